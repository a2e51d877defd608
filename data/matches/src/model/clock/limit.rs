//! How long a turn may take.

use serde::{Deserialize, Serialize};

/// The milliseconds of an hour.
pub(crate) const HOUR: u64 = 60 * 60 * 1000;

/// How long a turn may take: an hour to fourteen days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Limit(u64);

impl Limit {
    /// Three days.
    pub const DEFAULT: Self = Self(72 * HOUR);

    /// The shortest.
    pub const SHORTEST: Self = Self(HOUR);

    /// The longest.
    pub const LONGEST: Self = Self(14 * 24 * HOUR);

    /// So many milliseconds, if that is neither too short nor too long.
    pub fn of_ms(ms: u64) -> Option<Self> {
        (Self::SHORTEST.0..=Self::LONGEST.0).contains(&ms).then_some(Self(ms))
    }

    /// So many hours, if they are neither too few nor too many.
    pub fn of_hours(hours: u64) -> Option<Self> {
        Self::of_ms(hours.checked_mul(HOUR)?)
    }

    /// In milliseconds.
    pub fn ms(self) -> u64 {
        self.0
    }
}
