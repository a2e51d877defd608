//! The position in words, for people who hear it instead of seeing it.

use rules::Seat;

use crate::moves::Placement;
use crate::position::{Phase, Position};

/// The whole position.
pub(crate) fn text(position: &Position) -> String {
    let mut sentences = vec![turn(position)];
    sentences.push(match position.trees.is_empty() {
        true => "There are no trees.".into(),
        false => format!("Trees: {}.", position.trees.names(", ")),
    });
    let white = position.white();
    for seat in [white, white.other()] {
        sentences.push(built(position, seat));
        sentences.push(held(position, seat));
    }
    if position.last.len() == 4 {
        sentences.push(format!("Built last: {}.", position.last.names(" ")));
    }
    sentences.join(" ")
}

fn turn(position: &Position) -> String {
    if let rules::Status::Over(outcome) = position.status() {
        let winner = position.color(position.builder.other());
        return format!("{} {winner} has won.", outcome.reason);
    }
    let (name, builder) = (position.color(position.turn()), position.color(position.builder));
    match position.phase {
        Phase::Trees => format!("{name} plants the trees."),
        Phase::Swap => format!("{name} may change colors."),
        Phase::Pick => format!("{name} names the piece that {builder} must build."),
        Phase::Place(Some(piece)) => format!("{name} must build {piece}."),
        Phase::Place(None) => format!("{name} builds next."),
    }
}

fn built(position: &Position, seat: Seat) -> String {
    let pieces: Vec<String> = position.side(seat).built.iter().flatten().map(one).collect();
    let name = position.color(seat);
    if pieces.is_empty() {
        return format!("{name} has built nothing.");
    }
    format!("{name} has built {}.", pieces.join("; "))
}

fn one(placement: &Placement) -> String {
    format!("{} on {}", placement.shape.piece(), placement.covered().names(" "))
}

fn held(position: &Position, seat: Seat) -> String {
    let pieces: Vec<String> =
        position.side(seat).hand.iter().map(|piece| piece.to_string()).collect();
    let name = position.color(seat);
    match pieces.is_empty() {
        true => format!("{name} has no pieces left."),
        false => format!("{name} still has {}.", pieces.join(", ")),
    }
}
