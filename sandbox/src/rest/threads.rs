//! Threads and who is in them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::clock::iso;
use crate::error::{Code, Refusal};
use crate::gateway::Intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::rest::channels::seen;
use crate::rest::{Answered, Call, Reply};
use crate::validate::check_thread;
use crate::world::{Channel, Kind, Thread, World, flags};

pub(super) fn from_message(
    world: &mut World,
    (channel, message): (Id, Id),
    call: &Call,
) -> Answered {
    let place = may_open(world, channel, Permissions::CREATE_PUBLIC_THREADS)?;
    check_thread(&call.body)?;
    let source = place
        .messages
        .get(&message)
        .filter(|message| message.only_for.is_none())
        .ok_or(Code::UnknownMessage)?;
    if source.thread.is_some() {
        return Err(Code::ThreadExists.into());
    }
    // A thread that starts from a message has its id.
    open(world, (message, channel, Kind::PublicThread), &call.body)?;
    let source = world.message_mut(channel, message)?;
    source.thread = Some(message);
    source.flags |= flags::HAS_THREAD;
    world.tell_message(channel, message, "MESSAGE_UPDATE");
    shown(world, message)
}

pub(super) fn without_message(world: &mut World, channel: Id, call: &Call) -> Answered {
    // Discord's default here is a private thread.
    let kind = if call.body["type"] == 11 { Kind::PublicThread } else { Kind::PrivateThread };
    let needed = if kind == Kind::PublicThread {
        Permissions::CREATE_PUBLIC_THREADS
    } else {
        Permissions::CREATE_PRIVATE_THREADS
    };
    may_open(world, channel, needed)?;
    check_thread(&call.body)?;
    let id = world.fresh_id();
    open(world, (id, channel, kind), &call.body)?;
    shown(world, id)
}

fn shown(world: &World, thread: Id) -> Answered {
    Ok(Reply::created(world.channel_json(world.channel(thread)?)))
}

fn may_open(world: &World, channel: Id, needed: Permissions) -> Result<&Channel, Refusal> {
    let place = seen(world, channel)?;
    if place.kind == Kind::Dm {
        return Err(Code::NotInDm.into());
    }
    if place.thread.is_some() || !world.permissions(world.bot(), place).has(needed) {
        return Err(Code::MissingPermissions.into());
    }
    Ok(place)
}

fn open(
    world: &mut World,
    (id, parent, kind): (Id, Id, Kind),
    body: &Value,
) -> Result<(), Refusal> {
    let (bot, now) = (world.bot(), world.now_ms());
    let guild = world.channel(parent)?.guild.ok_or(Code::NotInDm)?;
    let thread = Thread {
        owner: bot,
        archived: false,
        locked: false,
        invitable: body["invitable"].as_bool().unwrap_or(true),
        archive_minutes: body["auto_archive_duration"].as_u64().unwrap_or(4320),
        archive_changed_ms: now,
        members: BTreeSet::from([bot]),
        sent: 0,
    };
    let name = body["name"].as_str().unwrap_or_default().trim();
    let channel = Channel {
        kind,
        parent: Some(parent),
        thread: Some(thread),
        slow_s: body["rate_limit_per_user"].as_u64().unwrap_or(0),
        messages: BTreeMap::new(),
        ..Channel::text(id, guild, name)
    };
    let mut created = world.channel_json(&channel);
    created["newly_created"] = json!(true);
    world.channels.insert(id, channel);
    world.watch_thread(id);
    world.tell("THREAD_CREATE", Intents::GUILDS, created);
    Ok(())
}

/// A thread that the bot sees.
fn thread(world: &World, id: Id) -> Result<(&Channel, &Thread), Refusal> {
    let channel = seen(world, id)?;
    Ok((channel, channel.thread.as_ref().ok_or(Code::UnknownChannel)?))
}

/// Who is in a thread, by their ids. With their memberships of the server the list comes in pages.
pub(super) fn members(world: &World, id: Id, call: &Call) -> Answered {
    let (channel, thread) = thread(world, id)?;
    let whole = call.flag("with_member")?;
    let limit = call.number("limit", 1..=100, 100)?;
    let after = call.id("after")?.unwrap_or(Id(0));
    let listed = thread.members.iter().filter(|user| !whole || **user > after);
    let shown = listed.map(|user| shown_member(world, (channel, *user), whole));
    let most = if whole { limit } else { usize::MAX };
    Ok(Reply::ok(shown.take(most).collect::<Vec<_>>().into()))
}

pub(super) fn member(world: &World, (id, user): (Id, Id), call: &Call) -> Answered {
    let (channel, thread) = thread(world, id)?;
    if thread.members.contains(&user) {
        Ok(Reply::ok(shown_member(world, (channel, user), call.flag("with_member")?)))
    } else {
        Err(Code::UnknownMember.into())
    }
}

