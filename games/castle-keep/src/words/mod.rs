//! The messages of Castle Keep, one variant each.

mod explanations;
mod names;
mod narration;
mod prompts;
mod reasons;

use rules::Words;

pub(crate) use explanations::{Explanation, Principle};
pub(crate) use names::{
    DrawnTiles, FallenCells, Name, NamedTile, Place, Player, SpotInWords, Target, TileForm,
};
pub(crate) use narration::{Narration, PositionText};
pub(crate) use prompts::Prompt;
pub(crate) use reasons::{BadState, Reason};

pub(crate) const WORDS: Words = Words {
    known: &[
        Name::KNOWN,
        Place::KNOWN,
        Narration::KNOWN,
        PositionText::KNOWN,
        Reason::KNOWN,
        BadState::KNOWN,
        Prompt::KNOWN,
        Explanation::KNOWN,
        Principle::KNOWN,
    ],
    files: rules::message_files!("../../words/"),
};
