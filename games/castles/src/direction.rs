//! The four directions of a move.

use rules::{Cell, Seat};

/// A direction on the board as notation has it: up is toward the higher rows.
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

    /// The next square in this direction. It may be off the board.
    pub fn next(self, square: Cell) -> Option<Cell> {
        match self {
            Self::Up => square.offset(0, 1),
            Self::Down => square.offset(0, -1),
            Self::Left => square.offset(-1, 0),
            Self::Right => square.offset(1, 0),
        }
    }

    /// The direction from a square to its neighbor.
    pub fn between(square: Cell, neighbor: Cell) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.next(square) == Some(neighbor))
    }

    /// The direction as seen by the player on this seat, looking across the board.
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

/// A direction as a player sees the board.
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
