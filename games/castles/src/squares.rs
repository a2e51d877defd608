//! Sets of squares as bits.

use std::ops::RangeInclusive;

use rules::Cell;
use serde::{Deserialize, Serialize};

use crate::direction::Direction;

/// The longest side of a board.
const SIDE: u8 = 9;

/// The number of bits per column. One more than a side, so that a set shifted over an edge lands on no square.
const STRIDE: u8 = 10;

/// The square in this column and row, both from 0, if any board has it.
pub(crate) fn at(column: u8, row: u8) -> Option<Cell> {
    Cell::new(column, row).on(SIDE, SIDE)
}

/// Parses `d2`, ignoring case, if any board has that square.
pub(crate) fn named(text: &str) -> Option<Cell> {
    Cell::read_on(text, SIDE, SIDE)
}

/// The bit of a square. A square one step off the board has the rim's bit, which is in no set.
fn bit(square: Cell) -> u8 {
    debug_assert!(square.column <= SIDE && square.row <= SIDE, "{square} is far off any board");
    square.column * STRIDE + square.row
}

/// The square of a bit.
fn square(bit: u8) -> Cell {
    Cell::new(bit / STRIDE, bit % STRIDE)
}

/// Stores a square as the number of its bit.
pub(crate) mod stored {
    use rules::Cell;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(
        square: &Cell,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        super::bit(*square).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Cell, D::Error> {
        let square = super::square(u8::deserialize(source)?);
        square.on(super::SIDE, super::SIDE).ok_or_else(|| D::Error::custom("no such square"))
    }
}

rules::bit_set! {
    /// A set of squares. It is stored as one number.
    pub struct Squares(u128) of Cell, mask: |cell| 1 << bit(cell), at: |bit| square(bit as u8),
    count: SIDE * STRIDE
}

impl Squares {
    /// The squares in these columns and rows, which count from 0 and are inclusive.
    pub const fn block(columns: RangeInclusive<u8>, rows: RangeInclusive<u8>) -> Self {
        let mut bits = 0;
        let mut column = *columns.start();
        while column <= *columns.end() {
            let mut row = *rows.start();
            while row <= *rows.end() {
                bits |= 1 << (column * STRIDE + row);
                row += 1;
            }
            column += 1;
        }
        Self(bits)
    }

    /// The set moved one step in a direction. Bits that leave the board land on no square of any board.
    pub const fn shift(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::Up => self.0 << 1,
            Direction::Down => self.0 >> 1,
            Direction::Left => self.0 >> STRIDE,
            Direction::Right => self.0 << STRIDE,
        })
    }

    /// The set and all adjacent squares, some of them off the board.
    pub(crate) const fn grown(self) -> Self {
        Self(self.0 | self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// The squares from which a step in this direction enters the set.
    pub const fn before(self, direction: Direction) -> Self {
        self.shift(match direction {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        })
    }

    /// A random set: each square is in it with probability one half.
    pub(crate) fn random(chance: &mut rules::Chance) -> Self {
        let half = |chance: &mut rules::Chance| chance.below(1 << 63) as u128;
        Self(half(chance) | half(chance) << 63)
    }

    /// The set as two numbers, for fingerprints.
    pub fn halves(self) -> [u64; 2] {
        [(self.0 & u128::from(u64::MAX)) as u64, (self.0 >> 64) as u64]
    }
}
