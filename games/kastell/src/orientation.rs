//! The orientation of the board on a player's picture.

use rules::{Edge, Seat};

use crate::piece::Turn;

/// The orientation of the board on a player's picture, in quarters clockwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Orientation(usize);

impl Orientation {
    /// A player has their own edge of the board below, or at this side of the picture.
    pub(crate) fn new(player: Seat, home: Option<Edge>) -> Self {
        let opposite = if player == Seat(0) { 0 } else { 2 };
        Self(opposite + quarters(home.unwrap_or(Edge::Bottom)))
    }

    /// What points this way on the board points that way on the picture.
    pub(crate) fn on_picture(self, turn: Turn) -> Turn {
        turn.by(self.0)
    }

    /// The columns and rows of one step this way on the picture.
    pub(crate) fn step_toward(self, on_picture: Turn) -> (i16, i16) {
        match on_picture.by(3 * self.0) {
            Turn::North => (0, 1),
            Turn::East => (1, 0),
            Turn::South => (0, -1),
            Turn::West => (-1, 0),
        }
    }
}

fn quarters(home: Edge) -> usize {
    match home {
        Edge::Bottom => 0,
        Edge::Left => 1,
        Edge::Top => 2,
        Edge::Right => 3,
    }
}
