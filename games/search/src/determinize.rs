//! The trait of a game that information-set search can sample.

use rules::{Chance, Seat, Viewer};

use crate::computer_player::ComputerPlayer;

/// The result of a playout by seat, from 0 (lost) to 1 (won).
pub type Rewards = [f64; 8];

/// A computer player that searches by dealing the hidden things at random. Any number of seats.
pub trait Determinize: ComputerPlayer {
    /// The length of a playout in plies beyond the tree, before its position is evaluated.
    const PLAYOUT: u32;

    /// The legal moves of a seat that is to move.
    fn moves(position: &Self::Position, seat: Seat) -> Vec<Self::Move> {
        Self::legal_moves(&Self::view(position, Viewer::Seat(seat)), seat).moves
    }

    /// A sensible playout move that is quick to find.
    fn playout_move(
        position: &Self::Position,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<Self::Move> {
        Self::pick(&Self::view(position, Viewer::Seat(seat)), seat, chance)
    }

    /// The rewards of an unfinished playout. Not called when the match is over.
    fn rewards(position: &Self::Position) -> Rewards;

    /// The prior of an untried move, from 0 to 1. Moves with a higher prior are tried earlier.
    fn prior(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> f64 {
        0.0
    }

    /// The move as `observer` sees it. Moves that look the same to the observer must give the same result, since the
    /// tree may not branch on what is hidden from them.
    fn observed_move(mv: &Self::Move, _seat: Seat, _observer: Seat) -> Self::Move {
        mv.clone()
    }
}
