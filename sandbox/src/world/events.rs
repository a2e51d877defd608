//! Gateway events about channels, threads and messages, sent if the bot may see them.

use serde_json::{Value, json};

use crate::gateway::Intents;
use crate::id::Id;
use crate::world::World;

impl World {
    /// Sends an event to the bot, if its intents include it.
    pub(crate) fn dispatch(&mut self, name: &str, intents: Intents, data: Value) {
        self.gateway.dispatch(self.clock.now_ms(), name, intents, &data);
    }

    /// Sends an event that a channel or thread was created, changed or deleted.
    pub(crate) fn dispatch_channel(&mut self, id: Id, what: &str) {
        let Ok(channel) = self.channel(id) else { return };
        let known = channel
            .guild
            .and_then(|guild| self.guilds.get(&guild))
            .is_some_and(|guild| guild.has_bot);
        if !known || !self.sees(self.bot(), channel) {
            return;
        }
        let name =
            format!("{}_{what}", if channel.thread.is_some() { "THREAD" } else { "CHANNEL" });
        let data = self.channel_json(channel);
        self.dispatch(&name, Intents::GUILDS, data);
    }

    /// Sends an event that a user joined a thread.
    pub(crate) fn dispatch_thread_joined(&mut self, thread: Id, user: Id) {
        let Ok(channel) = self.channel(thread) else { return };
        let mut added = self.thread_member_json(channel, user);
        if user != self.bot() {
            let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
            added["member"] = json!(guild.and_then(|guild| self.member_json(guild, user)));
            added["presence"] = Value::Null;
        }
        let change = json!({"added_members": [added], "removed_member_ids": []});
        self.dispatch_thread_change(thread, user, change);
    }

    /// Sends an event that a user left a thread, or was removed from it.
    pub(crate) fn dispatch_thread_left(&mut self, thread: Id, user: Id) {
        let change = json!({"added_members": [], "removed_member_ids": [user]});
        self.dispatch_thread_change(thread, user, change);
    }

    /// Without the intent for members, the bot gets only its own joins and leaves.
    fn dispatch_thread_change(&mut self, id: Id, user: Id, mut change: Value) {
        let Ok(channel) = self.channel(id) else { return };
        let Some(thread) = &channel.thread else { return };
        let intents = if user == self.bot() {
            Intents::GUILDS
        } else if self.sees(self.bot(), channel) {
            Intents::GUILDS | Intents::GUILD_MEMBERS
        } else {
            return;
        };
        change["id"] = json!(id);
        change["guild_id"] = json!(channel.guild);
        change["member_count"] = json!(thread.members.len());
        self.dispatch("THREAD_MEMBERS_UPDATE", intents, change);
    }

    /// Sends an event about a message, without its text if the bot may not read that.
    pub(crate) fn dispatch_message(&mut self, channel: Id, id: Id, event: &str) {
        let (Ok(place), Ok(message)) = (self.channel(channel), self.message(channel, id)) else {
            return;
        };
        let private = message.only_for.is_some();
        let own = message.author == self.bot();
        if !own && (private || !self.sees(self.bot(), place)) {
            return;
        }
        let mut data = self.message_event(message, place);
        let readable = own
            || place.guild.is_none()
            || message.pings.contains(&self.bot())
            || self.gateway.reads_content();
        if !readable {
            for (field, blank) in [
                ("content", json!("")),
                ("embeds", json!([])),
                ("attachments", json!([])),
                ("components", json!([])),
            ] {
                data[field] = blank;
            }
        }
        let intents = if place.guild.is_some() && !private {
            Intents::GUILD_MESSAGES
        } else {
            Intents::DIRECT_MESSAGES
        };
        self.dispatch(event, intents, data);
    }
}
