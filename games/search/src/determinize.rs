//! What information-set search asks of a game.

use rules::{Chance, Seat, Viewer};

use crate::computer_player::Mind;

/// How each seat stands, from 0, lost, to 1, won.
pub type Prospects = [f64; 8];

/// A mind that searches by imagining what it can't see. Any number of seats.
pub trait Guess: Mind {
    /// How many plies a playout goes on beyond the tree before its position is judged.
    const PLAYOUT: u32;

    /// The legal moves of a seat that is to move.
    fn moves(position: &Self::Position, seat: Seat) -> Vec<Self::Move> {
        Self::legal_moves(&Self::view(position, Viewer::Seat(seat)), seat).moves
    }

    /// What a seat plays in a playout: sensible and quick.
    fn playout(position: &Self::Position, seat: Seat, chance: &mut Chance) -> Option<Self::Move> {
        Self::pick(&Self::view(position, Viewer::Seat(seat)), seat, chance)
    }

    /// How each seat stands where a playout is broken off. It is not asked when the match is over.
    fn prospects(position: &Self::Position) -> Prospects;

    /// How good a move looks before it was tried, from 0 to 1: those that look better are tried earlier.
    fn promise(_position: &Self::Position, _seat: Seat, _mv: &Self::Move) -> f64 {
        0.0
    }

    /// What `eyes` see of a move by `seat`, as a move that stands for all that look the same: what others keep, say, or put
    /// face down. The tree of a thought must not branch by what its seat can't see.
    fn seen(mv: &Self::Move, _seat: Seat, _eyes: Seat) -> Self::Move {
        mv.clone()
    }
}
