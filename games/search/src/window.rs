//! Small types of the alpha-beta search: windows, depths, node states and table entries.

use rules::Seat;

use crate::score::{INFINITE_SCORE, is_proven};

/// The state of a node while its moves are searched.
pub(crate) struct NodeState<M> {
    pub(crate) mover: Seat,
    pub(crate) depth: Depth,
    pub(crate) window: Window,
    pub(crate) best: i32,
    pub(crate) mv: Option<M>,
    pub(crate) searched: u32,
}

/// The entry of the transposition table for a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableEntry<M> {
    pub(crate) mv: Option<M>,
    score: i32,
    depth: i8,
    bound: Bound,
}

/// The meaning of a score in the table: exact, or a bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// The range of scores within which an exact result matters.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Self = Self { alpha: -INFINITE_SCORE, beta: INFINITE_SCORE };

    /// The window for the other side.
    pub(crate) fn negated(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// The null window above `alpha`, which only tests whether the score is higher.
    pub(crate) fn null_above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }
}

/// The remaining depth and the distance from the root, in plies.
#[derive(Clone, Copy)]
pub(crate) struct Depth {
    pub(crate) remaining: i32,
    pub(crate) ply: i32,
}

impl Depth {
    /// The depth of a child, less `reduction`.
    pub(crate) fn deeper(self, reduction: i32) -> Self {
        Self { remaining: self.remaining - 1 - reduction, ply: self.ply + 1 }
    }

    /// The depth of the same position, or one ply more if `is_deeper`.
    pub(crate) fn extended(self, is_deeper: bool) -> Self {
        Self { remaining: self.remaining + i32::from(is_deeper), ..self }
    }
}

impl<M: Copy> TableEntry<M> {
    pub(crate) fn new(node: &NodeState<M>, asked: Window) -> Self {
        let bound = match node.best {
            best if best >= asked.beta => Bound::Lower,
            best if best <= asked.alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        let Depth { remaining, ply } = node.depth;
        Self { mv: node.mv, score: from_here(node.best, ply), depth: remaining as i8, bound }
    }

    /// The score, if it is deep enough and decides the window.
    pub(crate) fn score(&self, depth: Depth, window: Window) -> Option<i32> {
        let score = from_root(self.score, depth.ply);
        let answers = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        (answers && i32::from(self.depth) >= depth.remaining).then_some(score)
    }
}

/// The score of a finished or solved game at this ply. Early wins and late losses are better.
pub(crate) fn end_score(score: i32, ply: i32) -> i32 {
    from_root(score, ply)
}

/// A proven score counted from its position instead of the root, since the position may recur at another ply.
fn from_here(score: i32, ply: i32) -> i32 {
    if is_proven(score) { score + score.signum() * ply } else { score }
}

/// The same score counted from the root.
fn from_root(score: i32, ply: i32) -> i32 {
    if is_proven(score) { score - score.signum() * ply } else { score }
}
