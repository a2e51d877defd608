//! The pure rules of clubs: pairings, standings, divisions, the ladder.
//!
//! Nothing here depends on matches, people or time zones. Entrants are numbers within their event, and points are
//! integers.

pub(crate) mod ladder;
pub(crate) mod league;
pub(crate) mod pods;
pub(crate) mod points;
pub(crate) mod round_robin;
pub(crate) mod standings;
pub(crate) mod swiss;

use serde::{Deserialize, Serialize};

/// The number of an entrant within an event, from 0, in the order of registration.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Entrant(pub u32);

impl Entrant {
    /// The entrant's index in the lists of their event.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
