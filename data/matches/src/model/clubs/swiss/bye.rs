//! The choice of the player who sits out a round with an odd number of players.

use crate::model::clubs::swiss::SwissPlayer;

/// The most entrants that are tried for a bye.
const BYES: usize = 32;

/// The places of the players who may sit out. The lowest comes first, and players who had a bye come last.
pub(super) fn bye_candidates(ranked: &[SwissPlayer]) -> impl Iterator<Item = usize> {
    let mut candidates: Vec<usize> = (0..ranked.len()).rev().collect();
    candidates.sort_by_key(|&index| ranked[index].had_bye);
    candidates.into_iter().take(BYES)
}
