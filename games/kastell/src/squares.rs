//! Sets of squares as bits of a word.

use rules::Cell;
use serde::{Deserialize, Serialize};

pub(crate) const SIDE: u8 = 8;

/// The square in this column and row, both from 0.
pub(crate) fn at(column: u8, row: u8) -> Option<Cell> {
    Cell::new(column, row).on(SIDE, SIDE)
}

/// Parses a name such as `c3`.
pub(crate) fn named(name: &str) -> Option<Cell> {
    Cell::read_on(name, SIDE, SIDE)
}

/// All 64 squares in order.
pub(crate) fn all() -> impl Iterator<Item = Cell> {
    (0..SIDE * SIDE).map(numbered)
}

/// The square with this number, which must be below 64.
pub(crate) fn numbered(number: u8) -> Cell {
    Cell::new(number / SIDE, number % SIDE)
}

/// The number of a square, from 0 (a1) over 7 (a8) to 63 (h8), which is also its bit.
pub(crate) fn number(cell: Cell) -> u8 {
    debug_assert!(cell.column < SIDE && cell.row < SIDE, "{cell} is on the board");
    cell.column * SIDE + cell.row
}

/// Stores a square as its number.
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

rules::bit_set! {
    /// A set of squares, by their numbers.
    pub(crate) struct Squares(pub(crate) u64) of Cell,
    mask: |cell| 1 << number(cell), at: |bit| numbered(bit as u8), count: 64
}

impl Squares {
    pub(crate) const ALL: Self = Self(u64::MAX);

    const BOTTOM_ROW: u64 = 0x0101_0101_0101_0101;
    const TOP_ROW: u64 = Self::BOTTOM_ROW << 7;

    /// The squares that share an edge with a square of the set. They may be in the set themselves.
    pub(crate) fn neighbors(self) -> Self {
        let (up, down) = ((self.0 & !Self::TOP_ROW) << 1, (self.0 & !Self::BOTTOM_ROW) >> 1);
        Self(self.0 << SIDE | self.0 >> SIDE | up | down)
    }

    /// Whether all squares are connected by edges.
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

    pub(crate) fn cells(self) -> Vec<Cell> {
        self.iter().collect()
    }
}

/// The squares of a text that lists nothing else: `c3,d6`, `c3 d6` or `c3d6`. `None` if it has anything else.
pub(crate) fn squares_in(text: &str) -> Option<Vec<Cell>> {
    let letters: String = text.chars().filter(|&letter| !is_separator(letter)).collect();
    if letters.is_empty() || !letters.is_ascii() || letters.len() % 2 == 1 {
        return None;
    }
    (0..letters.len()).step_by(2).map(|start| named(&letters[start..start + 2])).collect()
}

/// Whether a letter only separates the parts of a move.
pub(crate) fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || "@-–—−_>→,;:./+*×".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Squares {
        names.split(' ').map(|name| named(name).unwrap()).collect()
    }

    #[test]
    fn the_64_squares_are_ordered_by_name() {
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
    fn diagonal_squares_are_not_connected() {
        assert!(set("a1 a2 b2").are_connected());
        assert!(!set("a1 b2").are_connected());
        assert!(!set("a8 b1").are_connected());
        assert!(Squares::NONE.are_connected());
    }
}
