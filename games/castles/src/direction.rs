//! The four directions of a move.

use rules::{Cell, Edge, Seat};

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

    /// Whether the direction leads from a seat's side toward the opponent.
    pub fn is_forward(self, seat: Seat) -> bool {
        self == if seat.0 == 0 { Self::Up } else { Self::Down }
    }

    /// The direction on a player's picture. `home` is the side of the picture at which the player's own edge lies, or
    /// `None` for the picture that is the same for everyone.
    pub(crate) fn on_picture(self, seat: Seat, home: Option<Edge>) -> Self {
        const CLOCKWISE: [Direction; 4] =
            [Direction::Up, Direction::Right, Direction::Down, Direction::Left];
        let opposite = if seat.0 == 0 { 0 } else { 2 };
        let turns = home.map_or(0, |home| opposite + home.quarters());
        let at = CLOCKWISE.iter().position(|way| *way == self).unwrap_or_default();
        CLOCKWISE[(at + turns) % 4]
    }
}
