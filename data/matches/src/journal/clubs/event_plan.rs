//! The plan of an event, which is fixed when the event is announced.

use rules::OptionValues;
use serde::{Deserialize, Serialize};

use crate::ids::{Place, Timestamp};
use crate::journal::challenge::PostMode;
use crate::model::clock::limit::Limit;

/// The maximum number of characters of an event's name.
pub const EVENT_NAME: usize = 60;

/// The format of an event, with the settings of this format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Seasons in divisions, in which each entrant plays every other one.
    League {
        /// The length of a season in weeks: 2 to 12.
        weeks: u8,
    },
    /// Rounds in which entrants with similar scores meet.
    Swiss {
        /// The number of rounds: 1 to 15.
        rounds: u8,
        /// The days of a round: 2 to 60. `None` if the next round begins as soon as all tables are decided.
        days: Option<u8>,
    },
    /// A ranking in which an entrant challenges one up to three places above.
    Ladder {
        /// The days without a match after which an entrant loses a place: 7 to 90.
        decay_days: u8,
    },
}

impl Format {
    /// Whether all numbers of the format are within their bounds.
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
    /// The maximum number of seats of a table: 2 to 4.
    pub seats: u8,
    /// The turn limit of its matches.
    pub limit: Limit,
    /// The time bank of each player in each match, in days. It is used when a turn exceeds its limit.
    pub bank_days: u8,
    /// Whether a computer's evaluation decides the matches that still run at the end of a round or season. Otherwise
    /// they are draws.
    pub adjudicates: bool,
    /// The time when the event begins automatically. `None` if the organizer begins it.
    pub starts: Option<Timestamp>,
    /// The server and channel of the event.
    pub place: Place,
    /// How the boards of its matches are posted.
    pub posts: PostMode,
    /// The code of the posts' language. This crate only stores it.
    pub language: Option<String>,
}

/// The plan and the creation time, which never change.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct EventHeader {
    pub(crate) plan: EventPlan,
    pub(crate) created: Timestamp,
}
