//! Errors for options, moves and stored positions, each with a message for the sender.

use std::error::Error;
use std::fmt;

use crate::Message;
use crate::words::RulesMessage;

/// Something that was asked for and is not possible, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(Message);

impl Refusal {
    /// A refusal for this reason.
    pub fn new(reason: impl Into<Message>) -> Self {
        Self(reason.into())
    }

    /// The reason, to be said.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// For logs; people are told [`Refusal::message`].
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Refusal {}

/// Why a move is against the rules. It tells nothing that its mover may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal(Message);

impl Illegal {
    /// Illegal for this reason.
    pub fn new(reason: impl Into<Message>) -> Self {
        Self(reason.into())
    }

    /// The reason, to be said.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// For logs; people are told [`Illegal::message`].
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Illegal {}

/// Why a text was not played. Reading a move is separate from its legality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text is no move of this game; the message says what one looks like.
    Unreadable(Message),
    /// The text names several moves, these.
    Ambiguous {
        /// What says so.
        reason: Message,
        /// The moves it could be, at most 25, canonical.
        candidates: Vec<String>,
    },
    /// The text is a move, against the rules.
    Illegal {
        /// What says why.
        reason: Message,
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

    /// What to say to whoever sent it.
    pub fn message(&self) -> Message {
        match self {
            Self::Unreadable(reason)
            | Self::Ambiguous { reason, .. }
            | Self::Illegal { reason, .. } => reason.clone(),
            Self::NotToMove => RulesMessage::NotToMove.into(),
            Self::Over => RulesMessage::Over.into(),
        }
    }
}

/// For logs; people are told [`MoveError::message`].
impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for MoveError {}

impl From<Illegal> for MoveError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal { reason: illegal.0, nearest: Vec::new() }
    }
}
