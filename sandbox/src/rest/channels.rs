//! Channels: showing, changing, deleting.

use serde_json::Value;

use crate::error::{Code, Refusal};
use crate::gateway::Intents;
use crate::id::Id;
use crate::mentions::read_id;
use crate::permissions::Permissions;
use crate::rest::{Answered, Call, Reply};
use crate::validate::check_channel;
use crate::world::{Channel, Overwrite, World};

/// A channel that the bot sees.
pub(super) fn seen(world: &World, id: Id) -> Result<&Channel, Refusal> {
    let channel = world.channel(id)?;
    if world.sees(world.bot(), channel) { Ok(channel) } else { Err(Code::MissingAccess.into()) }
}

pub(super) fn show(world: &World, channel: Id) -> Answered {
    Ok(Reply::ok(world.channel_json(seen(world, channel)?)))
}

pub(super) fn typing(world: &World, channel: Id) -> Answered {
    let channel = seen(world, channel)?;
    let speaking = if channel.thread.is_some() {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    if !world.permissions(world.bot(), channel).has(speaking) {
        return Err(Code::MissingPermissions.into());
    }
    Ok(Reply::nothing())
}

pub(super) fn change(world: &mut World, id: Id, call: &Call) -> Answered {
    let channel = seen(world, id)?;
    check_channel(&call.body, channel.thread.is_some())?;
    may_change(world, channel, &call.body)?;
    world.change_channel(id, &call.body)?;
    Ok(Reply::ok(world.channel_json(world.channel(id)?)))
}

pub(super) fn delete(world: &mut World, id: Id) -> Answered {
    let channel = seen(world, id)?;
    let wanted = if channel.thread.is_some() {
        Permissions::MANAGE_THREADS
    } else {
        Permissions::MANAGE_CHANNELS
    };
    if channel.guild.is_some() && !world.permissions(world.bot(), channel).has(wanted) {
        return Err(Code::MissingPermissions.into());
    }
    let json = world.channel_json(channel);
    world.delete_channel(id);
    Ok(Reply::ok(json))
}

/// Anyone who may write opens an unlocked thread again; its owner renames and archives it; everything else needs the permission to manage.
fn may_change(world: &World, channel: &Channel, body: &Value) -> Result<(), Refusal> {
    let may = world.permissions(world.bot(), channel);
    let Some(thread) = &channel.thread else {
        let managed = channel.guild.is_none() || may.has(Permissions::MANAGE_CHANNELS);
        return if managed { Ok(()) } else { Err(Code::MissingPermissions.into()) };
    };
    let fields = body
        .as_object()
        .into_iter()
        .flat_map(|body| body.keys())
        .map(String::as_str)
        .collect::<Vec<_>>();
    let reopens = body["archived"] == false;
    if thread.archived && !reopens {
        return Err(Code::ThreadArchived.into());
    }
    let owns = thread.owner == world.bot() && !fields.contains(&"locked");
    let only_reopens =
        reopens && fields == ["archived"] && may.has(Permissions::SEND_MESSAGES_IN_THREADS);
    let allowed =
        may.has(Permissions::MANAGE_THREADS) || (!thread.locked && (owns || only_reopens));
    if allowed { Ok(()) } else { Err(Code::MissingPermissions.into()) }
}

/// A name as Discord keeps it: channels have neither capitals nor spaces.
fn named(name: &str, is_thread: bool) -> String {
    let name = name.trim();
    if is_thread { name.to_owned() } else { name.to_lowercase().replace(' ', "-") }
}

/// What somebody is allowed and denied, of a body that was checked.
fn overwrite(entry: &Value) -> Option<Overwrite> {
    let bits = |field: &str| {
        let text = entry[field].as_str().and_then(|text| text.parse().ok());
        Permissions(text.or_else(|| entry[field].as_u64()).unwrap_or(0))
    };
    let (of, is_member) = (read_id(&entry["id"])?, entry["type"] == 1);
    Some(Overwrite { of, is_member, allow: bits("allow"), deny: bits("deny") })
}

impl World {
    /// Changes a channel or thread as a checked body says.
    pub(crate) fn change_channel(&mut self, id: Id, body: &Value) -> Result<(), Refusal> {
        let now = self.now_ms();
        let channel = self.channel_mut(id)?;
        if let Some(name) = body["name"].as_str() {
            channel.name = named(name, channel.thread.is_some());
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
                // A new time counts from now.
                thread.archive_changed_ms = now;
            }
        }
        self.watch_thread(id);
        self.tell_channel(id, "UPDATE");
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
            self.tell(
                if channel.thread.is_some() { "THREAD_DELETE" } else { "CHANNEL_DELETE" },
                Intents::GUILDS,
                json,
            );
        }
    }
}
