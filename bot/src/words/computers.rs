//! Messages about hints.

use rules::{Message, Words};

rules::messages! {
    /// A hint of the computer.
    pub(crate) enum HintText {
        /// What the computer would play, and why.
        Hint { mv: String, why: Message } = "computers-hint",
        /// The same without a reason.
        Plain { mv: String } = "computers-hint-plain",
        /// What that is in words.
        InWords { prompt: Message } = "computers-hint-in-words",
        /// How many they had so far.
        SoFar { count: u32 } = "computers-hints-so-far",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[HintText::KNOWN],
    files: &[("en", include_str!("../../words/en/computers.ftl"))],
};
