//! The position in words, as alternative text.

use rules::{Arg, Join, Message, Seat};

use crate::moves::Placement;
use crate::position::{Phase, Position};
use crate::words::{Narration, square_list};

/// The position in sentences. `stopped` means that people have ended the match.
pub(crate) fn text(position: &Position, stopped: bool) -> Vec<Message> {
    let trees = match position.trees.is_empty() {
        true => Narration::NoTrees,
        false => Narration::Trees { squares: square_list(Join::Commas, position.trees) },
    };
    let white = position.white();
    let players = [white, white.other()].map(|seat| [built(position, seat), held(position, seat)]);
    let last = (position.last.len() == 4)
        .then(|| Narration::BuiltLast { squares: square_list(Join::Spaces, position.last) });
    let first = if stopped { rules::match_over() } else { turn(position).into() };
    let sentences = [trees].into_iter().chain(players.into_iter().flatten()).chain(last);
    [first].into_iter().chain(sentences.map(Message::from)).collect()
}

fn turn(position: &Position) -> Narration {
    if let rules::Status::Over(outcome) = position.status() {
        let winner = position.color(position.builder.other());
        return Narration::HasWon { reason: outcome.reason, winner };
    }
    let (side, builder) = (position.color(position.turn()), position.color(position.builder));
    match position.phase {
        Phase::Trees => Narration::Plants { side },
        Phase::Swap => Narration::MaySwap { side },
        Phase::Pick => Narration::Picks { side, builder },
        Phase::Place(Some(piece)) => Narration::MustBuild { side, piece },
        Phase::Place(None) => Narration::Builds { side },
    }
}

fn built(position: &Position, seat: Seat) -> Narration {
    let side = position.color(seat);
    let pieces: Vec<Narration> = position.side(seat).built.iter().flatten().map(one).collect();
    match pieces.is_empty() {
        true => Narration::BuiltNothing { side },
        false => Narration::HasBuilt { side, pieces: Arg::list(Join::Semicolons, pieces) },
    }
}

fn one(placement: &Placement) -> Narration {
    let squares = square_list(Join::Spaces, placement.covered());
    Narration::Piece { piece: placement.shape.piece(), squares }
}

fn held(position: &Position, seat: Seat) -> Narration {
    let (side, hand) = (position.color(seat), position.side(seat).hand);
    match hand.is_empty() {
        true => Narration::HoldsNothing { side },
        false => Narration::Holds { side, pieces: Arg::list(Join::Commas, hand.iter()) },
    }
}