fn shown_member(world: &World, (channel, user): (&Channel, Id), whole: bool) -> Value {
    let mut json = world.thread_member_json(channel, user);
    let guild = channel.guild.and_then(|guild| world.guilds.get(&guild)).filter(|_| whole);
    if let Some(member) = guild.and_then(|guild| world.member_json(guild, user)) {
        json["member"] = member;
    }
    json
}

pub(super) fn add_member(world: &mut World, id: Id, user: Id) -> Answered {
    let (channel, thread) = thread(world, id)?;
    if thread.archived {
        return Err(Code::ThreadArchived.into());
    }
    let may = world.permissions(world.bot(), channel);
    if user != world.bot() && !may.has(Permissions::SEND_MESSAGES_IN_THREADS) {
        return Err(Code::MissingPermissions.into());
    }
    let parent = channel.parent.map_or(Ok(channel), |parent| world.channel(parent))?;
    if !world.sees(user, parent) {
        return Err(Code::MissingAccess.into());
    }
    if let Some(thread) = &mut world.channel_mut(id)?.thread
        && thread.members.insert(user)
    {
        world.tell_thread_joined(id, user);
    }
    Ok(Reply::nothing())
}

pub(super) fn remove_member(world: &mut World, id: Id, user: Id) -> Answered {
    let (channel, thread) = thread(world, id)?;
    if thread.archived {
        return Err(Code::ThreadArchived.into());
    }
    let may = user == world.bot()
        || world.permissions(world.bot(), channel).has(Permissions::MANAGE_THREADS);
    if !may {
        return Err(Code::MissingPermissions.into());
    }
    if let Some(thread) = &mut world.channel_mut(id)?.thread {
        thread.members.remove(&user);
    }
    Ok(Reply::nothing())
}

fn listed<'a>(world: &World, threads: impl Iterator<Item = &'a Channel>) -> Value {
    let bot = world.bot();
    let (mut shown, mut mine) = (Vec::new(), Vec::new());
    for channel in threads.filter(|channel| world.sees(bot, channel)) {
        shown.push(world.channel_json(channel));
        mine.extend(
            channel
                .thread
                .iter()
                .filter(|thread| thread.members.contains(&bot))
                .map(|_| world.thread_member_json(channel, bot)),
        );
    }
    json!({"threads": shown, "members": mine, "has_more": false})
}

pub(super) fn active(world: &World, guild: Id) -> Answered {
    if !world.guilds.get(&guild).ok_or(Code::UnknownGuild)?.has_bot {
        return Err(Code::MissingAccess.into());
    }
    let open = world.channels.values().filter(|channel| {
        channel.guild == Some(guild)
            && channel.thread.as_ref().is_some_and(|thread| !thread.archived)
    });
    Ok(Reply::ok(listed(world, open)))
}

/// Those archived last come first.
pub(super) fn archived(world: &World, channel: Id, call: &Call) -> Answered {
    let place = seen(world, channel)?;
    if !world.permissions(world.bot(), place).has(Permissions::READ_MESSAGE_HISTORY) {
        return Err(Code::MissingAccess.into());
    }
    let limit = call.number("limit", 2..=100, 50)?;
    let before = call.moment("before")?;
    let since = |thread: &Channel| thread.thread.as_ref().map(|thread| thread.archive_changed_ms);
    let mut closed = world
        .channels
        .values()
        .filter(|thread| {
            thread.parent == Some(channel)
                && thread.kind == Kind::PublicThread
                && thread.is_archived()
                && before
                    .as_ref()
                    .is_none_or(|before| since(thread).map(iso) < Some(before.clone()))
        })
        .collect::<Vec<_>>();
    closed.sort_by_key(|thread| std::cmp::Reverse(since(thread)));
    let mut json = listed(world, closed.iter().take(limit).copied());
    json["has_more"] = json!(closed.len() > limit);
    Ok(Reply::ok(json))
}

impl World {
    /// Tells the bot that somebody joined a thread.
    pub(crate) fn tell_thread_joined(&mut self, thread: Id, user: Id) {
        let Ok(channel) = self.channel(thread) else { return };
        let Some(members) = channel.thread.as_ref().map(|thread| thread.members.len()) else {
            return;
        };
        let added = vec![self.thread_member_json(channel, user)];
        let json = json!({"id": thread, "guild_id": channel.guild, "member_count": members, "added_members": added, "removed_member_ids": []});
        if user == self.bot() {
            self.tell("THREAD_MEMBERS_UPDATE", Intents::GUILDS, json);
        }
    }
}
