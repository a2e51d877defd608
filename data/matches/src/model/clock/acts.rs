//! Acts about the clock of a match, as the journal has them.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// An act about the clock. It names seats, never people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TimeAct {
    /// Seats are reminded of their turn.
    Reminded {
        /// The seats.
        seats: Seats,
        /// The time when the reminder was due. Long ago, if the program was down.
        due: Timestamp,
    },
    /// The time of the turn is up.
    RanOut {
        /// The deadline.
        due: Timestamp,
    },
    /// A seat chooses what happens after the deadline.
    Chose {
        /// The seat.
        seat: Seat,
        /// The choice.
        choice: Choice,
    },
    /// The turn gets a whole limit more.
    Extended,
    /// No choice was made in time, so the match is paused until a player resumes it.
    Adjourned,
    /// A seat asks for a pause, in matches of version 0.1.
    WantsPause {
        /// The seat.
        seat: Seat,
    },
    /// A seat declines or withdraws a pause.
    WantsNoPause {
        /// The seat.
        seat: Seat,
    },
    /// All have agreed, and the match is paused.
    Paused,
    /// A seat resumes a paused match.
    Resumed {
        /// The seat.
        seat: Seat,
    },
    /// The clock stops for a seat whose player is on vacation.
    Away {
        /// The seat.
        seat: Seat,
        /// The end of the vacation.
        until: Timestamp,
    },
    /// The clock runs for the seat again.
    Back {
        /// The seat.
        seat: Seat,
    },
    /// A seat agrees to a pause.
    AgreesToPause {
        /// The seat.
        seat: Seat,
    },
}

impl TimeAct {
    /// Whether the act has a message of its own.
    pub(crate) fn is_announced(&self) -> bool {
        match self {
            Self::Reminded { .. } | Self::Extended | Self::Adjourned | Self::Resumed { .. } => true,
            Self::RanOut { .. } | Self::Chose { .. } | Self::Paused => false,
            Self::WantsPause { .. } | Self::WantsNoPause { .. } => false,
            Self::AgreesToPause { .. } | Self::Away { .. } | Self::Back { .. } => false,
        }
    }
}

/// The choice of the waiting players when another player's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The late player loses. With three or more players, they leave the table and the others play on.
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
