//! Gateway intents: which groups of events a bot asks for.

use std::ops::BitOr;

/// Groups of events a bot asks for when it identifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Intents(pub(crate) u64);

impl Intents {
    /// Of no group: everybody gets it, as with interactions.
    pub(crate) const ALWAYS: Self = Self(0);
    pub(crate) const GUILDS: Self = Self(1);
    pub(crate) const GUILD_MESSAGES: Self = Self(1 << 9);
    pub(crate) const DIRECT_MESSAGES: Self = Self(1 << 12);
    pub(crate) const MESSAGE_CONTENT: Self = Self(1 << 15);
    /// Discord has no others: 17, 18, 19, 22, 23 and from 26 on are unknown.
    pub(crate) const KNOWN: u64 = ((1 << 17) - 1) | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;
    /// Members and presences: the application has not been granted these.
    pub(crate) const NOT_GRANTED: u64 = 1 << 1 | 1 << 8;

    pub(crate) fn has(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }
}

impl BitOr for Intents {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
