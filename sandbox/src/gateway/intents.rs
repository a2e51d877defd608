//! Gateway intents: the groups of events that a bot requests.

use std::ops::BitOr;

/// The groups of events that a bot requests when it identifies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Intents(pub(crate) u64);

impl Intents {
    /// No group: every session gets such an event, for example an interaction.
    pub(crate) const ALWAYS: Self = Self(0);
    pub(crate) const GUILDS: Self = Self(1);
    pub(crate) const GUILD_MESSAGES: Self = Self(1 << 9);
    pub(crate) const DIRECT_MESSAGES: Self = Self(1 << 12);
    pub(crate) const MESSAGE_CONTENT: Self = Self(1 << 15);
    /// The bits of all intents. Discord does not use 17, 18, 19, 22, 23 and those from 26.
    pub(crate) const KNOWN: u64 = ((1 << 17) - 1) | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;
    pub(crate) const GUILD_SCHEDULED_EVENTS: Self = Self(1 << 16);
    pub(crate) const GUILD_MEMBERS: Self = Self(1 << 1);
    pub(crate) const GUILD_PRESENCES: Self = Self(1 << 8);
    /// The intents that Discord grants on request. Messages may be read by every application here.
    const PRIVILEGED: [(&str, Self, u64); 3] = [
        ("GUILD_PRESENCES", Self::GUILD_PRESENCES, 1 << 13),
        ("GUILD_MEMBERS", Self::GUILD_MEMBERS, 1 << 15),
        ("MESSAGE_CONTENT", Self::MESSAGE_CONTENT, 1 << 19),
    ];

    /// A privileged intent by Discord's name.
    pub(crate) fn privileged(name: &str) -> Option<Self> {
        Self::PRIVILEGED.iter().find(|(known, ..)| *known == name).map(|(_, intent, _)| *intent)
    }

    /// Whether a bot with these grants may request these intents.
    pub(crate) fn are_granted(self, granted: Self) -> bool {
        let mut asked = Self::PRIVILEGED.iter().filter(|(_, intent, _)| self.has(*intent));
        asked.all(|(_, intent, _)| granted.has(*intent))
    }

    /// The flags of an application with these grants, in their variant for applications on few servers.
    pub(crate) fn application_flags(self) -> u64 {
        let granted = Self::PRIVILEGED.iter().filter(|(_, intent, _)| self.has(*intent));
        granted.fold(0, |flags, (.., flag)| flags | flag)
    }

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
