//! Tests of single moves after a search, by its table.

use std::fmt;

use super::Search;
use crate::search_tree::SearchTree;
use crate::window::{Depth, Window};

/// What a test of a move has found.
#[derive(Clone, Debug)]
pub struct MoveTest<M> {
    /// Whether the move is worth what was asked.
    pub holds: bool,
    /// The expected continuation, beginning with the move. If the move fails, its refutation.
    pub line: Vec<M>,
}

impl<T: SearchTree> Search<'_, '_, T> {
    /// Whether a move comes within `margin` of the best score at the depth of the finished search.
    ///
    /// It takes at most this number of further nodes. `None` if they don't suffice. A deeper iteration that was broken
    /// off may have found the move worse already; then it fails.
    pub fn test(&mut self, mv: T::Move, margin: i32, nodes: u64) -> Option<MoveTest<T::Move>> {
        let root = self.root.clone();
        let (mover, floor) = (root.mover()?, self.best - margin);
        self.budget.extend(nodes);
        let depth = Depth { remaining: i32::from(self.depth), ply: 0 }.deeper(0);
        let score = self.score_for(mover, &root.child(mv), depth, Window::null_above(floor - 1));
        let test = || MoveTest { holds: score >= floor, line: self.line(&root, Some(mv)) };
        (!self.budget.is_over()).then(test)
    }
}

impl<T: SearchTree> fmt::Debug for Search<'_, '_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("depth", &self.depth).field("best", &self.best).finish()
    }
}
