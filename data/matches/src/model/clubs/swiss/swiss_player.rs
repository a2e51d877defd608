//! The entrants of a Swiss before a round, and its pairings.

use std::collections::BTreeSet;

use crate::model::clubs::Entrant;
use crate::model::clubs::points::Points;

/// An entrant before a round. Lists of them are in order of rank, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissPlayer {
    /// The entrant.
    pub entrant: Entrant,
    /// The points so far.
    pub points: Points,
    /// The opponents so far.
    pub met: BTreeSet<Entrant>,
    /// The number of matches on the first seat, less those on the second.
    pub balance: i32,
    /// Whether the last match was on the first seat. `None` before the first.
    pub was_first: Option<bool>,
    /// Whether the entrant has had a bye.
    pub had_bye: bool,
}

/// The pairings of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SwissRound {
    /// The pairs, by rank. The first of a pair has the first seat.
    pub pairs: Vec<[Entrant; 2]>,
    /// The entrant without an opponent.
    pub bye: Option<Entrant>,
}
