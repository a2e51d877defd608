//! Direct messages between two users, created when first needed.

use crate::id::Id;
use crate::world::{Channel, ChannelKind, World};

impl World {
    /// The direct messages between a user and the bot, begun if need be.
    pub(crate) fn dm_with_bot(&mut self, user: Id) -> Id {
        let bot = self.bot();
        let both = |channel: &&Channel| {
            channel.kind == ChannelKind::Dm
                && channel.recipients.contains(&user)
                && channel.recipients.contains(&bot)
        };
        if let Some(known) = self.channels.values().find(both) {
            return known.id;
        }
        // Derived from the user, so that a bot that remembers it finds it again after a restart.
        let id = Id(user.0 ^ (1 << 21));
        self.channels.insert(id, Channel::dm(id, user, bot));
        id
    }

    /// The direct messages between two members.
    pub(crate) fn chat_between(&mut self, one: Id, other: Id) -> Id {
        let both = |channel: &&Channel| {
            channel.kind == ChannelKind::Dm
                && channel.recipients.contains(&one)
                && channel.recipients.contains(&other)
        };
        if let Some(known) = self.channels.values().find(both) {
            return known.id;
        }
        let id = self.fresh_id();
        self.channels.insert(id, Channel::dm(id, one, other));
        id
    }
}
