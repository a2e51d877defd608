//! Checks one move, and names the rule that forbids it. Move generation is separate.

use rules::{Illegal, Seat};

use crate::board::{Board, middle};
use crate::legal::MOST_CAPTURES;
use crate::moves::Move;
use crate::options::{Directions, Options};
use crate::square::Square;
use crate::squares::Squares;
use crate::words::{Color, Reason};

/// Whether the seat may make this move; otherwise the rule that forbids it.
pub(crate) fn check(board: &Board, options: Options, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    if seat != board.turn() {
        return refuse(Reason::NotYourTurn { side: Color::of(board.turn()) });
    }
    check_pawn(board, seat, mv.from())?;
    for pair in mv.path().windows(2) {
        check_direction(options.directions, pair[0], pair[1])?;
    }
    match *mv.path() {
        [from, to] if are_neighbors(from, to) => check_free(board, to),
        [from, to] if is_two_step(board, from, to) => check_two_step(board, from, to),
        _ => check_jumps(board, seat, mv),
    }
}

fn check_pawn(board: &Board, seat: Seat, from: Square) -> Result<(), Illegal> {
    match board.pawn_on(from) {
        Some(owner) if owner == seat => Ok(()),
        Some(owner) => refuse(Reason::OthersPawn { square: from, side: Color::of(owner) }),
        None => refuse(Reason::EmptyStart { square: from }),
    }
}

fn check_direction(directions: Directions, from: Square, to: Square) -> Result<(), Illegal> {
    let straight = from.column() == to.column() || from.row() == to.row();
    if straight || directions == Directions::All {
        return Ok(());
    }
    refuse(Reason::Diagonal { from, to })
}

fn are_neighbors(from: Square, to: Square) -> bool {
    from != to && from.column().abs_diff(to.column()) <= 1 && from.row().abs_diff(to.row()) <= 1
}

/// Whether the move is a double step over an empty square instead of a jump.
fn is_two_step(board: &Board, from: Square, to: Square) -> bool {
    middle(from, to).is_some_and(|between| check_free(board, between).is_ok())
}

fn check_two_step(board: &Board, from: Square, to: Square) -> Result<(), Illegal> {
    check_free(board, to)?;
    // Rule 4.
    if board.unmoved().has(from) {
        return Ok(());
    }
    refuse(Reason::TwoStep { square: from })
}

fn check_free(board: &Board, square: Square) -> Result<(), Illegal> {
    if board.castle_on(square) {
        return refuse(Reason::OnCastle { square });
    }
    match board.pawn_on(square) {
        Some(owner) => refuse(Reason::OnPawn { square, side: Color::of(owner) }),
        None => Ok(()),
    }
}

/// Follows a sequence of jumps, and removes the captured pawns on the way.
fn check_jumps(board: &Board, seat: Seat, mv: &Move) -> Result<(), Illegal> {
    let mut friends = *board.pawns(seat);
    let mut enemies = *board.pawns(seat.other());
    let mut captures = 0;
    // Rule 7: the start counts as empty while the pawn is moving.
    friends.remove(mv.from());
    for pair in mv.path().windows(2) {
        let (from, to) = (pair[0], pair[1]);
        // Rule 6.
        if captures == MOST_CAPTURES {
            return refuse(Reason::FifthCapture { square: from });
        }
        let over = jumped(board, from, to)?;
        // Rule 6: a captured pawn is removed at once. Rule 5: a pawn of the same side may be jumped repeatedly.
        if enemies.remove(over) {
            captures += 1;
        } else if !friends.has(over) {
            return refuse(Reason::OverNothing { square: over });
        }
        check_landing(board, &(friends | enemies), to)?;
    }
    // Rule 7.
    if mv.to() == mv.from() && captures == 0 {
        return refuse(Reason::Back { square: mv.from() });
    }
    Ok(())
}

/// The square that a jump crosses.
fn jumped(board: &Board, from: Square, to: Square) -> Result<Square, Illegal> {
    let Some(over) = middle(from, to) else {
        return refuse(Reason::NotAJump { from, to });
    };
    if board.castle_on(over) {
        return refuse(Reason::OverCastle { square: over });
    }
    Ok(over)
}

fn check_landing(board: &Board, pawns: &Squares, to: Square) -> Result<(), Illegal> {
    if pawns.has(to) || board.castle_on(to) {
        return refuse(Reason::Landing { square: to });
    }
    Ok(())
}

fn refuse<T>(reason: Reason) -> Result<T, Illegal> {
    Err(Illegal::new(reason))
}
