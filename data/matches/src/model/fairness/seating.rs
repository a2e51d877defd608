//! `Seating`: how seats are assigned to players.

use rules::{Seat, Seed};
use serde::{Deserialize, Serialize};

/// How seats are assigned to players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    /// All players get random seats.
    #[default]
    Random,
    /// The challenger gets this seat, and the others get random ones.
    Chosen(Seat),
}

impl Seating {
    /// Draws the seat of each player, in the order of joining. The challenger is first.
    pub(crate) fn draw(self, players: usize, seed: Seed) -> Vec<Seat> {
        let mut chance = seed.seating();
        let first = match self {
            Self::Random => 0,
            Self::Chosen(_) => 1,
        };
        // The index of each seat's player, by seat.
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
