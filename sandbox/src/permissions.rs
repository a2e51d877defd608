//! Who may do what where: Discord's permission bits and how roles and overwrites combine.

use std::ops::{BitOr, BitOrAssign, Not};

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::world::{Channel, World};

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
    pub fn named(name: &str) -> Option<Self> {
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

impl World {
    /// What a user may do in a channel; nothing if they cannot see it.
    pub(crate) fn permissions(&self, user: Id, channel: &Channel) -> Permissions {
        let Some(guild) = channel.guild else { return self.permissions_in_dm(user, channel) };
        let Some(base) = self.guild_permissions(user, guild) else { return Permissions(0) };
        if base.has(Permissions::ADMINISTRATOR) {
            return Permissions::ALL;
        }
        let place = channel
            .parent
            .and_then(|parent| self.channels.get(&parent))
            .filter(|_| channel.thread.is_some());
        let allowed = self.overwritten(base, user, place.unwrap_or(channel));
        let outside = channel.is_private_thread()
            && !allowed.has(Permissions::MANAGE_THREADS)
            && !channel.thread.as_ref().is_some_and(|thread| thread.members.contains(&user));
        if outside || !allowed.has(Permissions::VIEW_CHANNEL) { Permissions(0) } else { allowed }
    }

    /// Whether a user sees a channel.
    pub(crate) fn sees(&self, user: Id, channel: &Channel) -> bool {
        self.permissions(user, channel).has(Permissions::VIEW_CHANNEL)
    }

    /// What a member's roles allow in the whole server; `None` for strangers.
    pub(crate) fn guild_permissions(&self, user: Id, guild: Id) -> Option<Permissions> {
        let guild = self.guilds.get(&guild)?;
        let member = guild.members.get(&user)?;
        if guild.owner == user {
            return Some(Permissions::ALL);
        }
        let mut allowed =
            guild.roles.get(&guild.id).map_or(Permissions(0), |everyone| everyone.permissions);
        for role in member.roles.iter().filter_map(|role| guild.roles.get(role)) {
            allowed |= role.permissions;
        }
        Some(if allowed.has(Permissions::ADMINISTRATOR) { Permissions::ALL } else { allowed })
    }

    fn permissions_in_dm(&self, user: Id, channel: &Channel) -> Permissions {
        if channel.recipients.contains(&user) { Permissions::DEFAULT } else { Permissions(0) }
    }

    /// Overwrites apply in Discord's order: everyone, then all roles together, then the member.
    fn overwritten(&self, base: Permissions, user: Id, channel: &Channel) -> Permissions {
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        let roles = guild
            .and_then(|guild| guild.members.get(&user))
            .map(|member| member.roles.as_slice())
            .unwrap_or_default();
        let everyone = guild.map(|guild| guild.id);
        let mut allowed = base;
        let groups: [&dyn Fn(Id) -> bool; 3] =
            [&|of| Some(of) == everyone, &|of| roles.contains(&of), &|of| of == user];
        for group in groups {
            let (mut deny, mut allow) = (Permissions(0), Permissions(0));
            for overwrite in channel.overwrites.iter().filter(|overwrite| group(overwrite.of)) {
                deny |= overwrite.deny;
                allow |= overwrite.allow;
            }
            allowed = allowed.without(deny) | allow;
        }
        allowed
    }
}
