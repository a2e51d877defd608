//! The routes of threads and their members.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::api_error::{ApiError, ErrorCode};
use crate::clock::iso;
use crate::gateway::Intents;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::rest::call::Call;
use crate::rest::channels::visible_channel;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::check_thread;
use crate::world::auto_archive::DEFAULT_ARCHIVE_MINUTES;
use crate::world::{Channel, ChannelKind, Thread, World, flags};

pub(super) fn from_message(world: &mut World, channel: Id, message: Id, call: &Call) -> RestResult {
    let place = openable_channel(world, channel, Permissions::CREATE_PUBLIC_THREADS)?;
    check_thread(&call.body)?;
    let source = place
        .messages
        .get(&message)
        .filter(|message| message.only_for.is_none())
        .ok_or(ErrorCode::UnknownMessage)?;
    if source.thread.is_some() {
        return Err(ErrorCode::ThreadExists.into());
    }
    // A thread on a message has the message's id.
    open(
        world,
        NewThread { id: message, parent: channel, kind: ChannelKind::PublicThread },
        &call.body,
    )?;
    let source = world.message_mut(channel, message)?;
    source.thread = Some(message);
    source.flags |= flags::HAS_THREAD;
    world.dispatch_message(channel, message, "MESSAGE_UPDATE");
    thread_reply(world, message)
}

pub(super) fn without_message(world: &mut World, channel: Id, call: &Call) -> RestResult {
    // Discord's default here is a private thread.
    let kind = if call.body["type"] == 11 {
        ChannelKind::PublicThread
    } else {
        ChannelKind::PrivateThread
    };
    let needed = if kind == ChannelKind::PublicThread {
        Permissions::CREATE_PUBLIC_THREADS
    } else {
        Permissions::CREATE_PRIVATE_THREADS
    };
    openable_channel(world, channel, needed)?;
    check_thread(&call.body)?;
    let id = world.fresh_id();
    open(world, NewThread { id, parent: channel, kind }, &call.body)?;
    thread_reply(world, id)
}

fn thread_reply(world: &World, thread: Id) -> RestResult {
    Ok(Reply::created(world.channel_json(world.channel(thread)?)))
}

fn openable_channel(world: &World, channel: Id, needed: Permissions) -> Result<&Channel, ApiError> {
    let place = visible_channel(world, channel)?;
    if place.kind == ChannelKind::Dm {
        return Err(ErrorCode::NotInDm.into());
    }
    if place.thread.is_some() || !world.permissions(world.bot(), place).has(needed) {
        return Err(ErrorCode::MissingPermissions.into());
    }
    Ok(place)
}

/// The place and kind of a new thread.
struct NewThread {
    id: Id,
    parent: Id,
    kind: ChannelKind,
}

