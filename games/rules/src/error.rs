//! Errors for options, moves and stored positions, each with a message for the user.

use std::error::Error;
use std::fmt;

use crate::Message;
use crate::words::RulesMessage;

/// The error of a request that can't be fulfilled, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(Message);

impl Refusal {
    /// A refusal for this reason.
    pub fn new(reason: impl Into<Message>) -> Self {
        Self(reason.into())
    }

    /// The reason as a message for the user.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// For logs only; users read [`Refusal::message`].
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Refusal {}

/// The reason why a move is against the rules. It reveals nothing that is hidden from the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal(Message);

impl Illegal {
    /// An illegal move, for this reason.
    pub fn new(reason: impl Into<Message>) -> Self {
        Self(reason.into())
    }

    /// The reason as a message for the user.
    pub fn message(&self) -> &Message {
        &self.0
    }
}

/// For logs only; users read [`Illegal::message`].
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Illegal {}

/// The maximum number of moves that are listed for an ambiguous text, as many as a Discord menu has entries.
pub const MOST_CANDIDATES: usize = 25;

/// The reason why a typed move was not played. Reading a move is separate from its legality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text is no move of this game. The message gives an example of one.
    Unreadable(Message),
    /// The text could mean several moves.
    Ambiguous {
        /// The message for the user.
        reason: Message,
        /// The possible moves in canonical notation, at most [`MOST_CANDIDATES`].
        candidates: Vec<String>,
    },
    /// The text is a move, but it is against the rules.
    Illegal {
        /// The rule that forbids it.
        reason: Message,
        /// Similar legal moves, the nearest first.
        nearest: Vec<String>,
    },
    /// The seat is not to move.
    NotToMove,
    /// The match is over.
    Over,
}

impl MoveError {
    /// A text that could mean several moves. The first [`MOST_CANDIDATES`] are listed.
    pub fn ambiguous(
        reason: impl Into<Message>,
        candidates: impl IntoIterator<Item: ToString>,
    ) -> Self {
        let listed = candidates.into_iter().take(MOST_CANDIDATES);
        let candidates = listed.map(|candidate| candidate.to_string()).collect();
        Self::Ambiguous { reason: reason.into(), candidates }
    }

    /// A stable keyword for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable_move",
            Self::Ambiguous { .. } => "ambiguous_move",
            Self::Illegal { .. } => "illegal_move",
            Self::NotToMove => "not_to_move",
            Self::Over => "over",
        }
    }

    /// The legal moves that may be meant. Empty if none are known.
    pub fn near_moves(&self) -> &[String] {
        match self {
            Self::Ambiguous { candidates, .. } => candidates,
            Self::Illegal { nearest, .. } => nearest,
            Self::Unreadable(_) | Self::NotToMove | Self::Over => &[],
        }
    }

    /// The message for the user.
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

/// For logs only; users read [`MoveError::message`].
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ambiguous_text_lists_the_first_moves_up_to_a_limit() {
        let error = MoveError::ambiguous(RulesMessage::NotToMove, 0..100);
        let MoveError::Ambiguous { candidates, .. } = error else { panic!("{error:?}") };
        assert_eq!(candidates.len(), MOST_CANDIDATES);
        assert_eq!(candidates[..2], ["0", "1"]);
    }
}
