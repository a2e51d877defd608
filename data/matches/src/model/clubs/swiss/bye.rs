//! Chooses the player without an opponent, in a round with an odd number of players.

use crate::model::clubs::swiss::SwissPlayer;

/// The maximum number of entrants that are tried for the bye.
const BYES: usize = 32;

/// The indices of the players to try for the bye, from the lowest rank up. Players who had a bye come last.
pub(super) fn bye_candidates(ranked: &[SwissPlayer]) -> impl Iterator<Item = usize> {
    let mut candidates: Vec<usize> = (0..ranked.len()).rev().collect();
    candidates.sort_by_key(|&index| ranked[index].had_bye);
    candidates.into_iter().take(BYES)
}
