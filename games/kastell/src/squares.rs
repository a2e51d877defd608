//! Sets of squares as bits of one word.

use rules::Cell;
use serde::{Deserialize, Serialize};

/// How many columns and rows the board has.
pub(crate) const SIDE: u8 = 8;

/// The square in this column and row, both from 0.
pub(crate) fn at(column: u8, row: u8) -> Option<Cell> {
    Cell::new(column, row).on(SIDE, SIDE)
}

/// Reads a name such as `c3`.
pub(crate) fn named(name: &str) -> Option<Cell> {
    Cell::read_on(name, SIDE, SIDE)
}

/// All 64 in order.
pub(crate) fn all() -> impl Iterator<Item = Cell> {
    (0..SIDE * SIDE).map(numbered)
}

/// The square with this number, which is below 64.
pub(crate) fn numbered(number: u8) -> Cell {
    Cell::new(number / SIDE, number % SIDE)
}

/// The number of a square, from 0 (a1) over 7 (a8) to 63 (h8): the place of its bit.
pub(crate) fn number(cell: Cell) -> u8 {
    debug_assert!(cell.column < SIDE && cell.row < SIDE, "{cell} is on the board");
    cell.column * SIDE + cell.row
}

/// A square as it is stored: its number.
pub(crate) mod stored {
    use rules::Cell;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(cell: &Cell, serializer: S) -> Result<S::Ok, S::Error> {
        super::number(*cell).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Cell, D::Error> {
        let number = u8::deserialize(source)?;
        let cell = (number < super::SIDE * super::SIDE).then(|| super::numbered(number));
        cell.ok_or_else(|| D::Error::custom("a square has a number below 64"))
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

    /// The set of this square alone.
    pub(crate) fn one(cell: Cell) -> Self {
        Self(1 << number(cell))
    }

    /// The set with this square.
    pub(crate) fn with(self, cell: Cell) -> Self {
        self.and(Self::one(cell))
    }

    /// How many squares.
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is one of them.
    pub(crate) fn contains(self, square: Cell) -> bool {
        self.meets(Self::one(square))
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
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let square = (left != 0).then(|| numbered(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(square)
        })
    }

    /// The square with this many others before it.
    pub(crate) fn nth(self, index: usize) -> Option<Cell> {
        self.iter().nth(index)
    }

    /// The squares in a drawing.
    pub(crate) fn cells(self) -> Vec<Cell> {
        self.iter().collect()
    }
}

impl FromIterator<Cell> for Squares {
    fn from_iter<I: IntoIterator<Item = Cell>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The squares that a text lists and nothing else: `c3,d6`, `c3 d6`, `c3d6`. None if there is anything but squares.
pub(crate) fn squares_in(text: &str) -> Option<Vec<Cell>> {
    let letters: String = text.chars().filter(|&letter| !is_separator(letter)).collect();
    if letters.is_empty() || !letters.is_ascii() || letters.len() % 2 == 1 {
        return None;
    }
    (0..letters.len()).step_by(2).map(|start| named(&letters[start..start + 2])).collect()
}

/// Whether it only stands between the parts of a move.
pub(crate) fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '@' | '-' | '+' | '/' | '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Squares {
        names.split(' ').map(|name| named(name).unwrap()).collect()
    }

    #[test]
    fn the_order_is_that_of_the_names_and_nothing_else_is_on_the_board() {
        let names: Vec<String> = all().map(|square| square.to_string()).collect();
        assert!(names.is_sorted() && names.len() == 64);
        assert!(all().zip(&names).all(|(square, name)| named(name) == Some(square)));
        for wrong in ["", "a", "a0", "a9", "i1", "a10", "é", "1a"] {
            assert_eq!(named(wrong), None, "{wrong}");
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
