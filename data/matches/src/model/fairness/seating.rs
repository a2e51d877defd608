//! The assignment of seats to players.

use rules::{Seat, Seed};
use serde::{Deserialize, Serialize};

/// The way in which seats are assigned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// All seats are random.
    #[default]
    Random,
    /// The challenger gets this seat; the others are random.
    Chosen(Seat),
}

impl Seating {
    /// Draws a seat for each player. Players are in the order of joining, the challenger first.
    pub(crate) fn draw(self, players: usize, seed: Seed) -> Vec<Seat> {
        let mut chance = seed.seating();
        let first = match self {
            Self::Random => 0,
            Self::Chosen(_) => 1,
        };
        // The players by seat.
        let mut order: Vec<usize> = (first..players).collect();
        chance.shuffle(&mut order);
        if let Self::Chosen(seat) = self {
            order.insert(seat.index().min(order.len()), 0);
        }
        let mut seats = vec![Seat(0); players];
        for (seat, player) in (0..).map(Seat).zip(order) {
            seats[player] = seat;
        }
        seats
    }
}
