//! Swiss pairing: near equal scores, never a rematch, balanced seats, and a bye for the lowest without one.
//!
//! A round is a minimum-weight perfect matching. Small fields are matched at once. Large ones are matched in windows
//! along the ranking, since a good opponent is always near.

mod bye;
mod look_ahead;
mod matching;
mod pairing_cost;
mod swiss_player;

use crate::model::clubs::Entrant;
use crate::model::clubs::swiss::bye::bye_candidates;
use crate::model::clubs::swiss::look_ahead::LookAhead;

pub use pairing_cost::pairing_cost;
pub use swiss_player::{SwissPlayer, SwissRound};

/// Pairs a round, with `rounds_left` rounds after it. `None` if everyone who could meet has met.
///
/// In a small field, the rounds after it can be paired too, if a way is found.
pub fn pair_swiss(ranked: &[SwissPlayer], rounds_left: u32) -> Option<SwissRound> {
    let look_ahead = LookAhead::of(ranked, rounds_left);
    if ranked.len().is_multiple_of(2) {
        return pair_field(&look_ahead, ranked, None).map(|(round, _)| round);
    }
    let mut legal = None;
    for index in bye_candidates(ranked) {
        match pair_field(&look_ahead, ranked, Some(index)) {
            Some((round, true)) => return Some(round),
            Some((round, false)) => {
                legal.get_or_insert(round);
            }
            None => {}
        }
    }
    legal
}

/// Pairs a round with this bye, and tells whether the rounds after it can be paired too.
fn pair_field(
    look_ahead: &LookAhead,
    ranked: &[SwissPlayer],
    bye: Option<usize>,
) -> Option<(SwissRound, bool)> {
    let mut field = ranked.to_vec();
    let bye = bye.map(|index| field.remove(index).entrant);
    let mates = matching::matched(&field)?;
    let (mates, has_future) = look_ahead.keep(&field, mates);
    let pairs = (0..field.len()).filter(|&one| one < mates[one]);
    let pairs = pairs.map(|one| seated(&field[one], &field[mates[one]])).collect();
    Some((SwissRound { pairs, bye }, has_future))
}

/// Gives the seats of a pair.
///
/// The first seat goes to the entrant who had it less often. If both had it equally often, the one who didn't have it
/// in the last match gets it. If nothing else decides, the stronger one does.
fn seated(stronger: &SwissPlayer, other: &SwissPlayer) -> [Entrant; 2] {
    let wish = |player: &SwissPlayer| (player.balance, player.was_first.map_or(0, i32::from));
    match wish(stronger) <= wish(other) {
        true => [stronger.entrant, other.entrant],
        false => [other.entrant, stronger.entrant],
    }
}

#[cfg(test)]
mod tests;
