//! Addresses: names of squares and of things in trays.

use std::fmt;
use std::str::FromStr;

use crate::words::RulesMessage;
use crate::{Cell, Refusal};

/// A place of a [`Scene`](crate::Scene) that a person can point at. Displays as `b0.c3` (the square c3 of the first
/// board) or `t1.4` (the fifth thing of the second tray).
///
/// Numbers count from 0, in the order of [`Scene::boards`](crate::Scene::boards),
/// [`Scene::trays`](crate::Scene::trays) and [`Tray::items`](crate::Tray::items).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Address {
    /// A square of a board.
    Square {
        /// The number of the board, from 0.
        board: u8,
        /// The square.
        cell: Cell,
    },
    /// A thing of a tray.
    Slot {
        /// The number of the tray, from 0.
        tray: u8,
        /// The number of the thing in its tray, from 0.
        slot: u8,
    },
}

impl Address {
    /// A square of the first board.
    pub const fn square(cell: Cell) -> Self {
        Self::on(0, cell)
    }

    /// A square of this board.
    pub const fn on(board: u8, cell: Cell) -> Self {
        Self::Square { board, cell }
    }

    /// A thing of a tray.
    pub const fn slot(tray: u8, slot: u8) -> Self {
        Self::Slot { tray, slot }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square { board, cell } => write!(f, "b{board}.{cell}"),
            Self::Slot { tray, slot } => write!(f, "t{tray}.{slot}"),
        }
    }
}

impl FromStr for Address {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let read = || {
            let (group, place) = text.split_once('.')?;
            let place = match group.split_at_checked(1)? {
                ("b", board) => Self::on(board.parse().ok()?, Cell::read(place)?),
                ("t", tray) => Self::slot(tray.parse().ok()?, place.parse().ok()?),
                _ => return None,
            };
            (place.to_string() == text).then_some(place)
        };
        read().ok_or_else(|| Refusal::new(RulesMessage::NoSquare))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_parsed_from_its_printed_form() {
        for place in [
            Address::on(3, Cell::new(2, 14)),
            Address::slot(12, 0),
            Address::square(Cell::new(0, 0)),
        ] {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        assert_eq!(Address::on(1, Cell::new(2, 2)).to_string(), "b1.c3");
        assert_eq!(Address::slot(1, 4).to_string(), "t1.4");
        for strange in
            ["", "b", "b0", "b0.", "b0.3", "b+1.c3", "t1.+4", "B0.c3", "b0.C3", "x0.c3", "é.a1"]
        {
            assert!(strange.parse::<Address>().is_err(), "{strange}");
        }
    }
}
