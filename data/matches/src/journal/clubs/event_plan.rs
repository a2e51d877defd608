//! The plan of an event, which is fixed when the event is announced.

use rules::OptionValues;
use serde::{Deserialize, Serialize};

use crate::ids::{Place, Timestamp};
use crate::journal::challenge::PostMode;
use crate::model::clock::limit::Limit;

/// The most characters of an event's name.
pub const EVENT_NAME: usize = 60;

/// The format of an event, with the settings of this format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Seasons in divisions, everyone against everyone.
    League {
        /// The length of a season in weeks: 2 to 12.
        weeks: u8,
    },
    /// Rounds of tables between entrants with equal scores.
    Swiss {
        /// The number of rounds: 1 to 15.
        rounds: u8,
        /// The days of a round: 2 to 60. `None` if the next round begins as soon as all tables are decided.
        days: Option<u8>,
    },
    /// An order in which challenges go up to three places up.
    Ladder {
        /// The days without a match after which an entrant moves down a place: 7 to 90.
        decay_days: u8,
    },
}

impl Format {
    /// Whether all numbers are within their bounds.
    pub fn is_possible(self) -> bool {
        match self {
            Self::League { weeks } => (2..=12).contains(&weeks),
            Self::Swiss { rounds, days } => {
                (1..=15).contains(&rounds) && days.is_none_or(|days| (2..=60).contains(&days))
            }
            Self::Ladder { decay_days } => (7..=90).contains(&decay_days),
        }
    }

    /// Whether every table of this format has two seats.
    pub fn is_for_two(self) -> bool {
        match self {
            Self::League { .. } | Self::Ladder { .. } => true,
            Self::Swiss { .. } => false,
        }
    }
}

/// The plan of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventPlan {
    /// The name.
    pub name: String,
    /// The format.
    pub format: Format,
    /// The game's slug.
    pub game: String,
    /// The options of its matches.
    pub options: OptionValues,
    /// The most seats of a table: 2 to 4.
    pub seats: u8,
    /// The turn limit.
    pub limit: Limit,
    /// The time bank of a player in each match, in days, besides the turn limit.
    pub bank_days: u8,
    /// Whether matches that run at the end of a round or season are decided by a computer's evaluation. Otherwise they
    /// are draws.
    pub adjudicates: bool,
    /// When the event begins by itself. `None` if the organizer begins it.
    pub starts: Option<Timestamp>,
    /// The server and the channel.
    pub place: Place,
    /// The posting of boards.
    pub posts: PostMode,
    /// The code of the language of its posts. This crate only stores it.
    pub language: Option<String>,
}

/// The facts that are fixed when an event is announced.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EventHeader {
    pub(crate) plan: EventPlan,
    pub(crate) created: Timestamp,
}
