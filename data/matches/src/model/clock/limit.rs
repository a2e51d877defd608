//! `Limit`: the time limit of a turn.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::ids::OUT_OF_RANGE;

/// An hour in milliseconds.
pub(crate) const HOUR: u64 = 60 * 60 * 1000;

/// A day in milliseconds.
pub const DAY: u64 = 24 * HOUR;

/// The time limit of a turn, from an hour to fourteen days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Limit(u64);

impl Limit {
    /// Three days.
    pub const DEFAULT: Self = Self(72 * HOUR);

    /// The shortest limit.
    pub const SHORTEST: Self = Self(HOUR);

    /// The longest limit.
    pub const LONGEST: Self = Self(14 * DAY);

    /// A limit in milliseconds. `None` outside the bounds.
    pub fn of_ms(ms: u64) -> Option<Self> {
        (Self::SHORTEST.0..=Self::LONGEST.0).contains(&ms).then_some(Self(ms))
    }

    /// A limit in hours. `None` outside the bounds.
    pub fn of_hours(hours: u64) -> Option<Self> {
        Self::of_ms(hours.checked_mul(HOUR)?)
    }

    /// The limit in milliseconds.
    pub fn ms(self) -> u64 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Limit {
    /// Accepts only a limit within the bounds: an import may contain any number.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of_ms(u64::deserialize(deserializer)?).ok_or(D::Error::custom(OUT_OF_RANGE))
    }
}
