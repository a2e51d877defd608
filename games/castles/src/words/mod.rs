//! What Castles says: a variant for each thing that can be told, and a line for each in `words/en.ftl`.

mod ask;
mod names;
mod no;
mod say;
mod why;

use rules::Words;

pub(crate) use ask::Ask;
pub(crate) use names::{Letter, Name, Side, Soldiers, counted};
pub(crate) use no::{BadState, No};
pub(crate) use say::Say;
pub(crate) use why::Why;

/// What Castles says, and how.
pub(crate) const WORDS: Words = Words {
    known: &[Name::KNOWN, Say::KNOWN, No::KNOWN, BadState::KNOWN, Ask::KNOWN, Why::KNOWN],
    files: &[("en", include_str!("../../words/en.ftl"))],
};
