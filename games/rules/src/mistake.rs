//! What can be wrong with an option, a move or a stored position, each with a sentence for the person who sent it.

use std::error::Error;
use std::fmt;

/// Something that was asked for and is not possible, with the reason as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(String);

impl Refusal {
    /// A refusal for this reason.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Refusal {}

/// Why a move is against the rules, as a sentence. It tells nothing that its mover may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal(String);

impl Illegal {
    /// Illegal for this reason.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Illegal {}

/// Why a text was not played. Reading a move is separate from its legality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text is no move of this game; the sentence says what one looks like.
    Unreadable(String),
    /// The text names several moves, these.
    Ambiguous {
        /// The sentence that says so.
        reason: String,
        /// The moves it could be, at most 25, canonical.
        candidates: Vec<String>,
    },
    /// The text is a move, against the rules.
    Illegal {
        /// The sentence that says why.
        reason: String,
        /// Legal moves that look like it, nearest first.
        nearest: Vec<String>,
    },
    /// The seat is not to move.
    NotToMove,
    /// There is nothing more to play.
    Over,
}

impl MoveError {
    /// A stable word for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable_move",
            Self::Ambiguous { .. } => "ambiguous_move",
            Self::Illegal { .. } => "illegal_move",
            Self::NotToMove => "not_to_move",
            Self::Over => "over",
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(reason)
            | Self::Ambiguous { reason, .. }
            | Self::Illegal { reason, .. } => f.write_str(reason),
            Self::NotToMove => f.write_str("It is not this seat's turn."),
            Self::Over => f.write_str("The match is over."),
        }
    }
}

impl Error for MoveError {}

impl From<Illegal> for MoveError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal { reason: illegal.0, nearest: Vec::new() }
    }
}
