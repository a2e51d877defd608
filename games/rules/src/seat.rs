//! Seats, sets of seats, and viewers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, in turn order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list with one element per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other of two seats.
    pub fn other(self) -> Self {
        Self(1 - self.0)
    }

    /// The seat after this one, among `seats`.
    pub fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

crate::bit_set! {
    /// A set of seats. It can hold the first eight seats, and ignores others.
    pub struct Seats(u8) of Seat,
    mask: |seat| 1_u8.checked_shl(seat.0.into()).unwrap_or(0), at: |bit| Seat(bit as u8), count: 8
}

impl Seats {
    /// The first `count` seats.
    pub fn all(count: u8) -> Self {
        (0..count).map(Seat).collect()
    }

    /// The only seat of a set with exactly one.
    pub fn only(self) -> Option<Seat> {
        self.iter().next().filter(|_| self.len() == 1)
    }
}

/// The person who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A viewer without a seat.
    Spectator,
    /// The player on a seat.
    Seat(Seat),
    /// The view that hides nothing, for finished matches and tools only.
    Everything,
}

impl Viewer {
    /// The viewer's own seat, if they have one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Everything => None,
        }
    }

    /// Whether this viewer may see the private information of `seat`.
    pub fn sees(self, seat: Seat) -> bool {
        self == Self::Everything || self.seat() == Some(seat)
    }
}
