//! The messages of Castles, one variant each.

mod explanations;
mod names;
mod narration;
mod prompts;
mod reasons;

use rules::Words;

pub(crate) use explanations::Explanation;
pub(crate) use names::{Letter, Name, Side, Soldiers, counted};
pub(crate) use narration::Narration;
pub(crate) use prompts::Prompt;
pub(crate) use reasons::{BadState, Reason};

/// What Castles says, and how.
pub(crate) const WORDS: Words = Words {
    known: &[
        Name::KNOWN,
        Narration::KNOWN,
        Reason::KNOWN,
        BadState::KNOWN,
        Prompt::KNOWN,
        Explanation::KNOWN,
    ],
    files: &[("en", include_str!("../../words/en.ftl"))],
};
