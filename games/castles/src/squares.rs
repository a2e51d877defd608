//! Sets of squares as bits, and the squares that a board can have.

use std::ops::RangeInclusive;

use rules::Cell;
use serde::{Deserialize, Serialize};

use crate::direction::Direction;

/// The longest side of a board.
const SIDE: u8 = 9;

/// Columns lie this far apart: one more than a side, so that a set shifted over an edge falls on no square.
const STRIDE: u8 = 10;

/// The square in this column and row, both from 0, if a board can have it.
pub(crate) fn at(column: u8, row: u8) -> Option<Cell> {
    Cell::new(column, row).on(SIDE, SIDE)
}

/// Reads `d2`, in either case, if a board can have it.
pub(crate) fn named(text: &str) -> Option<Cell> {
    Cell::read_on(text, SIDE, SIDE)
}

/// The place of a square's bit. One step beyond a board is the rim, which is in no set.
fn bit(square: Cell) -> u8 {
    debug_assert!(square.column <= SIDE && square.row <= SIDE, "{square} is far off any board");
    square.column * STRIDE + square.row
}

/// The square whose bit this is.
fn square(bit: u8) -> Cell {
    Cell::new(bit / STRIDE, bit % STRIDE)
}

/// A square as it is stored: the place of its bit.
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

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);

    /// The squares of these columns and rows, from 0 and inclusive.
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

    /// The set of one square.
    pub fn one(square: Cell) -> Self {
        Self(1 << bit(square))
    }

    /// Whether the square is in the set.
    pub fn contains(self, square: Cell) -> bool {
        self.0 >> bit(square) & 1 == 1
    }

    /// The squares that are in either.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares that are in both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares that are in this set and not in the other.
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Everything one square on in a direction. What leaves the board lands on no square of any board.
    pub const fn shift(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::Up => self.0 << 1,
            Direction::Down => self.0 >> 1,
            Direction::Left => self.0 >> STRIDE,
            Direction::Right => self.0 << STRIDE,
        })
    }

    /// This set and all squares one step from it, some of them off the board.
    pub(crate) const fn grown(self) -> Self {
        Self(self.0 | self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// The squares from which one goes into this set in a direction.
    pub const fn before(self, direction: Direction) -> Self {
        self.shift(match direction {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        })
    }

    /// Some squares, each with or without equal chance.
    pub(crate) fn random(chance: &mut rules::Chance) -> Self {
        let half = |chance: &mut rules::Chance| chance.below(1 << 63) as u128;
        Self(half(chance) | half(chance) << 63)
    }

    /// How many squares there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = u8::try_from(left.trailing_zeros()).ok().filter(|&index| index < 128)?;
            left &= left - 1;
            Some(square(index))
        })
    }

    /// The set as two numbers, for fingerprints.
    pub fn halves(self) -> [u64; 2] {
        [(self.0 & u128::from(u64::MAX)) as u64, (self.0 >> 64) as u64]
    }
}

impl FromIterator<Cell> for Squares {
    fn from_iter<I: IntoIterator<Item = Cell>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |set, square| set.or(Self::one(square)))
    }
}
