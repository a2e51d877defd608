//! Autocomplete suggestions for a typed move.

use crate::Message;

/// A move to offer while a player types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text that is sent when the player chooses it. It can be read as the move, and has at most 100 characters.
    pub text: String,
    /// The label for people.
    pub label: Message,
}

impl Suggestion {
    /// A suggestion whose label is the text itself.
    pub fn plain(text: String) -> Self {
        Self { label: Message::plain(&text), text }
    }
}
