//! Board squares with their names, and rectangles of squares.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::words::RulesMessage;
use crate::{Arg, Join, Refusal};

/// The maximum number of columns of a board, since each needs a letter.
const LETTERS: u8 = 26;

/// A square of a board, from 0: a1 is (0, 0). Displays as its name, such as `c3` or `k12`. Ordered by column, then row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// The column, from 0 for a.
    pub column: u8,
    /// The row, from 0 for row 1.
    pub row: u8,
}

impl Cell {
    /// The square in this column and row, both from 0.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// All squares of a board of this size, in order.
    pub fn all(columns: u8, rows: u8) -> impl Iterator<Item = Self> {
        (0..columns).flat_map(move |column| (0..rows).map(move |row| Self::new(column, row)))
    }

    /// Parses a name such as `c3` or `K12`: one letter, then the number of the row.
    pub fn read(name: &str) -> Option<Self> {
        let mut letters = name.chars();
        let letter = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
        let digits = letters.as_str();
        // `parse` accepts a sign, but `a+4` is no square.
        let number: u8 =
            digits.bytes().all(|digit| digit.is_ascii_digit()).then_some(digits)?.parse().ok()?;
        Some(Self::new(letter as u8 - b'a', number.checked_sub(1)?))
    }

    /// Parses the name of a square on a board of this size.
    pub fn read_on(name: &str, columns: u8, rows: u8) -> Option<Self> {
        Self::read(name)?.on(columns, rows)
    }

    /// The square, if it is on a board of this size.
    #[inline]
    pub fn on(self, columns: u8, rows: u8) -> Option<Self> {
        (self.column < columns && self.row < rows).then_some(self)
    }

    /// The square at this offset, if it has valid coordinates.
    #[inline]
    pub fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        let (column, row) =
            (self.column.checked_add_signed(columns)?, self.row.checked_add_signed(rows)?);
        Some(Self::new(column, row))
    }

    /// The number of steps along columns and rows between two squares.
    #[inline]
    pub fn steps_to(self, other: Self) -> u8 {
        self.column.abs_diff(other.column).saturating_add(self.row.abs_diff(other.row))
    }

    /// The letter of the column.
    pub fn letter(self) -> char {
        char::from(b'a' + self.column.min(LETTERS - 1))
    }

    /// The number of the row, from 1.
    pub fn number(self) -> u16 {
        u16::from(self.row) + 1
    }

    /// Compares two squares by their names as text: a1, a10, a2.
    #[inline]
    pub fn cmp_names(self, other: Self) -> Ordering {
        let rows = || digits(self.row).cmp(&digits(other.row));
        self.column.cmp(&other.column).then_with(rows)
    }
}

/// A sort key for rows in the order of their numbers as text: 1, 10, 2. It holds the digits, each plus one, in base 11.
#[inline]
fn digits(row: u8) -> u16 {
    match u16::from(row) + 1 {
        number @ 0..10 => (number + 1) * 121,
        // Long lists of squares are sorted often, so the common rows take no division.
        number @ 10..20 => 2 * 121 + (number - 9) * 11,
        number @ 20..100 => (number / 10 + 1) * 121 + (number % 10 + 1) * 11,
        number => (number / 100 + 1) * 121 + (number / 10 % 10 + 1) * 11 + number % 10 + 1,
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.number())
    }
}

impl FromStr for Cell {
    type Err = Refusal;

    fn from_str(name: &str) -> Result<Self, Refusal> {
        Self::read(name).ok_or_else(|| Refusal::new(RulesMessage::NoSquare))
    }
}

/// A rectangle of squares, by its lowest and highest corner. Displays as `a1-d4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Area {
    /// The corner nearest to a1.
    pub from: Cell,
    /// The opposite corner.
    pub to: Cell,
}

impl Area {
    /// The area with this square, when the board is cut into areas of this size.
    pub fn around(cell: Cell, columns: u8, rows: u8) -> Self {
        let from = Cell::new(cell.column / columns * columns, cell.row / rows * rows);
        Self { from, to: Cell::new(from.column + columns - 1, from.row + rows - 1) }
    }

    /// Parses the `Display` form of an area.
    pub fn read(text: &str) -> Option<Self> {
        let (from, to) = text.split_once('-')?;
        let area = Self { from: Cell::read(from)?, to: Cell::read(to)? };
        (area.to_string() == text).then_some(area)
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

crate::notation!(Area, Cell);

/// Squares are listed with spaces between them.
impl From<BTreeSet<Cell>> for Arg {
    fn from(cells: BTreeSet<Cell>) -> Self {
        Self::list(Join::Spaces, cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_read_from_its_name_in_either_case() {
        for cell in (0..LETTERS).flat_map(|column| (0..=254).map(move |row| Cell::new(column, row)))
        {
            let name = cell.to_string();
            assert_eq!(Cell::read(&name), Some(cell));
            assert_eq!(name.to_uppercase().parse(), Ok(cell));
        }
        let strange =
            ["", "a", "a0", "a256", "4a", "a+4", "a-4", "é4", "a 4", "aa4", "a٣", "a1234567890"];
        for name in strange {
            assert_eq!(Cell::read(name), None, "{name}");
        }
        assert_eq!(
            "4a".parse::<Cell>().map_err(|refusal| refusal.to_string()),
            Err("rules-no-square".into())
        );
    }

    #[test]
    fn a_cell_beyond_the_board_size_is_rejected() {
        assert_eq!(Cell::new(7, 8).on(8, 9), Some(Cell::new(7, 8)));
        assert_eq!(Cell::new(8, 0).on(8, 9), None);
        assert_eq!(Cell::new(0, 9).on(8, 9), None);
        assert_eq!(Cell::new(0, 3).offset(-1, 0), None);
        assert_eq!(Cell::new(1, 3).offset(-1, 2), Some(Cell::new(0, 5)));
        assert_eq!(Cell::new(1, 3).steps_to(Cell::new(3, 2)), 3);
    }

    #[test]
    fn cell_names_are_compared_as_text() {
        let all: Vec<Cell> = [0, 1, 20]
            .iter()
            .flat_map(|&column| (0..255).map(move |row| Cell::new(column, row)))
            .collect();
        for (one, other) in all.iter().flat_map(|one| all.iter().map(move |other| (one, other))) {
            assert_eq!(
                one.cmp_names(*other),
                one.to_string().cmp(&other.to_string()),
                "{one} {other}"
            );
        }
    }

    #[test]
    fn an_area_is_read_from_its_printed_form() {
        let area = Area::around(Cell::new(8, 4), 7, 5);
        assert_eq!(area.to_string(), "h1-n5");
        assert_eq!(Area::around(Cell::new(20, 11), 7, 5).to_string(), "o11-u15");
        assert_eq!(Area::around(Cell::new(6, 10), 7, 5).to_string(), "a11-g15");
        assert_eq!(Area::read("h1-n5"), Some(area));
        for strange in ["h1", "h1-", "H1-n5", "h01-n5", "-"] {
            assert_eq!(Area::read(strange), None, "{strange}");
        }
    }
}
