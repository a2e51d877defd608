//! The trays of the two sides: whose they are, their colors, and the places of their pieces.

use rules::{Address, Ink, Seat};

use crate::piece::Piece;
use crate::position::Position;

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
