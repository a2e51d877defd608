//! The trays of the two sides: their owners and colors, and their pieces with places and marks.

use rules::{Address, Cell, Ink, Mark, Seat, Thing, Tray, TrayItem};

use crate::draft::DraftState;
use crate::piece::{Piece, Shape};
use crate::position::{Phase, Position};
use crate::squares::Squares;
use crate::{legal, squares};

/// The owners of the trays, in their order.
pub(crate) fn owners(position: &Position) -> [Seat; 2] {
    [position.white(), position.white().other()]
}

/// The place of a piece in the tray of a seat.
pub(crate) fn slot(position: &Position, seat: Seat, piece: Piece) -> Address {
    let tray = u8::from(owners(position)[0] != seat);
    Address::slot(tray, piece.index() as u8)
}

/// The colors of a seat. They change with a swap: White's are always the first.
pub(crate) fn ink(position: &Position, seat: Seat) -> Ink {
    Ink::Side(u8::from(seat != position.white()))
}

/// The tray with all seven pieces in the order of their letters. Built pieces leave an outline, so the others keep
/// their places.
pub(crate) fn tray(position: &Position, seat: Seat, state: &DraftState) -> Tray {
    let hand = position.side(seat).hand;
    let items = Piece::ALL.into_iter().map(|piece| {
        let shape = state.shape.filter(|shape| shape.piece() == piece && seat == position.builder);
        let gone = !hand.contains(piece);
        let shape = shape.filter(|_| !gone);
        let block = Thing::Block(shape_cells(shape, piece), ink(position, seat));
        let mut item = TrayItem { gone, ..TrayItem::new(block) };
        item.letter = Some(piece.letter());
        let is_builders = seat == position.builder && !gone;
        item.mark = is_builders.then(|| mark(position, piece, state)).flatten();
        item.faint = !gone && legal::places(position, seat, piece) == 0;
        let is_lost = position.phase == Phase::Place(Some(piece)) && position.status().is_over();
        if is_builders && is_lost {
            (item.mark, item.faint) = (Some(Mark::Captured), false);
        }
        item
    });
    Tray::of(seat, ink(position, seat), items.collect()).active(position.is_to_move(seat))
}

/// The squares of the piece as turned in the draft, or of its base shape.
fn shape_cells(shape: Option<Shape>, piece: Piece) -> Vec<Cell> {
    let corner = squares::at(0, 0);
    let lying =
        || piece.shapes().find(|shape| shape.turn().is_none_or(|turn| turn.letter() == 'n'));
    let squares = shape.or_else(lying).zip(corner).and_then(|(shape, at)| shape.squares(at));
    squares.unwrap_or(Squares::NONE).cells()
}

fn mark(position: &Position, piece: Piece, state: &DraftState) -> Option<Mark> {
    if state.piece == Some(piece) {
        return Some(Mark::Chosen);
    }
    (position.phase == Phase::Place(Some(piece))).then_some(Mark::Target)
}
