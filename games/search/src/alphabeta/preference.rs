//! A search that prefers some moves to others of nearly the same score.

use std::fmt;

use rules::Seat;

use crate::alphabeta::{Search, SearchLimits, SearchResult, search};
use crate::budget::Budget;
use crate::score::is_proven;
use crate::search_tree::SearchTree;
use crate::window::{Depth, Window};

/// Of this many nodes, one is reserved for the tests of preferred moves.
pub(super) const TEST_PART: u64 = 4;

/// A preference among moves of nearly the same score.
#[derive(Clone, Copy)]
pub struct Preference<'a, M> {
    /// The score by which a preferred move may be worse than the best move.
    pub margin: i32,
    /// The rank of a move. The best move stays the first unless another move has a higher rank.
    pub rank: &'a dyn Fn(M) -> i32,
}

impl<M> fmt::Debug for Preference<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Preference").field("margin", &self.margin).finish_non_exhaustive()
    }
}

/// Searches like [`alphabeta`](crate::alphabeta()), and then puts the move of the highest rank first, with its line.
pub fn alphabeta_preferring<T: SearchTree>(
    root: &T,
    budget: &mut Budget<'_>,
    limits: SearchLimits,
    preference: Preference<'_, T::Move>,
) -> SearchResult<T::Move> {
    search(root, budget, limits, Some(preference))
}

/// The preference, and the score of the best move at the depth to which every move was searched.
pub(super) struct Standard<'a, M> {
    pub(super) score: i32,
    pub(super) preference: Preference<'a, M>,
}

impl<T: SearchTree> Search<'_, '_, T> {
    /// Puts the highest-ranked move first, of those nearly as good as the best move at the same depth.
    pub(super) fn prefer(
        &mut self,
        root: &T,
        mover: Seat,
        result: &mut SearchResult<T::Move>,
        standard: Standard<'_, T::Move>,
    ) {
        let Standard { score: best, preference: Preference { margin, rank } } = standard;
        let Some(first) = result.moves.first().filter(|first| !is_proven(first.score)) else {
            return;
        };
        if result.depth == 0 || is_proven(best) {
            return;
        }
        let (least, newest) = (rank(first.mv), first.score);
        // The scores of other moves are upper bounds.
        let near = result.moves.iter().enumerate().filter(|(_, one)| one.score >= newest - margin);
        let ranked = near.map(|(index, one)| (rank(one.mv), index));
        let mut ranked: Vec<_> = ranked.filter(|(rank, _)| *rank > least).collect();
        ranked.sort_by_key(|&(rank, index)| (-rank, index));
        let depth = Depth { remaining: i32::from(result.depth), ply: 0 }.deeper(0);
        let alpha = best.max(newest) - margin - 1;
        for (_, index) in ranked {
            let child = root.child(result.moves[index].mv);
            if self.score_for(mover, &child, depth, Window::null_above(alpha)) <= alpha {
                continue;
            }
            let window = Window { alpha, ..Window::FULL };
            let score = self.score_for(mover, &child, depth, window);
            if self.budget.is_over() {
                return;
            }
            result.moves[index].score = score;
            result.moves[..=index].rotate_right(1);
            return;
        }
    }
}
