//! Acts about the clock of a match, as journal entries store them.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// An act about the clock. It names seats, never people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TimeAct {
    /// Players were reminded of their turn.
    Reminded {
        /// The seats of these players.
        seats: Seats,
        /// The time when the reminder was due. It is long ago if no process was running then.
        due: Timestamp,
    },
    /// The time of the turn ran out.
    RanOut {
        /// The deadline.
        due: Timestamp,
    },
    /// A player chose what happens after the deadline.
    Chose {
        /// The seat of that player.
        seat: Seat,
        /// The choice.
        choice: Choice,
    },
    /// The turn got another whole limit.
    Extended,
    /// The waiting players did not decide in time what happens after the deadline. The match is paused until a player
    /// resumes it.
    Adjourned,
    /// A player asked for a pause, in version 0.1. Later versions store an offer.
    WantsPause {
        /// The seat of that player.
        seat: Seat,
    },
    /// A player declined or withdrew a pause, in version 0.1.
    WantsNoPause {
        /// The seat of that player.
        seat: Seat,
    },
    /// All players agreed to a pause.
    Paused,
    /// A player resumed a paused match.
    Resumed {
        /// The seat of that player.
        seat: Seat,
    },
    /// The clock stopped for a player on vacation.
    Away {
        /// The seat of that player.
        seat: Seat,
        /// The end of the vacation.
        until: Timestamp,
    },
    /// The clock runs again for a player who is back from vacation.
    Back {
        /// The seat of that player.
        seat: Seat,
    },
    /// A player agreed to a pause, in version 0.1.
    AgreesToPause {
        /// The seat of that player.
        seat: Seat,
    },
}

impl TimeAct {
    /// Whether the act changes the deadline of the turn, which its board names. A vacation does so if its player is to
    /// move.
    pub(crate) fn changes_deadline(&self) -> bool {
        match self {
            Self::Extended | Self::Adjourned | Self::Paused | Self::Resumed { .. } => true,
            Self::Away { .. } | Self::Back { .. } => true,
            Self::Reminded { .. } | Self::RanOut { .. } | Self::Chose { .. } => false,
            Self::WantsPause { .. } | Self::WantsNoPause { .. } => false,
            Self::AgreesToPause { .. } => false,
        }
    }

    /// Whether the act changes the deadline while these seats are to move, and gets no post that says so.
    pub(crate) fn changes_deadline_silently(&self, to_move: Seats) -> bool {
        let is_others = matches!(
            self,
            Self::Away { seat, .. } | Self::Back { seat } if !to_move.contains(*seat)
        );
        self.changes_deadline() && !self.is_announced() && !is_others
    }

    /// Whether the act gets a post of its own.
    pub(crate) fn is_announced(&self) -> bool {
        match self {
            Self::Reminded { .. } | Self::Extended | Self::Adjourned | Self::Resumed { .. } => true,
            Self::RanOut { .. } | Self::Chose { .. } | Self::Paused => false,
            Self::WantsPause { .. } | Self::WantsNoPause { .. } => false,
            Self::AgreesToPause { .. } | Self::Away { .. } | Self::Back { .. } => false,
        }
    }
}

/// A choice of the waiting players after another player's time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The late player loses. If three or more play, they leave the match and the others play on.
    Claim,
    /// The late player gets a whole limit more.
    MoreTime,
    /// The match is called off: nobody wins.
    CallOff,
}

impl Choice {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::Claim, Self::MoreTime, Self::CallOff];
}
