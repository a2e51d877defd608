//! Checks one move, and names the rule that forbids it. Move generation is separate.

use rules::{Cell, Illegal, Seat};

use crate::moves::{Move, Placement};
use crate::options::{Contact, Picker};
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::squares;
use crate::squares::Squares;
use crate::words::Reason;

pub(crate) fn check(position: &Position, seat: Seat, mv: Move) -> Result<(), Illegal> {
    if position.turn() != seat {
        return refuse(Reason::NotYourTurn);
    }
    match (position.phase, mv) {
        (Phase::Trees, Move::Plant(_)) | (Phase::Swap, Move::Swap) => Ok(()),
        (Phase::Swap, Move::Keep) if position.variant.picker == Picker::Opponent => Ok(()),
        (Phase::Swap, Move::Build(placement)) if position.variant.picker == Picker::Builder => {
            check_build(position, seat, placement)
        }
        (Phase::Pick, Move::Pick(piece)) => check_pick(position, piece),
        (Phase::Place(_), Move::Build(placement)) => check_build(position, seat, placement),
        _ => Err(wrong_phase(position)),
    }
}

/// The error for a move of another phase, which says what the phase needs.
fn wrong_phase(position: &Position) -> Illegal {
    Illegal::new(match (position.phase, position.variant.picker) {
        (Phase::Trees, _) => Reason::PlantFirst,
        (Phase::Swap, Picker::Opponent) => Reason::SwapFirst,
        (Phase::Swap, Picker::Builder) => Reason::BuildOrSwap,
        (Phase::Pick, _) => {
            let hand = position.side(position.builder).hand;
            let example = hand.iter().next().unwrap_or(Piece::T);
            Reason::PickFirst { example }
        }
        (Phase::Place(Some(piece)), _) => Reason::BuildNamed { piece },
        (Phase::Place(None), _) => Reason::BuildFirst,
    })
}

fn check_pick(position: &Position, piece: Piece) -> Result<(), Illegal> {
    let owner = position.builder;
    if !position.side(owner).hand.contains(piece) {
        return refuse(Reason::PickedBuilt { side: position.color(owner), piece });
    }
    Ok(())
}

fn check_build(position: &Position, seat: Seat, placement: Placement) -> Result<(), Illegal> {
    let piece = placement.shape.piece();
    // Rule 10.
    if let Phase::Place(Some(named)) = position.phase
        && named != piece
    {
        return refuse(Reason::OtherNamed { named });
    }
    // Rule 2: one piece of each kind.
    if position.side(seat).built[piece.index()].is_some() {
        return refuse(Reason::BuiltBefore { piece });
    }
    let Some(squares) = on_board(placement) else {
        return refuse(Reason::BeyondEdge { mv: placement });
    };
    // Rule 4.
    for &square in &squares {
        check_empty(position, square)?;
    }
    check_contact(position, seat, &squares)
}

/// The squares of a placement, if all are on the board.
fn on_board(placement: Placement) -> Option<Vec<Cell>> {
    let at = placement.at;
    let offsets = placement.shape.offsets().into_iter();
    offsets.map(|(right, up)| squares::at(at.column + right, at.row + up)).collect()
}

fn check_empty(position: &Position, square: Cell) -> Result<(), Illegal> {
    if position.trees.contains(square) {
        return refuse(Reason::OnTree { square });
    }
    for seat in [Seat(0), Seat(1)] {
        if position.side(seat).squares.contains(square) {
            return refuse(Reason::OnPiece { side: position.color(seat), square });
        }
    }
    Ok(())
}

fn check_contact(position: &Position, seat: Seat, squares: &[Cell]) -> Result<(), Illegal> {
    let touched = |others: Squares| {
        squares.iter().find_map(|&square| others.iter().find(|&other| square.steps_to(other) == 1))
    };
    let (own, enemy) = (position.side(seat).squares, position.side(seat.other()).squares);
    match position.variant.contact {
        // Rule 7.
        Contact::Apart => match touched(enemy) {
            Some(square) => refuse(Reason::Touches { side: position.color(seat.other()), square }),
            None => Ok(()),
        },
        // Rule 8.
        Contact::Linked if !own.is_empty() && touched(own).is_none() => refuse(Reason::Unlinked),
        Contact::Free | Contact::Linked => Ok(()),
    }
}

fn refuse(reason: Reason) -> Result<(), Illegal> {
    Err(Illegal::new(reason))
}
