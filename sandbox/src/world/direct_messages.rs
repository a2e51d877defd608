//! Direct messages between two users, created when first needed.

use crate::id::Id;
use crate::world::{Channel, ChannelKind, World};

/// The maximum number of members of a group conversation.
pub(crate) const MOST_IN_GROUP: usize = 10;

impl World {
    /// The direct messages between a user and the bot, created if necessary.
    pub(crate) fn dm_with_bot(&mut self, user: Id) -> Id {
        // The id is derived from the user's, so that a bot finds the channel again after a restart.
        let fresh = Id(user.0 ^ (1 << 21));
        self.dm_between(user, self.bot(), |_| fresh)
    }

    /// The direct messages between two members.
    pub(crate) fn chat_between(&mut self, one: Id, other: Id) -> Id {
        self.dm_between(one, other, Self::fresh_id)
    }

    fn dm_between(&mut self, one: Id, other: Id, fresh_id: impl FnOnce(&mut Self) -> Id) -> Id {
        let both = |channel: &&Channel| {
            let is_in = |user: Id| channel.recipients.contains(&user);
            channel.kind == ChannelKind::Dm && is_in(one) && is_in(other)
        };
        if let Some(known) = self.channels.values().find(both) {
            return known.id;
        }
        let id = fresh_id(self);
        self.channels.insert(id, Channel::dm(id, one, other));
        id
    }
}
