//! Discord's permissions, each a bit.

use std::ops::{BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

/// A set of Discord permissions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Permissions(pub u64);

/// Defines permissions by their names and bits, as in Discord's reference.
macro_rules! permissions {
    ($($name:ident = $bit:literal)*) => {
        impl Permissions {
            $(
                #[doc = concat!("Discord's `", stringify!($name), "`.")]
                pub const $name: Self = Self(1 << $bit);
            )*

            /// The permission with this name, such as `SEND_MESSAGES`.
            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $(stringify!($name) => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
    };
}

permissions! {
    CREATE_INSTANT_INVITE = 0
    KICK_MEMBERS = 1
    BAN_MEMBERS = 2
    ADMINISTRATOR = 3
    MANAGE_CHANNELS = 4
    MANAGE_GUILD = 5
    ADD_REACTIONS = 6
    VIEW_AUDIT_LOG = 7
    VIEW_CHANNEL = 10
    SEND_MESSAGES = 11
    SEND_TTS_MESSAGES = 12
    MANAGE_MESSAGES = 13
    EMBED_LINKS = 14
    ATTACH_FILES = 15
    READ_MESSAGE_HISTORY = 16
    MENTION_EVERYONE = 17
    USE_EXTERNAL_EMOJIS = 18
    CHANGE_NICKNAME = 26
    MANAGE_NICKNAMES = 27
    MANAGE_ROLES = 28
    MANAGE_WEBHOOKS = 29
    MANAGE_GUILD_EXPRESSIONS = 30
    USE_APPLICATION_COMMANDS = 31
    MANAGE_EVENTS = 33
    MANAGE_THREADS = 34
    CREATE_PUBLIC_THREADS = 35
    CREATE_PRIVATE_THREADS = 36
    USE_EXTERNAL_STICKERS = 37
    SEND_MESSAGES_IN_THREADS = 38
    USE_EMBEDDED_ACTIVITIES = 39
    MODERATE_MEMBERS = 40
    CREATE_EVENTS = 44
    SEND_VOICE_MESSAGES = 46
    SEND_POLLS = 49
    USE_EXTERNAL_APPS = 50
    PIN_MESSAGES = 51
}

impl Permissions {
    /// The permissions that everyone has on a new server.
    pub const DEFAULT: Self = Self(
        Self::ADD_REACTIONS.0
            | Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::CHANGE_NICKNAME.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::CREATE_PRIVATE_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0
            | Self::USE_EMBEDDED_ACTIVITIES.0,
    );

    /// All permissions, including unused bits.
    pub const ALL: Self = Self((1 << 53) - 1);

    /// Whether the set contains all of these.
    pub fn has(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    /// The set without these.
    #[must_use]
    pub fn without(self, taken: Self) -> Self {
        Self(self.0 & !taken.0)
    }
}

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
