//! Seats, sets of seats, and viewers.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, in turn order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list with one element a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other of two seats.
    pub fn other(self) -> Self {
        Self(1 - self.0)
    }

    /// The seat after this one, of `seats`.
    pub fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, of the eight that there can be; others are in no set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The one seat.
    pub fn one(seat: Seat) -> Self {
        Self::NONE.with(seat)
    }

    /// The first `count` seats.
    pub fn all(count: u8) -> Self {
        (0..count).map(Seat).collect()
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// The set with the seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | bit(seat))
    }

    /// The set without the seat.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !bit(seat))
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat, where the set has exactly one.
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// The place of a seat in a set.
fn bit(seat: Seat) -> u8 {
    1_u8.checked_shl(seat.0.into()).unwrap_or(0)
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Whose eyes look at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody who does not sit at the table.
    Spectator,
    /// The player on a seat.
    Seat(Seat),
    /// Nobody while a match runs: the view that hides nothing, for finished matches and for tools.
    Everything,
}

impl Viewer {
    /// The seat that looks, if one does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Everything => None,
        }
    }

    /// Whether this viewer may see what only `seat` may see.
    pub fn sees(self, seat: Seat) -> bool {
        self == Self::Everything || self.seat() == Some(seat)
    }
}
