//! Squares of the board and sets of them, as bits of one word.

use std::fmt;

use rules::Cell;
use serde::{Deserialize, Serialize};

/// How many columns and rows the board has.
pub(crate) const SIDE: u8 = 8;

/// A square: column times eight plus row, both from 0. The order is that of the names, a1, a2, … h8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both from 0.
    pub(crate) fn at(column: u8, row: u8) -> Option<Self> {
        (column < SIDE && row < SIDE).then(|| Self(column * SIDE + row))
    }

    /// Reads a name such as `c3`, in lower case.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let &[column, row] = name.as_bytes() else { return None };
        Self::at(column.checked_sub(b'a')?, row.checked_sub(b'1')?)
    }

    /// All 64 in order.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..SIDE * SIDE).map(Self)
    }

    /// From 0 (a) to 7 (h).
    pub(crate) fn column(self) -> u8 {
        self.0 / SIDE
    }

    /// From 0 (1) to 7 (8).
    pub(crate) fn row(self) -> u8 {
        self.0 % SIDE
    }

    /// The set of this square alone.
    pub(crate) fn bit(self) -> Squares {
        Squares(1 << self.0)
    }

    /// The square in a drawing.
    pub(crate) fn cell(self) -> Cell {
        Cell::new(self.column(), self.row())
    }

    /// From 0 (a1) to 63 (h8).
    pub(crate) fn index(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Square {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::at(index / SIDE, index % SIDE).ok_or("a square has a number below 64")
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// A set of squares, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Squares(pub(crate) u64);

impl Squares {
    /// No square.
    pub(crate) const NONE: Self = Self(0);

    const BOTTOM_ROW: u64 = 0x0101_0101_0101_0101;
    const TOP_ROW: u64 = Self::BOTTOM_ROW << 7;

    /// How many squares.
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is one of them.
    pub(crate) fn contains(self, square: Square) -> bool {
        self.meets(square.bit())
    }

    /// Whether the two sets have a square in common.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The squares of both.
    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares of this set that the other has not.
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All that share an edge with one of them; some of them may be among these.
    pub(crate) fn neighbors(self) -> Self {
        let (up, down) = ((self.0 & !Self::TOP_ROW) << 1, (self.0 & !Self::BOTTOM_ROW) >> 1);
        Self(self.0 << SIDE | self.0 >> SIDE | up | down)
    }

    /// Whether each can be reached from each over shared edges.
    pub(crate) fn are_connected(self) -> bool {
        let mut reached = Self(self.0 & self.0.wrapping_neg());
        loop {
            let next = Self((reached.0 | reached.neighbors().0) & self.0);
            if next == reached {
                return reached == self;
            }
            reached = next;
        }
    }

    /// The squares in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = (left != 0).then(|| Square(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(square)
        })
    }

    /// The square with this many others before it.
    pub(crate) fn nth(self, index: usize) -> Option<Square> {
        self.iter().nth(index)
    }

    /// The squares in a drawing.
    pub(crate) fn cells(self) -> Vec<Cell> {
        self.iter().map(Square::cell).collect()
    }

    /// The names in order, with this between them.
    pub(crate) fn names(self, between: &str) -> String {
        let names: Vec<String> = self.iter().map(|square| square.to_string()).collect();
        names.join(between)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |set, square| set.and(square.bit()))
    }
}

/// The squares that a text lists and nothing else: `c3,d6`, `c3 d6`, `c3d6`. None if there is anything but squares.
pub(crate) fn squares_in(text: &str) -> Option<Vec<Square>> {
    let letters: String = text.chars().filter(|&letter| !is_separator(letter)).collect();
    if letters.is_empty() || !letters.is_ascii() || letters.len() % 2 == 1 {
        return None;
    }
    (0..letters.len()).step_by(2).map(|start| Square::named(&letters[start..start + 2])).collect()
}

/// Whether it only stands between the parts of a move.
pub(crate) fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '@' | '-' | '+' | '/' | '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Squares {
        names.split(' ').map(|name| Square::named(name).unwrap()).collect()
    }

    #[test]
    fn every_name_reads_back_in_order() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert!(names.is_sorted() && names.len() == 64);
        assert!(
            Square::all().zip(&names).all(|(square, name)| Square::named(name) == Some(square))
        );
        for wrong in ["", "a", "a0", "a9", "i1", "a10", "é", "1a"] {
            assert_eq!(Square::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn neighbors_stay_on_the_board() {
        assert_eq!(set("a1").neighbors(), set("a2 b1"));
        assert_eq!(set("a8").neighbors(), set("a7 b8"));
        assert_eq!(set("h1").neighbors(), set("g1 h2"));
        assert_eq!(set("d4").neighbors(), set("c4 e4 d3 d5"));
    }

    #[test]
    fn corners_do_not_connect() {
        assert!(set("a1 a2 b2").are_connected());
        assert!(!set("a1 b2").are_connected());
        assert!(!set("a8 b1").are_connected());
        assert!(Squares::NONE.are_connected());
    }
}
