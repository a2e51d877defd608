//! The identifiers of this crate. People, places and messages are numbers here.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rules::{Level, Message};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The prefix of an error message about a number that is too large or too small for its type.
pub(crate) const OUT_OF_RANGE: &str = "out of range";

/// Defines a typed number with an upper bound. In JSON the number is a string, since many JSON parsers lose digits of
/// large numbers. Reading from JSON, as imports do, checks the bound: later arithmetic must not overflow.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        number!($(#[$doc])* $name <= u64::MAX);
    };
    ($(#[$doc:meta])* $name:ident <= $most:expr) => {
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
                    let number: u64 = digits.parse().map_err(D::Error::custom)?;
                    (number <= $most).then_some(Self(number)).ok_or(D::Error::custom(OUT_OF_RANGE))
                } else {
                    u64::deserialize(deserializer).map(Self)
                }
            }
        }
    };
}

number! {
    /// The number of a match, as in "#17". Numbers are given out in order, from 1.
    MatchId <= 999_999_999_999
}
number! {
    /// The number of a club's event, from 1.
    EventId <= 999_999_999_999
}
number! {
    /// The number of a job's target: a match, a server, a person or an event.
    JobTarget
}
number! {
    /// The number of a player: a person's Discord id, a computer player, or the pseudonym of an erased person.
    PlayerId
}
number! {
    /// The number of a match's state: 1 for a new challenge, and one more with each entry. A button carries the
    /// revision of its board.
    Revision
}
number! {
    /// The id of an interaction, stored to recognize a repeated request.
    Key
}
number! {
    /// A moment, in milliseconds since 1970. The bound is in the year 9987: calendars end with 9999.
    Timestamp <= 253_000_000_000_000
}

/// A match, at the revision that the acting player has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The match.
    pub id: MatchId,
    /// The revision that the player has seen. `None` if it doesn't matter.
    pub seen: Option<Revision>,
}

/// An inclusive range of revisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revisions {
    /// The first revision.
    pub first: Revision,
    /// The last revision.
    pub last: Revision,
}

impl Revisions {
    /// Whether a revision is in the range.
    pub fn contains(self, revision: Revision) -> bool {
        (self.first..=self.last).contains(&revision)
    }
}

impl From<MatchId> for Target {
    /// The match at any revision: what the player has seen doesn't matter.
    fn from(id: MatchId) -> Self {
        Self { id, seen: None }
    }
}

/// The number of the first event among job targets. Matches, servers and people have lower numbers.
const EVENTS: u64 = 0b11 << 62;

impl EventId {
    /// The event's number where a match's is expected: jobs, web sessions and announcements name a match or an event.
    pub fn as_target(self) -> MatchId {
        MatchId(EVENTS | self.0)
    }

    /// The event with this [`EventId::as_target`]. `None` for the number of a match.
    pub fn of_target(target: MatchId) -> Option<Self> {
        target.0.checked_sub(EVENTS).map(Self)
    }
}

impl PlayerId {
    /// A person whose data was erased before pseudonyms existed. Nobody acts or looks as this player.
    pub const GONE: Self = Self(0);

    /// A random pseudonym for an erased person. Discord assigns ids of this range only from the year 2084 on.
    pub(crate) fn former(drawn: u64) -> Self {
        Self(FORMER << 62 | drawn >> 2)
    }

    /// Whether this is a person with a Discord id: neither a computer nor erased.
    pub fn is_person(self) -> bool {
        self != Self::GONE && self.0 >> 62 != FORMER && self.level().is_none()
    }

    /// The computer player with this level. `index` distinguishes computers of one level in a match. Discord assigns no
    /// numbers as high as these.
    pub fn computer(level: Level, index: u8) -> Self {
        Self(u64::MAX - (u64::from(index) << 8 | u64::from(level.number())))
    }

    /// The first computer player of this level who has no seat yet.
    pub(crate) fn computer_beside(seated: &[Self], level: Level) -> Option<Self> {
        (0..SEATS).map(|index| Self::computer(level, index)).find(|number| !seated.contains(number))
    }

    /// The level of a computer player. `None` for a person.
    pub fn level(self) -> Option<Level> {
        self.level_and_index().map(|(level, _)| level)
    }

    /// The index of a computer player among those of its level in a match, from 0.
    pub fn index(self) -> Option<u8> {
        self.level_and_index().map(|(_, index)| index)
    }

    fn level_and_index(self) -> Option<(Level, u8)> {
        let number = u64::MAX - self.0;
        let [index, level] = u16::try_from(number).ok()?.to_be_bytes();
        Some((Level::of(level)?, index)).filter(|_| index < SEATS)
    }
}

/// The highest two bits of a pseudonym.
const FORMER: u64 = 0b10;

/// The maximum number of seats of a match.
pub(crate) const SEATS: u8 = 8;

impl Revision {
    /// The next revision. It doesn't overflow, since imports check that revisions are consecutive.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Timestamp {
    /// The moment this many milliseconds after the beginning of 1970.
    #[must_use]
    pub fn since_1970(elapsed: Duration) -> Self {
        Self(u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX))
    }

    /// The moment this many milliseconds later.
    #[must_use]
    pub fn plus(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }

    /// The moment this many milliseconds later, or earlier if negative.
    #[must_use]
    pub fn shifted(self, milliseconds: i64) -> Self {
        Self(self.0.saturating_add_signed(milliseconds))
    }

    /// The moment this many days later.
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

impl From<MatchId> for Message {
    fn from(id: MatchId) -> Self {
        Self::plain(id)
    }
}

impl FromStr for MatchId {
    type Err = std::num::ParseIntError;

    /// Parses a match number, with or without the "#".
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        text.strip_prefix('#').unwrap_or(text).parse().map(Self)
    }
}

/// The place of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The server. `None` in a private conversation.
    pub server: Option<u64>,
    /// The channel of the challenge.
    pub channel: u64,
    /// The thread of the match, once it is open.
    pub thread: Option<u64>,
}

impl Place {
    /// Whether the place is a private conversation, not a channel of a server.
    pub fn is_private(self) -> bool {
        self.server.is_none()
    }

    /// The id for posts: the thread, otherwise the channel.
    pub fn post_channel(self) -> u64 {
        self.thread.unwrap_or(self.channel)
    }

    /// The number by which jobs are shared fairly: the server or, in a private conversation, the channel.
    pub fn host(self) -> u64 {
        self.server.unwrap_or(self.channel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_timestamps_beyond_their_bounds_are_rejected_in_json() {
        fn read<T: for<'de> Deserialize<'de>>(number: u64) -> Option<T> {
            serde_json::from_str(&format!("\"{number}\"")).ok()
        }
        assert_eq!(read(999_999_999_999), Some(MatchId(999_999_999_999)));
        assert_eq!(read::<MatchId>(u64::MAX), None);
        assert_eq!(read(253_000_000_000_000), Some(Timestamp(253_000_000_000_000)));
        assert_eq!(read::<Timestamp>(253_000_000_000_001), None);
        assert_eq!(read(u64::MAX), Some(PlayerId(u64::MAX)));
    }

    #[test]
    fn computer_ids_carry_level_and_index_and_no_other_id_does() {
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
