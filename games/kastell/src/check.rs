//! Whether one move is allowed, and if not, by which rule: square by square, apart from the generation of moves.

use rules::{Cell, Illegal, Seat};

use crate::moves::{Move, Placement};
use crate::options::{Contact, Picker};
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::squares::{self, Squares};

/// Whether the seat, which is to move, may play this.
pub(crate) fn check(position: &Position, seat: Seat, mv: Move) -> Result<(), Illegal> {
    if position.turn() != seat {
        return refuse("It is not your turn.");
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
        (Phase::Trees, _) => "First plant the trees, for instance `trees c3,d6,g4`.".into(),
        (Phase::Swap, Picker::Opponent) => {
            "First say `swap` to change colors, or `keep` to leave them.".into()
        }
        (Phase::Swap, Picker::Builder) => {
            "Build a piece, for instance `Tn@c3`, or say `swap` to change colors.".into()
        }
        (Phase::Pick, _) => {
            let hand = position.side(position.builder).hand;
            let example = hand.iter().next().map_or('T', Piece::letter);
            format!(
                "Name the piece that the other player must build, for instance `pick {example}`."
            )
        }
        (Phase::Place(Some(piece)), _) => format!("Build the piece that was named, {piece}."),
        (Phase::Place(None), _) => "Build one of your pieces, for instance `Tn@c3`.".into(),
    })
}

fn check_pick(position: &Position, piece: Piece) -> Result<(), Illegal> {
    let owner = position.builder;
    if !position.side(owner).hand.contains(piece) {
        return refuse(format!("{} has built the {piece} already.", position.color(owner)));
    }
    Ok(())
}

fn check_build(position: &Position, seat: Seat, placement: Placement) -> Result<(), Illegal> {
    let piece = placement.shape.piece();
    // Rule 10.
    if let Phase::Place(Some(named)) = position.phase
        && named != piece
    {
        return refuse(format!("The piece that was named is {named}, so it must be built now."));
    }
    // Rule 2: one of each.
    if position.side(seat).built[piece.index()].is_some() {
        return refuse(format!("You have built your {piece} already."));
    }
    let Some(squares) = on_board(placement) else {
        return refuse(format!("{placement} would reach beyond the edge of the board."));
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
        return refuse(format!("There is a tree on {square}."));
    }
    for seat in [Seat(0), Seat(1)] {
        if position.side(seat).squares.contains(square) {
            return refuse(format!("{} has built on {square} already.", position.color(seat)));
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
            Some(square) => refuse(format!(
                "It would share an edge with {}'s piece on {square}; in this match pieces may touch enemy pieces at \
                 corners only.",
                position.color(seat.other())
            )),
            None => Ok(()),
        },
        // Rule 8.
        Contact::Linked if !own.is_empty() && touched(own).is_none() => {
            refuse("In this match a piece must share an edge with one of your own.")
        }
        Contact::Free | Contact::Linked => Ok(()),
    }
}

fn refuse(reason: impl Into<String>) -> Result<(), Illegal> {
    Err(Illegal::new(reason))
}
