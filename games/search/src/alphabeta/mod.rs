//! Alpha-beta search with iterative deepening, a transposition table, killers, reductions and quiescence.
//!
//! Scores belong to seats: a side that moves twice in a row keeps its sign.

mod preference;
#[cfg(test)]
mod tests;
mod tree_search;

use crate::alphabeta::preference::{Standard, TEST_PART};
use crate::alphabeta::tree_search::{Search, all_moves};
use crate::budget::Budget;
use crate::score::{INFINITE_SCORE, is_proven};
use crate::search_tree::SearchTree;

pub use preference::Preference;
pub use tree_search::{SearchLimits, SearchResult};

/// Searches until the budget or the depth is used up. The result has a best move whenever there is a legal one.
pub fn alphabeta<T: SearchTree>(
    root: &T,
    budget: &mut Budget<'_>,
    limits: SearchLimits,
) -> SearchResult<T::Move> {
    search(root, budget, limits, None)
}

/// Searches like [`alphabeta`]. Then puts a preferred move of nearly the best score first, with its line.
pub fn alphabeta_preferring<T: SearchTree>(
    root: &T,
    budget: &mut Budget<'_>,
    limits: SearchLimits,
    preference: Preference<'_, T::Move>,
) -> SearchResult<T::Move> {
    search(root, budget, limits, Some(preference))
}

/// The search of [`alphabeta`], and of [`alphabeta_preferring`].
fn search<T: SearchTree>(
    root: &T,
    budget: &mut Budget<'_>,
    limits: SearchLimits,
    preference: Option<Preference<'_, T::Move>>,
) -> SearchResult<T::Move> {
    let mut result = SearchResult { moves: all_moves(root), line: Vec::new(), depth: 0 };
    let Some(mover) = root.mover() else { return result };
    let mut search = Search::<T>::new(budget, limits, root);
    let nodes = search.budget.remaining();
    let whole = search.budget.narrow(nodes - preference.map_or(0, |_| nodes / TEST_PART));
    let mut standard = 0;
    for depth in 1..=limits.max_depth {
        let is_whole = search.deepen(root, mover, &mut result.moves, depth);
        if !is_whole {
            break;
        }
        result.depth = depth;
        // A deeper search can't change the choice: the game is decided, or there is only one move.
        let best = result.moves.first().map_or(0, |scored| scored.score);
        standard = best;
        let is_settled = is_proven(best) && (best > 0 || limits.exact_margin == 0);
        if is_settled || result.moves.len() < 2 && depth > 3 {
            break;
        }
    }
    if let Some(first) = result.moves.first_mut().filter(|first| first.score == -INFINITE_SCORE) {
        // The budget ended before any score. The first move by order score then counts as even, not as lost.
        first.score = 0;
    }
    search.budget.widen(whole);
    if let Some(preference) = preference {
        search.prefer(root, mover, &mut result, Standard { score: standard, preference });
    }
    result.line = search.line(root, result.moves.first().map(|scored| scored.mv));
    result
}
