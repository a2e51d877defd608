//! `SwissPlayer` and `SwissRound`: the entrants of a Swiss before a round, and its pairs.

use std::collections::BTreeSet;

use crate::model::clubs::Entrant;
use crate::model::clubs::points::Points;

/// An entrant before a round. Slices of these are in order of rank, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissPlayer {
    /// The entrant.
    pub entrant: Entrant,
    /// The points so far.
    pub points: Points,
    /// The entrants whom they have met.
    pub met: BTreeSet<Entrant>,
    /// The number of matches on the first seat, minus the number on the second.
    pub balance: i32,
    /// Whether they had the first seat in their last match. `None` before the first match.
    pub was_first: Option<bool>,
    /// Whether the entrant has had a bye.
    pub had_bye: bool,
}

/// The pairs of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SwissRound {
    /// The pairs, by rank of their better player. The first of a pair has the first seat.
    pub pairs: Vec<[Entrant; 2]>,
    /// The entrant without an opponent.
    pub bye: Option<Entrant>,
}
