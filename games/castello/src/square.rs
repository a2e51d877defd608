//! A square as an index into tables of move generation.

use std::fmt;

use rules::Cell;
use serde::{Deserialize, Serialize};

pub(crate) const COLUMNS: u8 = 21;
pub(crate) const ROWS: u8 = 15;
/// The size of a table over the squares, including a rim off the board.
pub(crate) const SIZE: usize = 24 * 16;

/// A square as 16 × column + row, both from 1. The unused indices form a rim, so that a step off the board leads to no
/// square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u16", try_from = "u16")]
pub(crate) struct Square(u16);

impl Square {
    /// The square in this column and row, both from 1.
    pub(crate) const fn at(column: u8, row: u8) -> Self {
        assert!(
            column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS,
            "a square is on the board"
        );
        Self(column as u16 * 16 + row as u16)
    }

    /// The square with this index, if there is one.
    pub(crate) fn from_index(index: usize) -> Option<Self> {
        let (column, row) = (index / 16, index % 16);
        let on_board = (1..=usize::from(COLUMNS)).contains(&column) && row != 0;
        on_board.then_some(Self(index as u16))
    }

    /// The index in a table of [`SIZE`] elements.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 1.
    pub(crate) const fn column(self) -> u8 {
        (self.0 / 16) as u8
    }

    /// The row, from 1.
    pub(crate) const fn row(self) -> u8 {
        (self.0 % 16) as u8
    }

    pub(crate) fn letter(self) -> char {
        char::from(b'a' - 1 + self.column())
    }

    /// The square at this offset, if it is on the board.
    pub(crate) fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        Self::of(self.cell().offset(columns, rows)?)
    }

    /// The square in the form of scenes and notation.
    pub(crate) fn cell(self) -> Cell {
        Cell::new(self.column() - 1, self.row() - 1)
    }

    fn of(cell: Cell) -> Option<Self> {
        cell.on(COLUMNS, ROWS).map(|cell| Self::at(cell.column + 1, cell.row + 1))
    }

    /// Parses a name such as `t4`, ignoring case.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::of(Cell::read(text)?)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell().fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Square> for u16 {
    fn from(square: Square) -> Self {
        square.0
    }
}

impl TryFrom<u16> for Square {
    type Error = &'static str;

    fn try_from(index: u16) -> Result<Self, Self::Error> {
        Self::from_index(usize::from(index)).ok_or("no square has this number")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_315_squares_are_read_by_their_names() {
        let all: Vec<Square> = (0..SIZE).filter_map(Square::from_index).collect();
        assert_eq!(all.len(), 315);
        assert!(all.iter().all(|square| Square::read(&square.to_string()) == Some(*square)));
        let strange = ["", "a", "a0", "a16", "v1", "4a", "a+4", "é4", "a 4", "a1234567890"];
        assert!(strange.iter().all(|text| Square::read(text).is_none()));
    }
}
