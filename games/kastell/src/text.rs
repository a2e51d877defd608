//! The position in words, for people who hear it instead of seeing it.

use rules::{Arg, Join, Message, Seat};

use crate::moves::Placement;
use crate::position::{Phase, Position};
use crate::words::{Say, listed};

/// The whole position, sentence by sentence; `stopped` once people have ended the match.
pub(crate) fn text(position: &Position, stopped: bool) -> Vec<Message> {
    let trees = match position.trees.is_empty() {
        true => Say::NoTrees,
        false => Say::Trees { squares: listed(Join::Commas, position.trees) },
    };
    let white = position.white();
    let players = [white, white.other()].map(|seat| [built(position, seat), held(position, seat)]);
    let last = (position.last.len() == 4)
        .then(|| Say::BuiltLast { squares: listed(Join::Spaces, position.last) });
    let first = if stopped { rules::match_over() } else { turn(position).into() };
    let sentences = [trees].into_iter().chain(players.into_iter().flatten()).chain(last);
    [first].into_iter().chain(sentences.map(Message::from)).collect()
}

fn turn(position: &Position) -> Say {
    if let rules::Status::Over(outcome) = position.status() {
        let winner = position.color(position.builder.other());
        return Say::HasWon { reason: outcome.reason, winner };
    }
    let (side, builder) = (position.color(position.turn()), position.color(position.builder));
    match position.phase {
        Phase::Trees => Say::Plants { side },
        Phase::Swap => Say::MaySwap { side },
        Phase::Pick => Say::Picks { side, builder },
        Phase::Place(Some(piece)) => Say::MustBuild { side, piece },
        Phase::Place(None) => Say::Builds { side },
    }
}

fn built(position: &Position, seat: Seat) -> Say {
    let side = position.color(seat);
    let pieces: Vec<Say> = position.side(seat).built.iter().flatten().map(one).collect();
    match pieces.is_empty() {
        true => Say::BuiltNothing { side },
        false => Say::HasBuilt { side, pieces: Arg::list(Join::Semicolons, pieces) },
    }
}

fn one(placement: &Placement) -> Say {
    let squares = listed(Join::Spaces, placement.covered());
    Say::Piece { piece: placement.shape.piece(), squares }
}

fn held(position: &Position, seat: Seat) -> Say {
    let (side, hand) = (position.color(seat), position.side(seat).hand);
    match hand.is_empty() {
        true => Say::HoldsNothing { side },
        false => Say::Holds { side, pieces: Arg::list(Join::Commas, hand.iter()) },
    }
}
