//! Move generation by shifting bit boards.

use rules::{Cell, Chance, Seat};

use crate::moves::{Grove, Move, Placement};
use crate::options::Picker;
use crate::piece::{Hand, Piece, Shape};
use crate::position::{Phase, Position, Room, random_trees};
use crate::squares;
use crate::squares::Squares;

/// All moves of the seat, sorted. Empty if the seat is not to move.
pub(crate) fn moves(position: &Position, seat: Seat) -> Vec<Move> {
    if position.turn() != seat {
        return Vec::new();
    }
    match position.phase {
        Phase::Trees => groves().map(Move::Plant).collect(),
        Phase::Pick if !position.is_to_move(seat) => Vec::new(),
        Phase::Pick => position.buildable().iter().map(Move::Pick).collect(),
        Phase::Swap if position.variant.picker == Picker::Opponent => vec![Move::Keep, Move::Swap],
        Phase::Swap | Phase::Place(_) => {
            // Rule 9: a swap replaces building, unless pieces are named.
            let swap = position.may_swap_or_build().then_some(Move::Swap);
            placements(position).map(Move::Build).chain(swap).collect()
        }
    }
}

pub(crate) fn count(position: &Position, seat: Seat) -> u64 {
    match position.phase {
        _ if position.turn() != seat => 0,
        Phase::Place(_) => mobility(position),
        Phase::Swap if position.may_swap_or_build() => 1 + mobility(position),
        Phase::Trees => 64 * 63 * 62 / 6,
        _ => moves(position, seat).len() as u64,
    }
}

pub(crate) fn pick(position: &Position, seat: Seat, chance: &mut Chance) -> Option<Move> {
    match position.phase {
        Phase::Place(_) if position.turn() == seat => {
            let count = mobility(position) as usize;
            let index = (count > 0).then(|| chance.index(count))?;
            nth(position, index).map(Move::Build)
        }
        Phase::Trees if position.turn() == seat => {
            Grove::from_squares(random_trees(chance)).map(Move::Plant)
        }
        _ => chance.one_of(&moves(position, seat)).copied(),
    }
}

pub(crate) fn mobility(position: &Position) -> u64 {
    anchors(position).map(|(_, anchors)| anchors.len() as u64).sum()
}

/// The number of placements of a piece that a seat could build, if it were its turn.
pub(crate) fn places(position: &Position, seat: Seat, piece: Piece) -> usize {
    let room = position.room(seat);
    piece.shapes().map(|shape| room.anchors(shape).len()).sum()
}

/// The anchors of each shape that the builder may build.
pub(crate) fn anchors(position: &Position) -> impl Iterator<Item = (Shape, Squares)> {
    anchors_in(position.room(position.builder), position.buildable())
}

/// The builder's placements, sorted.
pub(crate) fn placements(position: &Position) -> impl Iterator<Item = Placement> {
    placements_in(position.room(position.builder), position.buildable())
}

/// The placements of these pieces in a room, sorted.
pub(crate) fn placements_in(room: Room, pieces: Hand) -> impl Iterator<Item = Placement> {
    anchors_in(room, pieces)
        .flat_map(|(shape, anchors)| anchors.iter().map(move |at| Placement { shape, at }))
}

fn anchors_in(room: Room, pieces: Hand) -> impl Iterator<Item = (Shape, Squares)> {
    Shape::all()
        .filter(move |shape| pieces.contains(shape.piece()))
        .map(move |shape| (shape, room.anchors(shape)))
}

fn nth(position: &Position, mut index: usize) -> Option<Placement> {
    for (shape, anchors) in anchors(position) {
        let count = anchors.len();
        if index < count {
            return anchors.iter().nth(index).map(|at| Placement { shape, at });
        }
        index -= count;
    }
    None
}

fn groves() -> impl Iterator<Item = Grove> {
    let after = |square: Cell| squares::all().skip(usize::from(squares::number(square)) + 1);
    squares::all().flat_map(move |a| {
        after(a).flat_map(move |b| {
            after(b).filter_map(move |c| Grove::from_squares([a, b, c].into_iter().collect()))
        })
    })
}
