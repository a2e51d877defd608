//! The four ways to go.

use rules::{Cell, Seat};

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

    /// The next square this way; it may lie beyond the board.
    pub fn next(self, square: Cell) -> Option<Cell> {
        match self {
            Self::Up => square.offset(0, 1),
            Self::Down => square.offset(0, -1),
            Self::Left => square.offset(-1, 0),
            Self::Right => square.offset(1, 0),
        }
    }

    /// The way from a square to its neighbor.
    pub fn between(square: Cell, neighbor: Cell) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.next(square) == Some(neighbor))
    }

    /// What a player on this seat calls it, looking over the board from his own side.
    pub fn seen_from(self, seat: Seat) -> &'static str {
        let turned = seat.0 == 1;
        match self {
            Self::Up | Self::Down if (self == Self::Up) != turned => "forward",
            Self::Up | Self::Down => "back",
            Self::Left | Self::Right if (self == Self::Left) != turned => "left",
            Self::Left | Self::Right => "right",
        }
    }
}
