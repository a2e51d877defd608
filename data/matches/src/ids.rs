//! Numbers that name things. To this crate people, places and messages are nothing but numbers.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rules::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A number with a name. In JSON it is a string, because many readers of JSON lose digits of large numbers.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u64);

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(&self.0)
                } else {
                    serializer.serialize_u64(self.0)
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    let digits = String::deserialize(deserializer)?;
                    digits.parse().map(Self).map_err(D::Error::custom)
                } else {
                    u64::deserialize(deserializer).map(Self)
                }
            }
        }
    };
}

number! {
    /// A match, by the small number that people use: "#17". Numbers are given out in order, from 1.
    MatchId
}
number! {
    /// A person, by a number that somebody else gave out.
    PlayerId
}
number! {
    /// How often a match has changed: 1 for a fresh challenge. A button carries the revision of the board it belongs to.
    Revision
}
number! {
    /// What makes a repeated request harmless: the number of the interaction that asked.
    Key
}
number! {
    /// A moment, in milliseconds since 1970. This crate has no clock; whoever asks says what time it is.
    Timestamp
}

/// A match as the person who acts on it has seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The match.
    pub id: MatchId,
    /// The revision that they have seen; the newest, if `None`.
    pub seen: Option<Revision>,
}

impl PlayerId {
    /// Somebody whose data was erased. Nobody acts or looks as this player.
    pub const GONE: Self = Self(0);

    /// Somebody who was forgotten, as matches know them from then on: a number that was drawn, which tells nothing of who
    /// they were and which nobody gives to people. Discord's numbers come so far in the year 2084.
    pub(crate) fn former(drawn: u64) -> Self {
        Self(FORMER << 62 | drawn >> 2)
    }

    /// Whether it is somebody who can be told something: neither a computer nor forgotten.
    pub fn is_person(self) -> bool {
        self != Self::GONE && self.0 >> 62 != FORMER && self.level().is_none()
    }

    /// The computer of this level that sits at a table as the one of this index, from 0, among those of its level. It has
    /// the highest numbers, which nobody gives to people.
    pub fn computer(level: Level, index: u8) -> Self {
        Self(u64::MAX - (u64::from(index) << 8 | u64::from(level.number())))
    }

    /// The first computer of this level that does not sit among these.
    pub(crate) fn computer_beside(seated: &[Self], level: Level) -> Option<Self> {
        (0..SEATS).map(|index| Self::computer(level, index)).find(|number| !seated.contains(number))
    }

    /// How well it plays, if it is a computer.
    pub fn level(self) -> Option<Level> {
        self.level_and_index().map(|(level, _)| level)
    }

    /// Which computer of its level it is at its table, from 0, if it is one.
    pub fn index(self) -> Option<u8> {
        self.level_and_index().map(|(_, index)| index)
    }

    fn level_and_index(self) -> Option<(Level, u8)> {
        let number = u64::MAX - self.0;
        let [index, level] = u16::try_from(number).ok()?.to_be_bytes();
        Some((Level::of(level)?, index)).filter(|_| index < SEATS)
    }
}

/// The first bits of the number of somebody who was forgotten.
const FORMER: u64 = 0b10;

/// The most seats that a table has.
pub(crate) const SEATS: u8 = 8;

impl Revision {
    /// The revision after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Timestamp {
    /// The moment so long after the beginning of 1970.
    #[must_use]
    pub fn since_1970(elapsed: Duration) -> Self {
        Self(u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX))
    }

    /// So many milliseconds later.
    #[must_use]
    pub fn plus(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }

    /// So many days later.
    #[must_use]
    pub fn plus_days(self, days: u32) -> Self {
        self.plus(u64::from(days) * 24 * 60 * 60 * 1000)
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl FromStr for MatchId {
    type Err = std::num::ParseIntError;

    /// Reads a match's number as people write it, with or without the sign.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        text.strip_prefix('#').unwrap_or(text).parse().map(Self)
    }
}

/// Where a match is played, by numbers that somebody else gave out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The server; none in a private conversation.
    pub server: Option<u64>,
    /// The channel where the challenge was made.
    pub channel: u64,
    /// The thread of the match, once it has one.
    pub thread: Option<u64>,
}

impl Place {
    /// To whose share it counts what is to be done there: the server's or, where there is none, the conversation's.
    pub fn host(self) -> u64 {
        self.server.unwrap_or(self.channel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_is_known_by_its_number_and_nobody_else_is_one() {
        for level in Level::ALL {
            for index in 0..SEATS {
                let computer = PlayerId::computer(level, index);
                assert_eq!((computer.level(), computer.index()), (Some(level), Some(index)));
            }
        }
        assert!([0, 1, u64::MAX].into_iter().all(|drawn| {
            let former = PlayerId::former(drawn);
            !former.is_person() && former.level().is_none() && former != PlayerId::GONE
        }));
        assert!(PlayerId(1).is_person() && PlayerId(1 << 62).is_person());
        assert!(!PlayerId::GONE.is_person() && !PlayerId::computer(Level::ALL[0], 7).is_person());
        let people = [0, 1, 5, 1 << 22, 1 << 63, u64::MAX - 0xffff, u64::MAX];
        assert!(people.into_iter().all(|number| PlayerId(number).level().is_none()));
    }
}
