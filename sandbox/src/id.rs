//! Snowflakes: Discord's ids, which contain the time of their creation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// Milliseconds from the Unix epoch to Discord's own.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// The id of any object: a member, a channel, a message. In JSON it is a string, as at Discord.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub u64);

impl Id {
    /// The time of creation, in milliseconds of Unix time.
    pub fn made_ms(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH_MS
    }

    /// An id read from JSON, where it may be a string or a number.
    pub(crate) fn from_json(value: &Value) -> Option<Self> {
        value.as_str().and_then(|text| text.parse().ok()).or_else(|| value.as_u64().map(Id))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A generator of ids that always grow, even while the clock is stopped.
#[derive(Debug, Default)]
pub(crate) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// A generator that continues after this id.
    pub(crate) fn after(last: u64) -> Self {
        Self { last }
    }

    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// A new id, made at `now_ms`.
    pub(crate) fn next(&mut self, now_ms: u64) -> Id {
        let fresh = now_ms.saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = fresh.max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snowflakes_increase_with_a_stopped_clock_and_contain_their_time() {
        let mut flakes = Snowflakes::default();
        let (first, second) = (flakes.next(1_700_000_000_000), flakes.next(1_700_000_000_000));
        assert!(first < second);
        assert_eq!(second.made_ms(), 1_700_000_000_000);
    }
}
