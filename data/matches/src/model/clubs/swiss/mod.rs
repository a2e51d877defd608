//! Swiss pairing: opponents with similar scores, no rematches, balanced seats, and a bye for a low entrant who had
//! none.
//!
//! A round is a minimum-weight perfect matching. A small field is matched at once. A large one is matched in windows
//! along the ranking, since a good opponent has a similar rank.

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

/// Pairs a round, with `rounds_left` rounds after it. `None` if no pairing without a rematch was found.
///
/// In a small field, prefers a pairing after which the later rounds can be paired, too.
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

/// Pairs a round in which the player at index `bye` has the bye. The flag tells whether the later rounds can be paired.
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

/// Assigns the two seats of a pair.
///
/// The first seat goes to the entrant who has had this seat less often. If both have had it equally often, it goes to
/// the entrant who did not have it in the last match, and otherwise to the stronger one.
fn seated(stronger: &SwissPlayer, other: &SwissPlayer) -> [Entrant; 2] {
    let wish = |player: &SwissPlayer| (player.balance, player.was_first.map_or(0, i32::from));
    match wish(stronger) <= wish(other) {
        true => [stronger.entrant, other.entrant],
        false => [other.entrant, stronger.entrant],
    }
}

#[cfg(test)]
mod tests;
