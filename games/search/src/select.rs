//! Chooses the move to play from a search result.

use rules::Chance;

use crate::alphabeta::SearchResult;
use crate::arithmetic::value_of_score;
use crate::computer_player::BestMove;
use crate::score::is_proven;
use crate::softmax::softmax;

/// The move to play, chosen by [`softmax`] from a search result. `scale` is the score that maps to half a win.
pub fn select_move<M: Copy + PartialEq>(
    result: SearchResult<M>,
    temperature: i32,
    scale: i32,
    chance: &mut Chance,
) -> Option<BestMove<M>> {
    select_valued(result, temperature, |score| value_of_score(score, scale), chance)
}

/// The same choice. `value` converts a score that isn't proven.
pub fn select_valued<M: Copy + PartialEq>(
    result: SearchResult<M>,
    temperature: i32,
    value: impl FnOnce(i32) -> f64,
    chance: &mut Chance,
) -> Option<BestMove<M>> {
    let chosen = *softmax(&result.moves, temperature, chance)?;
    let score = result.moves.iter().find(|scored| scored.mv == chosen).map_or(0, |one| one.score);
    let is_proven = is_proven(score);
    let value = if is_proven { f64::from(score.signum()) } else { value(score) };
    let is_first = result.line.first() == Some(&chosen);
    let line = if is_first { result.line } else { vec![chosen] };
    Some(BestMove {
        value,
        is_proven,
        line,
        depth: Some(result.depth),
        ..BestMove::unrated(chosen)
    })
}

#[cfg(test)]
mod tests {
    use rules::Seed;

    use super::*;
    use crate::score::WIN_SCORE;
    use crate::search_tree::ScoredMove;

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
}
