//! Autocomplete suggestions for a typed move.

use crate::Message;

/// A move that can be offered while somebody types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What is sent when it is chosen; at most 100 characters, and it reads as the move.
    pub text: String,
    /// What a person reads.
    pub label: Message,
}

impl Suggestion {
    /// A suggestion that reads as what it sends.
    pub fn plain(text: String) -> Self {
        Self { label: Message::plain(&text), text }
    }
}
