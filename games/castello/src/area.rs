//! Parts of the board, for choosing among too many pawns.

use std::fmt;

use crate::square::Square;

/// A ninth of the board: a section by five rows. Prints as its corners: `a1-g5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Area {
    section: u8,
    band: u8,
}

const SECTION: u8 = 7;
const BAND: u8 = 5;

impl Area {
    /// The area of a square.
    pub(crate) fn of(square: Square) -> Self {
        Self { section: (square.column() - 1) / SECTION, band: (square.row() - 1) / BAND }
    }

    /// Reads what an area prints.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let area = Self::of(Square::read(text.split_once('-')?.0)?);
        (area.to_string() == text).then_some(area)
    }

    /// Its lowest and its highest square.
    pub(crate) fn corners(self) -> (Square, Square) {
        let (column, row) = (self.section * SECTION, self.band * BAND);
        (Square::at(column + 1, row + 1), Square::at(column + SECTION, row + BAND))
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.corners();
        write!(f, "{first}-{last}")
    }
}
