//! The two boards: their squares, lake, end zones and the size of armies.

use rules::{Cell, Seat};
use serde::{Deserialize, Serialize};

use crate::squares;
use crate::squares::Squares;

/// The board of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// 8 by 8, end zones of two rows.
    Small,
    /// 9 by 9 with the lake in the middle, end zones of three rows.
    Large,
}

impl Field {
    /// The board with this name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Small, Self::Large].into_iter().find(|field| field.name() == name)
    }

    /// `small` or `large`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Large => "large",
        }
    }

    /// The number of columns, which equals the number of rows.
    pub const fn side(self) -> u8 {
        match self {
            Self::Small => 8,
            Self::Large => 9,
        }
    }

    /// The number of rows of an end zone.
    pub const fn depth(self) -> u8 {
        match self {
            Self::Small => 2,
            Self::Large => 3,
        }
    }

    /// The maximum number of pieces in an army besides the general.
    pub fn limit(self) -> usize {
        match self {
            Self::Small => 15,
            Self::Large => 18,
        }
    }

    /// The squares where no piece may stand.
    pub const fn lake(self) -> Squares {
        match self {
            Self::Small => Squares::NONE,
            Self::Large => const { Squares::block(3..=5, 3..=5) },
        }
    }

    /// The squares where pieces may stand.
    pub fn floor(self) -> Squares {
        match self {
            Self::Small => const { Squares::block(0..=7, 0..=7) },
            Self::Large => Squares::block(0..=8, 0..=8) - self.lake(),
        }
    }

    /// The end zone of a seat.
    pub const fn zone(self, seat: Seat) -> Squares {
        match (self, seat.0) {
            (Self::Small, 0) => const { Squares::block(0..=7, 0..=1) },
            (Self::Small, _) => const { Squares::block(0..=7, 6..=7) },
            (Self::Large, 0) => const { Squares::block(0..=8, 0..=2) },
            (Self::Large, _) => const { Squares::block(0..=8, 6..=8) },
        }
    }

    /// The number of squares of an end zone.
    pub fn places(self) -> usize {
        usize::from(self.side() * self.depth())
    }

    /// The square of a seat's end zone with this index. Squares count from the front row, left to right, as the player
    /// sees them.
    pub fn place(self, seat: Seat, index: usize) -> Option<Cell> {
        let index = u8::try_from(index).ok().filter(|&index| index < self.side() * self.depth())?;
        let (behind, across) = (index / self.side(), index % self.side());
        match seat.0 {
            0 => squares::at(across, self.depth() - 1 - behind),
            _ => squares::at(self.side() - 1 - across, self.side() - self.depth() + behind),
        }
    }

    /// The last square of the board: `h8` or `i9`.
    pub fn last_square(self) -> &'static str {
        match self {
            Self::Small => "h8",
            Self::Large => "i9",
        }
    }
}
