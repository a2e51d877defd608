//! Changing and deleting channels and threads.

use serde_json::Value;

use crate::api_error::ApiError;
use crate::gateway::Intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Overwrite, World};

impl World {
    /// Applies a checked body to a channel or thread.
    pub(crate) fn change_channel(&mut self, id: Id, body: &Value) -> Result<(), ApiError> {
        let now = self.now_ms();
        let channel = self.channel_mut(id)?;
        if let Some(name) = body["name"].as_str() {
            channel.name = normalized_name(name, channel.thread.is_some());
        }
        if let Some(topic) = body["topic"].as_str() {
            channel.topic = Some(topic.to_owned());
        }
        channel.slow_s = body["rate_limit_per_user"].as_u64().unwrap_or(channel.slow_s);
        channel.nsfw = body["nsfw"].as_bool().unwrap_or(channel.nsfw);
        if let Some(list) = body["permission_overwrites"].as_array() {
            channel.overwrites = list.iter().filter_map(overwrite).collect();
        }
        if let Some(thread) = &mut channel.thread {
            let archived = body["archived"].as_bool().unwrap_or(thread.archived);
            if archived != thread.archived {
                thread.archive_changed_ms = now;
            }
            thread.archived = archived;
            thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
            thread.invitable = body["invitable"].as_bool().unwrap_or(thread.invitable);
            if let Some(minutes) = body["auto_archive_duration"].as_u64() {
                thread.archive_minutes = minutes;
                // A new archive duration counts from now.
                thread.archive_changed_ms = now;
            }
        }
        self.watch_thread(id);
        self.dispatch_channel(id, "UPDATE");
        Ok(())
    }

    /// Deletes a channel with its threads, or a thread.
    pub(crate) fn delete_channel(&mut self, id: Id) {
        let threads = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id))
            .map(|channel| channel.id)
            .collect::<Vec<_>>();
        for thread in threads {
            self.delete_channel(thread);
        }
        let Some(channel) = self.channels.remove(&id) else { return };
        let guild_has_bot = channel
            .guild
            .and_then(|guild| self.guilds.get(&guild))
            .is_some_and(|guild| guild.has_bot);
        if guild_has_bot {
            let json = self.channel_json(&channel);
            self.dispatch(
                if channel.thread.is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" },
                Intents::GUILDS,
                json,
            );
        }
    }
}

/// A name as Discord normalizes it: channels have neither capitals nor spaces.
fn normalized_name(name: &str, is_thread: bool) -> String {
    let name = name.trim();
    if is_thread { name.to_owned() } else { name.to_lowercase().replace(' ', "-") }
}

/// Reads an overwrite of a checked body.
fn overwrite(entry: &Value) -> Option<Overwrite> {
    let bits = |field: &str| {
        let text = entry[field].as_str().and_then(|text| text.parse().ok());
        Permissions(text.or_else(|| entry[field].as_u64()).unwrap_or(0))
    };
    let (target, is_member) = (Id::from_json(&entry["id"])?, entry["type"] == 1);
    Some(Overwrite { target, is_member, allow: bits("allow"), deny: bits("deny") })
}
