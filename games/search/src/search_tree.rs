//! The trait of a position that alpha-beta can search.

use std::fmt::Debug;

use rules::Seat;

/// A move with a score: its order before the search, its value for the mover afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ScoredMove<M> {
    /// The move.
    pub mv: M,
    /// The score. Higher is better.
    pub score: i32,
}

impl<M> ScoredMove<M> {
    /// A move with this score.
    pub fn new(mv: M, score: i32) -> Self {
        Self { mv, score }
    }
}

/// A position that alpha-beta can search: that of the rules, or a smaller position that is quicker to copy. For two
/// sides, who both see everything.
///
/// A smaller position implements the rules a second time. A test should compare the two.
pub trait SearchTree: Clone {
    /// A move in a compact form, since the table holds one for each position.
    type Move: Copy + PartialEq + Debug;

    /// The seat to move. `None` when the match is over.
    fn mover(&self) -> Option<Seat>;

    /// Adds the moves after which a position can't be evaluated yet: captures, threats. At the end of every line, the
    /// search continues with these only (quiescence).
    fn noisy_moves(&self, moves: &mut Vec<ScoredMove<Self::Move>>);

    /// Adds all other moves. Called only if no noisy move was good enough.
    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<Self::Move>>);

    /// Whether a move that was good in another position is legal here. If so, it is tried before other moves are
    /// generated. An implementation may always return `false`, and only loses speed.
    fn is_legal(&self, _mv: Self::Move) -> bool {
        false
    }

    /// The position after a move.
    #[must_use]
    fn child(&self, mv: Self::Move) -> Self;

    /// Whether the mover must meet a threat at once. Such a position is searched one ply deeper.
    fn is_forced(&self) -> bool {
        false
    }

    /// A hash of the position and the turn. A position that repeats within a line is a draw.
    fn key(&self) -> u64;

    /// The score for a seat; the other seat has the negated score. At the end of a match, this is the score of a draw,
    /// or plus or minus [`WIN_SCORE`](crate::WIN_SCORE). If the end is known to be some plies away, the score is closer
    /// to 0 by that number.
    fn evaluate(&self, seat: Seat) -> i32;

    /// The score of a draw for a seat. The side that stands better may want to avoid a draw.
    fn draw_score(&self, _seat: Seat) -> i32 {
        0
    }

    /// The index of a move in the history table of cutoffs, from 1 to 4095. 0 for none.
    fn history_index(_mv: Self::Move) -> usize {
        0
    }
}
