//! Discord's permissions, each a bit.

use std::ops::{BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

/// A set of Discord permissions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Permissions(pub u64);

impl Permissions {
    /// May do everything.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// May change channels.
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// May see the channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// May send messages in channels.
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// May delete others' messages.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// May send embeds.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// May send files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// May read older messages.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// May ping everyone.
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    /// May use slash commands.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// May archive and delete threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// May open public threads.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    /// May open private threads.
    pub const CREATE_PRIVATE_THREADS: Self = Self(1 << 36);
    /// May send messages in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);

    /// What a new server allows everyone.
    pub const DEFAULT: Self = Self(
        1 << 6
            | 1 << 10
            | 1 << 11
            | 1 << 14
            | 1 << 15
            | 1 << 16
            | 1 << 26
            | 1 << 31
            | 1 << 35
            | 1 << 36
            | 1 << 38,
    );

    /// Everything there is.
    pub const ALL: Self = Self((1 << 53) - 1);

    /// The permission that Discord calls so, such as `SEND_MESSAGES`.
    pub fn from_name(name: &str) -> Option<Self> {
        NAMES.iter().find(|(_, known)| *known == name).map(|(bit, _)| Self(1 << bit))
    }

    /// Whether all of these are in it.
    pub fn has(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    /// Without these.
    #[must_use]
    pub fn without(self, taken: Self) -> Self {
        Self(self.0 & !taken.0)
    }
}

/// Discord's names of permissions, with their bits.
const NAMES: &[(u8, &str)] = &[
    (0, "CREATE_INSTANT_INVITE"),
    (1, "KICK_MEMBERS"),
    (2, "BAN_MEMBERS"),
    (3, "ADMINISTRATOR"),
    (4, "MANAGE_CHANNELS"),
    (5, "MANAGE_GUILD"),
    (6, "ADD_REACTIONS"),
    (7, "VIEW_AUDIT_LOG"),
    (10, "VIEW_CHANNEL"),
    (11, "SEND_MESSAGES"),
    (12, "SEND_TTS_MESSAGES"),
    (13, "MANAGE_MESSAGES"),
    (14, "EMBED_LINKS"),
    (15, "ATTACH_FILES"),
    (16, "READ_MESSAGE_HISTORY"),
    (17, "MENTION_EVERYONE"),
    (18, "USE_EXTERNAL_EMOJIS"),
    (26, "CHANGE_NICKNAME"),
    (27, "MANAGE_NICKNAMES"),
    (28, "MANAGE_ROLES"),
    (29, "MANAGE_WEBHOOKS"),
    (30, "MANAGE_GUILD_EXPRESSIONS"),
    (31, "USE_APPLICATION_COMMANDS"),
    (34, "MANAGE_THREADS"),
    (35, "CREATE_PUBLIC_THREADS"),
    (36, "CREATE_PRIVATE_THREADS"),
    (37, "USE_EXTERNAL_STICKERS"),
    (38, "SEND_MESSAGES_IN_THREADS"),
    (40, "MODERATE_MEMBERS"),
    (46, "SEND_VOICE_MESSAGES"),
    (49, "SEND_POLLS"),
    (50, "USE_EXTERNAL_APPS"),
    (51, "PIN_MESSAGES"),
];

impl BitOr for Permissions {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Permissions {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Permissions {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}
