//! The orientation of the board on a player's picture.

use rules::{Cell, Edge, Seat};

use crate::piece::Turn;
use crate::squares::SIDE;

/// The orientation of the board on a player's picture, in clockwise quarter turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Orientation(usize);

impl Orientation {
    /// White's side at the bottom, as in notation.
    pub(crate) const UNTURNED: Self = Self(0);

    /// The orientation with the player's own edge at this side of the picture. `None` stands for everyone's picture.
    pub(crate) fn new(player: Seat, home: Option<Edge>) -> Self {
        let opposite = if player == Seat(0) { 0 } else { 2 };
        Self(home.map_or(0, |home| opposite + home.quarters()))
    }

    /// The direction on the picture of a direction on the board.
    pub(crate) fn on_picture(self, turn: Turn) -> Turn {
        turn.by(self.0)
    }

    /// The square of the picture, counted from its lower left, on which a square of the board lies.
    pub(crate) fn cell_on_picture(self, cell: Cell) -> Cell {
        let quarter = |Cell { column, row }, _| Cell::new(row, SIDE - 1 - column);
        (0..self.0 % 4).fold(cell, quarter)
    }

    /// The step in columns and rows that leads in this direction on the picture.
    pub(crate) fn step_toward(self, on_picture: Turn) -> (i16, i16) {
        match on_picture.by(3 * self.0) {
            Turn::North => (0, 1),
            Turn::East => (1, 0),
            Turn::South => (0, -1),
            Turn::West => (-1, 0),
        }
    }
}
