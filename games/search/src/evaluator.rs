//! What a player knows of a game by heart, for searching it by its rules as they stand.

use rules::{RuleSet, Seat, Viewer};

/// What positions are worth and which moves to look at first. It is asked of whole positions: of the true one where
/// everything is open, of an imagined one else.
pub trait Lore: RuleSet {
    /// The legal moves of a seat that is to move.
    fn moves(position: &Self::Position, seat: Seat) -> Vec<Self::Move> {
        Self::legal_moves(&Self::view(position, Viewer::Seat(seat)), seat).moves
    }

    /// How it stands for a seat while it is not over, in whatever unit; for the other of two it is the same with the
    /// other sign.
    fn worth(position: &Self::Position, seat: Seat) -> i32;

    /// How good a move looks before it is searched: the higher, the earlier.
    fn rank(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> i32 {
        0
    }

    /// Whether a position can't be judged right after this move.
    fn is_loud(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> bool {
        false
    }

    /// A number that tells positions apart, and whose turn it is in them.
    fn key(position: &Self::Position) -> u64;
}
