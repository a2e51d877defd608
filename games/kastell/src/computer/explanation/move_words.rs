//! Moves as hints name them.

use rules::{Arg, Join, Message};

use crate::moves::Move;
use crate::words::{Narration, square_list};

/// A move in words: the piece and its squares.
pub(super) fn in_words(mv: Move) -> Message {
    match mv {
        Move::Build(placement) => {
            let (piece, squares) =
                (placement.shape.piece(), square_list(Join::And, placement.covered()));
            Narration::Piece { piece, squares }.into()
        }
        Move::Pick(_) | Move::Swap | Move::Keep | Move::Plant(_) => mv.into(),
    }
}

pub(super) fn move_list(join: Join, moves: Vec<Move>) -> Arg {
    Arg::list(join, moves.into_iter().map(in_words))
}
