//! Solved endings on the small board: each side has its general and one soldier.
//!
//! `examples/endings` makes the tables by retrograde analysis. Each position has a byte: n below 128 if the side to
//! move wins in n plies, 256 − n if it loses in n, 0 for a draw. A win with the next move is also 0, since the list of
//! moves shows it. Squares count by columns, as the side to move sees them. If its general stands in the right half,
//! the board is mirrored.

use std::sync::LazyLock;

use message_files::unpack_bytes;
use rules::Seat;

use crate::army::Kind;
use crate::field::Field;
use crate::move_sets::MoveSets;
use crate::moves::Action;
use crate::pieces::{Crush, Pieces};
use crate::position::{Position, State};
use crate::squares::Squares;

type Table = LazyLock<Vec<u8>>;

/// The table for a side to move that has the hunter. If that side has the prey, the positions after its moves are
/// looked up.
static HUNTER: Table = LazyLock::new(|| unpack_bytes(include_bytes!("../../endings/hunter.z")));
/// The tables for two soldiers of one kind, by crush rule.
static COMRADE: Table = LazyLock::new(|| unpack_bytes(include_bytes!("../../endings/comrade.z")));
static ANVIL: Table = LazyLock::new(|| unpack_bytes(include_bytes!("../../endings/anvil.z")));
static EITHER: Table = LazyLock::new(|| unpack_bytes(include_bytes!("../../endings/either.z")));

/// The plies to the end with best play: above 0 if the side to move wins, below if it loses.
///
/// 0 is a draw, and `None` a position that no table has.
pub fn solved(pieces: &Pieces, turn: Seat) -> Option<i32> {
    is_covered(pieces).then(|| plies(pieces, turn, PASSES))
}

/// Adds the best moves of both sides to a line that leads from a position into a solved ending.
pub(super) fn continue_line(mut position: Position, line: &mut Vec<Action>) {
    line.iter().for_each(|action| position.advance(position.state.turn, *action));
    while line.len() < MAX_LINE && position.state.end.is_none() {
        let State { pieces, turn, .. } = &position.state;
        if !is_covered(pieces) {
            break;
        }
        let Some(action) = best_action(pieces, *turn) else { break };
        line.push(action);
        position.advance(position.state.turn, action);
    }
}

const MAX_LINE: usize = 10;

fn best_action(pieces: &Pieces, turn: Seat) -> Option<Action> {
    let result = |action: &Action| {
        let mut next = *pieces;
        let took = next.apply(turn, *action).is_some_and(|(_, effect)| effect.takes());
        if took { worth(1) } else { worth(-plies(&next, turn.other(), PASSES)) }
    };
    MoveSets::new(pieces, turn).iter().max_by_key(result)
}

/// The number of passes that may follow each other. Instead of a second one, the match is a draw.
const PASSES: u8 = 1;

fn is_covered(pieces: &Pieces) -> bool {
    let is_small = |seat: Seat| {
        let army = pieces.army(seat);
        army.soldiers().len() == 1 && army.of(Kind::General).len() == 1
    };
    pieces.field == Field::Small && is_small(Seat(0)) && is_small(Seat(1))
}

fn plies(pieces: &Pieces, turn: Seat, passes: u8) -> i32 {
    let moves = MoveSets::new(pieces, turn);
    if moves.is_empty() {
        // The turn passes by itself.
        return if passes == 0 { 0 } else { -plies(pieces, turn.other(), passes - 1) };
    }
    if moves.iter().any(|action| pieces.effect(action).takes()) {
        return 1;
    }
    match table(pieces, turn) {
        Some(table) => i32::from(table[index(pieces, turn)] as i8),
        None => plies_by_moves(pieces, turn, &moves),
    }
}

/// The table for the two soldiers: hunter and prey, or two of a kind. `None` if the side to move has the prey.
fn table(pieces: &Pieces, turn: Seat) -> Option<&'static Table> {
    let kind = |seat: Seat| pieces.army(seat).pieces().map(|(_, kind)| kind).max();
    let (own, theirs) = (kind(turn)?, kind(turn.other())?);
    if own == theirs {
        return Some(match pieces.crush {
            Crush::Comrade => &COMRADE,
            Crush::Anvil => &ANVIL,
            Crush::Either => &EITHER,
        });
    }
    (own.prey() == theirs).then_some(&HUNTER)
}

fn plies_by_moves(pieces: &Pieces, turn: Seat, moves: &MoveSets) -> i32 {
    let after = |action| {
        let mut next = *pieces;
        next.apply(turn, action);
        -plies(&next, turn.other(), PASSES)
    };
    let values: Vec<i32> = moves.iter().map(after).collect();
    let best = values.into_iter().max_by_key(|&plies| worth(plies)).unwrap_or(0);
    best + best.signum()
}

/// The order of results: quick wins, slow wins, draws, slow losses, quick losses.
fn worth(plies: i32) -> i32 {
    if plies == 0 { 0 } else { plies.signum() * 1000 - plies }
}

/// The place of a position in its table.
fn index(pieces: &Pieces, turn: Seat) -> usize {
    let (own, theirs) = (pieces.army(turn), pieces.army(turn.other()));
    let squares =
        [own.of(Kind::General), own.soldiers(), theirs.of(Kind::General), theirs.soldiers()];
    let is_mirrored = squares[0].iter().any(|square| square.column > 3);
    squares.iter().fold(0, |index, set| index * 64 + number(*set, turn, is_mirrored))
}

/// The number of the only square of a set.
fn number(set: Squares, turn: Seat, is_mirrored: bool) -> usize {
    let square = set.iter().next().unwrap_or(rules::Cell::new(0, 0));
    let column = if is_mirrored { 7 - square.column } else { square.column };
    let row = if turn.0 == 0 { square.row } else { 7 - square.row };
    usize::from(column) * 8 + usize::from(row)
}
