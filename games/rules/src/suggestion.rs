//! What is offered while somebody types.

/// A move that can be offered while somebody types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What is sent when it is chosen; at most 100 characters, and it reads as the move.
    pub text: String,
    /// What a person reads; at most 100 characters.
    pub label: String,
}

impl Suggestion {
    /// A suggestion that reads as what it sends.
    pub fn plain(text: String) -> Self {
        Self { label: text.clone(), text }
    }
}
