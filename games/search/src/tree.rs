//! A position as alpha-beta search goes through it.

use std::fmt::Debug;

use rules::Seat;

/// A move with how good it looks before it is searched: the higher, the earlier.
pub type Ranked<M> = (M, i32);

/// A position made for searching, small and quick to copy. Two sides, who both see everything.
///
/// The rules that it plays by are those of the game, written once more for speed: compare the two in a test.
pub trait Tree: Clone {
    /// A move, as small as can be: the table holds one for each position.
    type Move: Copy + PartialEq + Debug;

    /// Whose turn it is; nobody's when it is over.
    fn mover(&self) -> Option<Seat>;

    /// The moves after which a position can't be judged yet: captures, threats. At the end of every line the search goes
    /// on with them alone.
    fn loud(&self, moves: &mut Vec<Ranked<Self::Move>>);

    /// All other moves. It is only asked where no loud move was good enough.
    fn quiet(&self, moves: &mut Vec<Ranked<Self::Move>>);

    /// Whether a move that was good elsewhere may be played here. If so it is tried before any others are made; who always
    /// says no has its moves made first, and loses speed alone.
    fn may(&self, _mv: Self::Move) -> bool {
        false
    }

    /// The position after a move.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// A number that tells positions apart, and whose turn it is in them. One that comes again on the way is a draw.
    fn key(&self) -> u64;

    /// How it stands for a seat: for the other it is the same with the other sign. At the end, [`WON`](crate::WON), that
    /// with the other sign, or 0.
    fn worth(&self, seat: Seat) -> i32;

    /// A place from 1 to 4095 where it is remembered how often a move like this was good; 0 for none.
    fn place(_mv: Self::Move) -> usize {
        0
    }
}