fn open(world: &mut World, new: NewThread, body: &Value) -> Result<(), ApiError> {
    let NewThread { id, parent, kind } = new;
    let (bot, now) = (world.bot(), world.now_ms());
    let guild = world.channel(parent)?.guild.ok_or(ErrorCode::NotInDm)?;
    let thread = Thread {
        owner: bot,
        archived: false,
        locked: false,
        invitable: body["invitable"].as_bool().unwrap_or(true),
        archive_minutes: body["auto_archive_duration"].as_u64().unwrap_or(DEFAULT_ARCHIVE_MINUTES),
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
    world.dispatch("THREAD_CREATE", Intents::GUILDS, created);
    Ok(())
}

/// A thread that the bot sees.
fn thread(world: &World, id: Id) -> Result<(&Channel, &Thread), ApiError> {
    let channel = visible_channel(world, id)?;
    Ok((channel, channel.thread.as_ref().ok_or(ErrorCode::UnknownChannel)?))
}

/// The members of a thread, by id. The list has pages if it includes the members' memberships of the server.
pub(super) fn members(world: &World, id: Id, call: &Call) -> RestResult {
    let (channel, thread) = thread(world, id)?;
    let whole = call.flag("with_member")?;
    let limit = call.number("limit", 1..=100, 100)?;
    let after = call.id("after")?.unwrap_or(Id(0));
    let listed = thread.members.iter().filter(|user| !whole || **user > after);
    let shown = listed.map(|user| member_json(world, channel, *user, whole));
    let most = if whole { limit } else { usize::MAX };
    Ok(Reply::ok(shown.take(most).collect::<Vec<_>>().into()))
}

pub(super) fn member(world: &World, id: Id, user: Id, call: &Call) -> RestResult {
    let (channel, thread) = thread(world, id)?;
    if thread.members.contains(&user) {
        Ok(Reply::ok(member_json(world, channel, user, call.flag("with_member")?)))
    } else {
        Err(ErrorCode::UnknownMember.into())
    }
}

fn member_json(world: &World, channel: &Channel, user: Id, whole: bool) -> Value {
    let mut json = world.thread_member_json(channel, user);
    let guild = channel.guild.and_then(|guild| world.guilds.get(&guild)).filter(|_| whole);
    if let Some(member) = guild.and_then(|guild| world.member_json(guild, user)) {
        json["member"] = member;
    }
    json
}

pub(super) fn add_member(world: &mut World, id: Id, user: Id) -> RestResult {
    let (channel, thread) = thread(world, id)?;
    if thread.archived {
        return Err(ErrorCode::ThreadArchived.into());
    }
    let may = world.permissions(world.bot(), channel);
    if user != world.bot() && !may.has(Permissions::SEND_MESSAGES_IN_THREADS) {
        return Err(ErrorCode::MissingPermissions.into());
    }
    let parent = channel.parent.map_or(Ok(channel), |parent| world.channel(parent))?;
    if !world.sees(user, parent) {
        return Err(ErrorCode::MissingAccess.into());
    }
    if let Some(thread) = &mut world.channel_mut(id)?.thread
        && thread.members.insert(user)
    {
        world.dispatch_thread_joined(id, user);
    }
    Ok(Reply::nothing())
}

pub(super) fn remove_member(world: &mut World, id: Id, user: Id) -> RestResult {
    let (channel, thread) = thread(world, id)?;
    if thread.archived {
        return Err(ErrorCode::ThreadArchived.into());
    }
    let may = user == world.bot()
        || world.permissions(world.bot(), channel).has(Permissions::MANAGE_THREADS);
    if !may {
        return Err(ErrorCode::MissingPermissions.into());
    }
    if let Some(thread) = &mut world.channel_mut(id)?.thread
        && thread.members.remove(&user)
    {
        world.dispatch_thread_left(id, user);
    }
    Ok(Reply::nothing())
}

fn threads_json<'a>(world: &World, threads: impl Iterator<Item = &'a Channel>) -> Value {
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

pub(super) fn active(world: &World, guild: Id) -> RestResult {
    if !world.guilds.get(&guild).ok_or(ErrorCode::UnknownGuild)?.has_bot {
        return Err(ErrorCode::MissingAccess.into());
    }
    let open = world.channels.values().filter(|channel| {
        channel.guild == Some(guild)
            && channel.thread.as_ref().is_some_and(|thread| !thread.archived)
    });
    Ok(Reply::ok(threads_json(world, open)))
}

/// The archived threads, newest first.
pub(super) fn archived(world: &World, channel: Id, call: &Call) -> RestResult {
    let place = visible_channel(world, channel)?;
    if !world.permissions(world.bot(), place).has(Permissions::READ_MESSAGE_HISTORY) {
        return Err(ErrorCode::MissingAccess.into());
    }
    let limit = call.number("limit", 2..=100, 50)?;
    let before = call.moment("before")?;
    let since = |thread: &Channel| thread.thread.as_ref().map(|thread| thread.archive_changed_ms);
    let mut closed = world
        .channels
        .values()
        .filter(|thread| {
            thread.parent == Some(channel)
                && thread.kind == ChannelKind::PublicThread
                && thread.is_archived()
                && before
                    .as_ref()
                    .is_none_or(|before| since(thread).map(iso) < Some(before.clone()))
        })
        .collect::<Vec<_>>();
    closed.sort_by_key(|thread| std::cmp::Reverse(since(thread)));
    let mut json = threads_json(world, closed.iter().take(limit).copied());
    json["has_more"] = json!(closed.len() > limit);
    Ok(Reply::ok(json))
}
