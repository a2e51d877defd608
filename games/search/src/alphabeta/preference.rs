//! The preference of some moves to others of nearly the same score.

use std::fmt;

use rules::Seat;

use crate::alphabeta::tree_search::{Search, SearchResult};
use crate::score::is_proven;
use crate::search_tree::SearchTree;
use crate::window::{Depth, Window};

/// The part of the nodes that is kept for the tests of preferred moves: one divided by this number.
pub(super) const TEST_PART: u64 = 8;

/// The maximum number of moves that are ranked, the likely best ones first. Ranks may be costly.
const MOST_RANKED: usize = 24;

/// A preference among moves of nearly the same score.
#[derive(Clone, Copy)]
pub struct Preference<'a, M> {
    /// The score by which a preferred move may be worse than the best one.
    pub margin: i32,
    /// The rank of a move. The best move stays the first unless the rank of another one is higher.
    pub rank: &'a dyn Fn(M) -> i32,
}

impl<M> fmt::Debug for Preference<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Preference").field("margin", &self.margin).finish_non_exhaustive()
    }
}

/// The preference, and the score of the best move at the depth to which every move was searched.
pub(super) struct Standard<'a, M> {
    pub(super) score: i32,
    pub(super) preference: Preference<'a, M>,
}

impl<T: SearchTree> Search<'_, '_, T> {
    /// Puts a preferred move first: the one of the highest rank that is nearly as good as the best move.
    ///
    /// A search to the same depth tests how good it is. Proven scores and draws are no matter of preference, and a search
    /// that was stopped keeps its best move.
    pub(super) fn prefer(
        &mut self,
        root: &T,
        mover: Seat,
        result: &mut SearchResult<T::Move>,
        standard: Standard<'_, T::Move>,
    ) {
        let Standard { score: best, preference: Preference { margin, rank } } = standard;
        let Some(first) = result.moves.first().copied() else { return };
        // A score of 0 may be an even position as well as a draw.
        let draw = Some(root.draw_score(mover)).filter(|draw| *draw != 0);
        let is_final = |score| is_proven(score) || Some(score) == draw;
        // If the best move has fallen at a depth that was not finished, the others were not searched so deep.
        let has_fallen = first.score < best - margin;
        if self.budget.is_over() || result.depth == 0 || has_fallen {
            return;
        }
        if is_final(best) || is_final(first.score) {
            return;
        }
        // The scores of other moves are upper bounds.
        let near = result.moves.iter().enumerate();
        let near = near.filter(|(_, one)| one.score >= first.score - margin).take(MOST_RANKED);
        let least = rank(first.mv);
        let ranked = near.map(|(index, one)| (rank(one.mv), index));
        let mut ranked: Vec<_> = ranked.filter(|(rank, _)| *rank > least).collect();
        ranked.sort_by_key(|&(rank, index)| (-rank, index));
        let depth = Depth { remaining: i32::from(result.depth), ply: 0 }.deeper(0);
        let alpha = best.max(first.score) - margin - 1;
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
            // Another window may lead to another score.
            if score <= alpha || is_final(score) {
                continue;
            }
            result.moves[index].score = score;
            result.moves[..=index].rotate_right(1);
            return;
        }
    }
}
