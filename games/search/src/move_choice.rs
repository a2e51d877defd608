//! The choice of the move to play. Weaker levels choose by a soft maximum among the moves they have found.

use rules::Chance;

use crate::alphabeta::SearchResult;
use crate::arithmetic::{halved, value_of_score};
use crate::computer_player::BestMove;
use crate::score::is_proven;
use crate::search_tree::ScoredMove;

/// The move to play, chosen by [`softmax`] from a search result. If all moves lose, the move that holds out longest.
/// `scale` is the score that gives a value of one half.
pub fn select_move<M: Copy + PartialEq>(
    result: SearchResult<M>,
    temperature: i32,
    scale: i32,
    chance: &mut Chance,
) -> Option<BestMove<M>> {
    select_valued(result, temperature, |score| value_of_score(score, scale), chance)
}

/// [`select_move`] with another conversion: `value` gives the value of a score that isn't proven.
pub fn select_valued<M: Copy + PartialEq>(
    result: SearchResult<M>,
    temperature: i32,
    value: impl FnOnce(i32) -> f64,
    chance: &mut Chance,
) -> Option<BestMove<M>> {
    let best = result.moves.iter().map(|scored| scored.score).max()?;
    // A soft choice could shorten a far-off loss, and would have no line that shows its distance.
    let temperature = if best < 0 && is_proven(best) { 0 } else { temperature };
    let chosen = *softmax(&result.moves, temperature, chance)?;
    Some(rated(result, chosen, value))
}

/// A move of a search result, with its value. Has the result's line if that line begins with this move.
pub fn rated<M: Copy + PartialEq>(
    result: SearchResult<M>,
    chosen: M,
    value: impl FnOnce(i32) -> f64,
) -> BestMove<M> {
    let score = result.moves.iter().find(|scored| scored.mv == chosen).map_or(0, |one| one.score);
    let is_proven = is_proven(score);
    let value = if is_proven { f64::from(score.signum()) } else { value(score) };
    let is_first = result.line.first() == Some(&chosen);
    let line = if is_first { result.line } else { vec![chosen] };
    BestMove { value, is_proven, line, depth: Some(result.depth), ..BestMove::unrated(chosen) }
}

/// A random move by score. Each `temperature` points below the best score make a move half as likely. With a
/// temperature of 0, the first of the best moves is chosen.
pub fn softmax<'a, M>(
    moves: &'a [ScoredMove<M>],
    temperature: i32,
    chance: &mut Chance,
) -> Option<&'a M> {
    let best = moves.iter().map(|scored| scored.score).max()?;
    if temperature <= 0 {
        return moves.iter().find(|scored| scored.score == best).map(|scored| &scored.mv);
    }
    let weight = |score: i32| {
        let gap = i64::from(best) - i64::from(score);
        halved(gap.unsigned_abs() * 16 / temperature.unsigned_abs() as u64)
    };
    let sum: u64 = moves.iter().map(|scored| weight(scored.score)).sum();
    // The best move has weight 2^20, so the sum is never 0.
    let mut drawn = chance.below(sum.max(1));
    for ScoredMove { mv, score } in moves {
        let weight = weight(*score);
        if drawn < weight {
            return Some(mv);
        }
        drawn -= weight;
    }
    moves.first().map(|scored| &scored.mv)
}

#[cfg(test)]
mod tests {
    use rules::Seed;

    use super::*;
    use crate::score::WIN_SCORE;

    fn chance() -> Chance {
        Seed::from_bytes([1; 32]).walk(0)
    }

    fn selected(moves: &[(char, i32)], line: &[char]) -> BestMove<char> {
        let moves = moves.iter().map(|&(mv, score)| ScoredMove { mv, score }).collect();
        let result = SearchResult { moves, line: line.to_vec(), depth: 4 };
        select_move(result, 0, 100, &mut chance()).unwrap()
    }

    #[test]
    fn the_best_move_is_selected_with_its_line() {
        let best = selected(&[('a', 100), ('b', 90)], &['a', 'x', 'y']);
        assert_eq!((best.mv, best.value, best.is_proven), ('a', 0.5, false));
        assert_eq!((best.line, best.depth), (vec!['a', 'x', 'y'], Some(4)));
        assert_eq!(selected(&[('a', 1), ('b', 2)], &['a', 'x']).line, ['b']);
    }

    #[test]
    fn a_proven_score_has_the_value_one_or_minus_one() {
        let lost = selected(&[('a', 3 - WIN_SCORE)], &['a']);
        assert_eq!((lost.value, lost.is_proven), (-1.0, true));
        let result = SearchResult::<char> { moves: Vec::new(), line: Vec::new(), depth: 0 };
        assert_eq!(select_move(result, 0, 100, &mut chance()), None);
    }

    #[test]
    fn a_lost_position_is_played_for_long_whatever_the_temperature() {
        let mut chance = chance();
        for _ in 0..100 {
            let moves = [('a', 8 - WIN_SCORE), ('b', 2 - WIN_SCORE)];
            let moves = moves.map(|(mv, score)| ScoredMove { mv, score }).into();
            let line = vec!['a', 'x', 'y', 'z', 'w'];
            let result = SearchResult { moves, line: line.clone(), depth: 8 };
            let best = select_move(result, 8, 100, &mut chance).unwrap();
            assert_eq!((best.mv, best.line, best.is_proven), ('a', line, true));
        }
    }

    #[test]
    fn softmax_halves_the_frequency_per_temperature_step() {
        let mut chance = Seed::from_bytes([3; 32]).walk(0);
        let moves = [("best", 40), ("half", 30), ("quarter", 20), ("never", -400)]
            .map(|(mv, score)| ScoredMove { mv, score });
        let mut counted = [0; 4];
        for _ in 0..7000 {
            let chosen = softmax(&moves, 10, &mut chance).unwrap();
            counted[moves.iter().position(|one| one.mv == *chosen).unwrap()] += 1;
        }
        assert!((3800..4200).contains(&counted[0]), "{counted:?}");
        assert!((1850..2150).contains(&counted[1]), "{counted:?}");
        assert!((880..1120).contains(&counted[2]), "{counted:?}");
        assert_eq!(counted[3], 0);
    }

    #[test]
    fn softmax_without_temperature_selects_the_first_best_move() {
        let mut chance = Seed::from_bytes([3; 32]).walk(0);
        let moves = [("a", 1), ("b", 5), ("c", 5)].map(|(mv, score)| ScoredMove { mv, score });
        assert_eq!(softmax(&moves, 0, &mut chance), Some(&"b"));
        assert_eq!(softmax::<&str>(&[], 4, &mut chance), None);
    }
}
