//! The messages of Castles, one variant each.

mod explanations;
mod names;
mod narration;
mod prompts;
mod reasons;

use rules::Words;

pub(crate) use explanations::{Explanation, Principle, aim, manner};
pub(crate) use names::{Letter, Name, Place, Side, Soldiers, counted, title};
pub(crate) use narration::Narration;
pub(crate) use prompts::{Deed, Prompt};
pub(crate) use reasons::{BadState, Reason};

pub(crate) const WORDS: Words = Words {
    known: &[
        Name::KNOWN,
        Narration::KNOWN,
        Reason::KNOWN,
        BadState::KNOWN,
        Prompt::KNOWN,
        Deed::KNOWN,
        Place::KNOWN,
        Explanation::KNOWN,
        Principle::KNOWN,
    ],
    files: rules::message_files!("../../words/"),
};
