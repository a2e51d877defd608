//! The trait of a position as alpha-beta search goes through it.

use std::fmt::Debug;

use rules::Seat;

/// A move with a score: for its place in the order before it is searched, or what it is worth to its mover after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ScoredMove<M> {
    /// The move.
    pub mv: M,
    /// Its score: the higher, the better.
    pub score: i32,
}

impl<M> ScoredMove<M> {
    /// A move with this score.
    pub fn new(mv: M, score: i32) -> Self {
        Self { mv, score }
    }
}

/// A position made for searching, small and quick to copy. Two sides, who both see everything.
///
/// The rules that it plays by are those of the game, written once more for speed: compare the two in a test.
pub trait SearchTree: Clone {
    /// A move, as small as can be: the table holds one for each position.
    type Move: Copy + PartialEq + Debug;

    /// The seat to move; none when it is over.
    fn mover(&self) -> Option<Seat>;

    /// Adds the moves after which a position can't be judged yet: captures, threats. At the end of every line the search
    /// goes on with them alone (quiescence).
    fn noisy_moves(&self, moves: &mut Vec<ScoredMove<Self::Move>>);

    /// Adds all other moves. It is only called where no noisy move was good enough.
    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<Self::Move>>);

    /// Whether a move that was good elsewhere is legal here. If so it is tried before any others are made; an
    /// implementation that always says no has its moves made first, and loses speed alone.
    fn is_legal(&self, _mv: Self::Move) -> bool {
        false
    }

    /// The position after a move.
    #[must_use]
    fn child(&self, mv: Self::Move) -> Self;

    /// A hash of the position and of whose turn it is in it. One that comes again on the way is a draw.
    fn key(&self) -> u64;

    /// The score for a seat: for the other it is the same with the other sign. At the end,
    /// [`WIN_SCORE`](crate::WIN_SCORE), that with the other sign, or 0.
    fn evaluate(&self, seat: Seat) -> i32;

    /// The index from 1 to 4095 of a move in the history table, which counts how often moves like it were good; 0 for none.
    fn history_index(_mv: Self::Move) -> usize {
        0
    }
}
