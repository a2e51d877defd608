//! Swiss pairing: near equal scores, never a rematch, balanced seats, and a bye for the lowest without one.
//!
//! A round is a minimum-weight perfect matching. Small fields are matched at once. Large ones are matched in windows
//! along the ranking, since a good opponent is always near.

mod cost;
mod future;
mod matching;
mod swiss_player;

use crate::model::clubs::Entrant;

pub use cost::pairing_cost;
pub use swiss_player::{SwissPlayer, SwissRound};

/// The most byes that are tried before the one with a rematch is accepted.
const BYES: usize = 32;

/// Pairs a round, with `rounds_left` rounds after it. `None` if everyone who could meet has met.
pub fn pair_swiss(ranked: &[SwissPlayer], rounds_left: u32) -> Option<SwissRound> {
    if ranked.len().is_multiple_of(2) {
        let pairs = pair_field(ranked, rounds_left)?;
        return Some(SwissRound { pairs, bye: None });
    }
    let mut candidates: Vec<usize> = (0..ranked.len()).rev().collect();
    candidates.sort_by_key(|&index| ranked[index].had_bye);
    candidates.into_iter().take(BYES).find_map(|index| {
        let mut field = ranked.to_vec();
        let bye = field.remove(index);
        let pairs = pair_field(&field, rounds_left)?;
        Some(SwissRound { pairs, bye: Some(bye.entrant) })
    })
}

fn pair_field(field: &[SwissPlayer], rounds_left: u32) -> Option<Vec<[Entrant; 2]>> {
    let mates = matching::matched(field)?;
    let mates = future::with_future(field, mates, rounds_left);
    let pairs = (0..field.len()).filter(|&one| one < mates[one]);
    Some(pairs.map(|one| seated(&field[one], &field[mates[one]])).collect())
}

/// Gives the seats of a pair.
///
/// The first goes to the one who had it less often or, if both had it equally often, not in the last match. The
/// stronger one has it if nothing else decides.
fn seated(stronger: &SwissPlayer, other: &SwissPlayer) -> [Entrant; 2] {
    let wish = |player: &SwissPlayer| (player.balance, player.was_first.map_or(0, i32::from));
    match wish(stronger) <= wish(other) {
        true => [stronger.entrant, other.entrant],
        false => [other.entrant, stronger.entrant],
    }
}

#[cfg(test)]
mod tests;
