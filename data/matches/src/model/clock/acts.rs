//! What is done about the time of a match, as its journal tells it.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// An act about time. It names seats, never people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TimeAct {
    /// These seats are reminded of their turn.
    Reminded {
        /// Who.
        seats: Seats,
        /// When they should have been: long before, where the program was down.
        due: Timestamp,
    },
    /// The time of the turn is up.
    RanOut {
        /// When it was.
        due: Timestamp,
    },
    /// A seat says what shall become of the match now that time is up.
    Chose {
        /// Who.
        seat: Seat,
        /// What.
        choice: Choice,
    },
    /// The turn has a whole limit more.
    Extended,
    /// Nobody has chosen: the match rests until somebody wants it to go on.
    Adjourned,
    /// A seat asks for a pause.
    WantsPause {
        /// Who.
        seat: Seat,
    },
    /// A seat wants no pause, or not any more.
    WantsNoPause {
        /// Who.
        seat: Seat,
    },
    /// All have agreed: the match rests.
    Paused,
    /// A seat wants the match to go on that rests.
    Resumed {
        /// Who.
        seat: Seat,
    },
    /// Limits stand still for a seat.
    Away {
        /// For which.
        seat: Seat,
        /// Until when.
        until: Timestamp,
    },
    /// They do so no longer.
    Back {
        /// For which.
        seat: Seat,
    },
    /// A seat agrees to the pause that another asked for.
    AgreesToPause {
        /// Who.
        seat: Seat,
    },
}

/// What those who wait can choose when somebody's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Whoever is late has lost; where three or more play, they leave the table and the others go on.
    Claim,
    /// Whoever is late has a whole limit more.
    MoreTime,
    /// Nobody wins.
    CallOff,
}

impl Choice {
    /// All there is to choose.
    pub const ALL: [Self; 3] = [Self::Claim, Self::MoreTime, Self::CallOff];
}
