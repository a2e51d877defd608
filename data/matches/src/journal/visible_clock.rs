//! `VisibleClock`: the clock of a match as spectators see it.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;
use crate::journal::head::{Head, Timing};
use crate::model::clock::state::Rest;

/// The clock of a match as spectators see it. A posted card notes which one it shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VisibleClock {
    /// No clock runs.
    #[default]
    None,
    /// The turn has a deadline.
    Until(Timestamp),
    /// A player to move is on vacation.
    StandsStill,
    /// The time of the turn is up, and the waiting players may choose.
    Up,
    /// The players agreed to a pause.
    Paused,
    /// The time of the turn is up, and the waiting players did not choose.
    Adjourned,
}

impl Timing {
    /// The clock as spectators see it.
    pub(crate) fn visible(&self) -> VisibleClock {
        match (self.rest, self.choosers, self.until) {
            (Some(Rest::Paused), _, _) => VisibleClock::Paused,
            (Some(Rest::Adjourned), _, _) => VisibleClock::Adjourned,
            (None, Some(_), _) => VisibleClock::Up,
            (None, None, Some(until)) => VisibleClock::Until(until),
            (None, None, None) => VisibleClock::StandsStill,
        }
    }
}

impl Head {
    /// The clock as spectators see it.
    pub fn visible_clock(&self) -> VisibleClock {
        self.timing.as_ref().map_or(VisibleClock::None, Timing::visible)
    }
}
