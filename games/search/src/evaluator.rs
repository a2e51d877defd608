//! The trait of a rule set that alpha-beta can search directly.

use rules::{RuleSet, Seat, Viewer};

/// The evaluation of positions and the order of moves. It gets full positions: the true one if nothing is hidden,
/// otherwise a determinized one.
pub trait Evaluator: RuleSet {
    /// The legal moves of a seat that is to move.
    fn moves(position: &Self::Position, seat: Seat) -> Vec<Self::Move> {
        Self::legal_moves(&Self::view(position, Viewer::Seat(seat)), seat).moves
    }

    /// The score for a seat while the match runs, in any unit. The other seat has the negated score.
    fn evaluate(position: &Self::Position, seat: Seat) -> i32;

    /// The order score of a move before it is searched. Higher ones are searched earlier.
    fn order_score(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> i32 {
        0
    }

    /// Whether the position after this move can't be evaluated at once, as after a capture.
    fn is_noisy(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> bool {
        false
    }

    /// A hash of the position and the turn.
    fn key(position: &Self::Position) -> u64;
}
