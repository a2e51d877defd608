//! The trait of a game that information-set search can sample.

use rules::{Chance, Seat, Viewer};

use crate::computer_player::ComputerPlayer;

/// The result of a playout by seat: from 0, lost, to 1, won.
pub type Rewards = [f64; 8];

/// A computer player that searches by dealing what it can't see. Any number of seats.
pub trait Determinize: ComputerPlayer {
    /// How many plies a playout goes on beyond the tree before its position is judged.
    const PLAYOUT: u32;

    /// The legal moves of a seat that is to move.
    fn moves(position: &Self::Position, seat: Seat) -> Vec<Self::Move> {
        Self::legal_moves(&Self::view(position, Viewer::Seat(seat)), seat).moves
    }

    /// A sensible and quick move of a seat in a playout.
    fn playout_move(
        position: &Self::Position,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<Self::Move> {
        Self::pick(&Self::view(position, Viewer::Seat(seat)), seat, chance)
    }

    /// The rewards where a playout is broken off. It is not called when the match is over.
    fn rewards(position: &Self::Position) -> Rewards;

    /// The prior of a move before it was tried, from 0 to 1: moves with a higher one are tried earlier.
    fn prior(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> f64 {
        0.0
    }

    /// What `observer` sees of a move by `seat`, as a move that stands for all that look the same: what others keep, say, or
    /// put face down. The tree of a thought must not branch by what its seat can't see.
    fn observed_move(mv: &Self::Move, _seat: Seat, _observer: Seat) -> Self::Move {
        mv.clone()
    }
}
