//! The trait of a game that alpha-beta can search by its rules as they stand.

use rules::{RuleSet, Seat, Viewer};

/// The evaluation of positions and the order of moves. It is given whole positions: the true one where everything is open,
/// else a determinized one.
pub trait Evaluator: RuleSet {
    /// The legal moves of a seat that is to move.
    fn moves(position: &Self::Position, seat: Seat) -> Vec<Self::Move> {
        Self::legal_moves(&Self::view(position, Viewer::Seat(seat)), seat).moves
    }

    /// The score for a seat while it is not over, in whatever unit; for the other of two it is the same with the other sign.
    fn evaluate(position: &Self::Position, seat: Seat) -> i32;

    /// The order score of a move before it is searched: the higher, the earlier.
    fn order_score(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> i32 {
        0
    }

    /// Whether a position can't be judged right after this move.
    fn is_noisy(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> bool {
        false
    }

    /// A hash of the position and of whose turn it is in it.
    fn key(position: &Self::Position) -> u64;
}
