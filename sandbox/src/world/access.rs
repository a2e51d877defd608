//! Permissions of a user in a channel: roles and overwrites combined in Discord's order.

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Channel, World};

impl World {
    /// The permissions of a user in a channel. Empty if they cannot see it.
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
        let allowed = self.apply_overwrites(base, user, place.unwrap_or(channel));
        let outside = channel.is_private_thread()
            && !allowed.has(Permissions::MANAGE_THREADS)
            && !channel.thread.as_ref().is_some_and(|thread| thread.members.contains(&user));
        if outside || !allowed.has(Permissions::VIEW_CHANNEL) { Permissions(0) } else { allowed }
    }

    /// Whether a user sees a channel.
    pub(crate) fn sees(&self, user: Id, channel: &Channel) -> bool {
        self.permissions(user, channel).has(Permissions::VIEW_CHANNEL)
    }

    /// The permissions of a member's roles in the whole server; `None` for strangers.
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

    /// Applies overwrites in Discord's order: everyone, then all roles together, then the member.
    fn apply_overwrites(&self, base: Permissions, user: Id, channel: &Channel) -> Permissions {
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        let roles = guild
            .and_then(|guild| guild.members.get(&user))
            .map(|member| member.roles.as_slice())
            .unwrap_or_default();
        let everyone = guild.map(|guild| guild.id);
        let mut allowed = base;
        let groups: [&dyn Fn(Id) -> bool; 3] =
            [&|id| Some(id) == everyone, &|id| roles.contains(&id), &|id| id == user];
        for group in groups {
            let (mut deny, mut allow) = (Permissions(0), Permissions(0));
            for overwrite in channel.overwrites.iter().filter(|overwrite| group(overwrite.target)) {
                deny |= overwrite.deny;
                allow |= overwrite.allow;
            }
            allowed = allowed.without(deny) | allow;
        }
        allowed
    }
}
