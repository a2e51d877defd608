//! Whether one move is allowed, and if not, by which rule: square by square, apart from the generation of moves.

use rules::{Cell, Illegal, Seat};

use crate::moves::{Move, Placement};
use crate::options::{Contact, Picker};
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::squares;
use crate::squares::Squares;
use crate::words::No;

/// Whether the seat, which is to move, may play this.
pub(crate) fn check(position: &Position, seat: Seat, mv: Move) -> Result<(), Illegal> {
    if position.turn() != seat {
        return refuse(No::NotYourTurn);
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

/// What would be right instead.
fn wrong_phase(position: &Position) -> Illegal {
    Illegal::new(match (position.phase, position.variant.picker) {
        (Phase::Trees, _) => No::PlantFirst,
        (Phase::Swap, Picker::Opponent) => No::SwapFirst,
        (Phase::Swap, Picker::Builder) => No::BuildOrSwap,
        (Phase::Pick, _) => {
            let hand = position.side(position.builder).hand;
            let example = hand.iter().next().unwrap_or(Piece::T);
            No::PickFirst { example }
        }
        (Phase::Place(Some(piece)), _) => No::BuildNamed { piece },
        (Phase::Place(None), _) => No::BuildFirst,
    })
}

fn check_pick(position: &Position, piece: Piece) -> Result<(), Illegal> {
    let owner = position.builder;
    if !position.side(owner).hand.contains(piece) {
        return refuse(No::PickedBuilt { side: position.color(owner), piece });
    }
    Ok(())
}

fn check_build(position: &Position, seat: Seat, placement: Placement) -> Result<(), Illegal> {
    let piece = placement.shape.piece();
    // Rule 10.
    if let Phase::Place(Some(named)) = position.phase
        && named != piece
    {
        return refuse(No::OtherNamed { named });
    }
    // Rule 2: one of each.
    if position.side(seat).built[piece.index()].is_some() {
        return refuse(No::BuiltBefore { piece });
    }
    let Some(squares) = on_board(placement) else {
        return refuse(No::BeyondEdge { mv: placement });
    };
    // Rule 4.
    for &square in &squares {
        check_empty(position, square)?;
    }
    check_contact(position, seat, &squares)
}

/// The squares one by one, if all are on the board.
fn on_board(placement: Placement) -> Option<Vec<Cell>> {
    let at = placement.at;
    let offsets = placement.shape.offsets().into_iter();
    offsets.map(|(right, up)| squares::at(at.column + right, at.row + up)).collect()
}

fn check_empty(position: &Position, square: Cell) -> Result<(), Illegal> {
    if position.trees.contains(square) {
        return refuse(No::OnTree { square });
    }
    for seat in [Seat(0), Seat(1)] {
        if position.side(seat).squares.contains(square) {
            return refuse(No::OnPiece { side: position.color(seat), square });
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
            Some(square) => refuse(No::Touches { side: position.color(seat.other()), square }),
            None => Ok(()),
        },
        // Rule 8.
        Contact::Linked if !own.is_empty() && touched(own).is_none() => refuse(No::Unlinked),
        Contact::Free | Contact::Linked => Ok(()),
    }
}

fn refuse(reason: No) -> Result<(), Illegal> {
    Err(Illegal::new(reason))
}
