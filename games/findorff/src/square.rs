//! Squares, directions and sets of squares as bits.

use std::fmt;

use rules::{Cell, Seat};
use serde::{Deserialize, Serialize};

/// The longest side of a board.
const SIDE: u8 = 9;

/// Columns lie this far apart: one more than a side, so that a set shifted over an edge falls on no square.
const STRIDE: u8 = 10;

/// A square, ordered by column and then row, as lists in the notation are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both from 0, if a board can have it.
    pub fn new(column: u8, row: u8) -> Option<Self> {
        (column < SIDE && row < SIDE).then(|| Self(column * STRIDE + row))
    }

    /// Reads `d2`, in either case.
    pub fn parse(text: &str) -> Option<Self> {
        let &[column, row] = text.as_bytes() else { return None };
        let column = column.to_ascii_lowercase().checked_sub(b'a')?;
        Self::new(column, row.checked_sub(b'1')?)
    }

    /// The column, from 0.
    pub fn column(self) -> u8 {
        self.0 / STRIDE
    }

    /// The row, from 0.
    pub fn row(self) -> u8 {
        self.0 % STRIDE
    }

    /// The square in a drawing.
    pub fn cell(self) -> Cell {
        Cell::new(self.column(), self.row())
    }

    /// The next square in a direction, if a board can have it.
    pub fn next(self, direction: Direction) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::Up => Self::new(column, row + 1),
            Direction::Down => Self::new(column, row.checked_sub(1)?),
            Direction::Left => Self::new(column.checked_sub(1)?, row),
            Direction::Right => Self::new(column + 1, row),
        }
    }

    /// The direction of a neighboring square.
    pub fn toward(self, neighbor: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.next(direction) == Some(neighbor))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        f.write_char(char::from(b'a' + self.column()))?;
        f.write_char(char::from(b'1' + self.row()))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.0
    }
}

impl TryFrom<u8> for Square {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index / STRIDE, index % STRIDE).ok_or("no such square")
    }
}

/// A way to go, as the notation sees the board: up is toward the higher rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Toward the higher rows.
    Up,
    /// Toward row 1.
    Down,
    /// Toward column a.
    Left,
    /// Toward the last column.
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// How a player on this seat sees it, looking over the board from their own side.
    pub fn seen_from(self, seat: Seat) -> Way {
        let turned = seat.0 == 1;
        match self {
            Self::Up | Self::Down if (self == Self::Up) != turned => Way::Forward,
            Self::Up | Self::Down => Way::Back,
            Self::Left | Self::Right if (self == Self::Left) != turned => Way::Left,
            Self::Left | Self::Right => Way::Right,
        }
    }
}

/// A way to go, as a player sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Toward the other side.
    Forward,
    /// Toward the player.
    Back,
    /// Toward their left.
    Left,
    /// Toward their right.
    Right,
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);

    /// The squares from one corner to the other: columns and rows from 0, inclusive.
    pub const fn block(from: (u8, u8), to: (u8, u8)) -> Self {
        let mut bits = 0;
        let mut column = from.0;
        while column <= to.0 {
            let mut row = from.1;
            while row <= to.1 {
                bits |= 1 << (column * STRIDE + row);
                row += 1;
            }
            column += 1;
        }
        Self(bits)
    }

    /// The set of one square.
    pub fn one(square: Square) -> Self {
        Self(1 << square.0)
    }

    /// Whether the square is in the set.
    pub fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
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

    /// The squares from which one goes into this set in a direction.
    pub const fn before(self, direction: Direction) -> Self {
        self.shift(match direction {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        })
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
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = u8::try_from(left.trailing_zeros()).ok().filter(|&index| index < 128)?;
            left &= left - 1;
            Some(Square(index))
        })
    }

    /// The set as two numbers, for fingerprints.
    pub fn halves(self) -> [u64; 2] {
        [(self.0 & u128::from(u64::MAX)) as u64, (self.0 >> 64) as u64]
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |set, square| set.or(Self::one(square)))
    }
}
