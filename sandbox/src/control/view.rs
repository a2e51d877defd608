//! The view of a member: servers, channels, threads, unread marks, and the messages of one place.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use serde_json::{Value, json};

use crate::control::request::{ViewQuery, find_member};
use crate::id::Id;
use crate::member::Error;
use crate::permissions::Permissions;
use crate::shared::Shared;
use crate::world::{
    Channel, ChannelKind, Guild, Message, ScheduledEvent, ScheduledStatus, TOKEN_LIVES_MS, World,
    in_locale,
};

const SHOWN_MESSAGES: usize = 100;

/// Everything the page shows to a member.
pub(super) async fn view(
    State(shared): State<Arc<Shared>>,
    query: Result<Query<ViewQuery>, QueryRejection>,
) -> Result<Json<Value>, Error> {
    let Query(query) = query?;
    let user = find_member(&shared, &query.who)?;
    shared.read(|world| {
        let here = query.channel.and_then(|id| world.channels.get(&id)).filter(|channel| world.sees(user, channel));
        Ok(Json(json!({
            "me": me(world, user),
            "people": world.users.keys().map(|id| person(world, *id)).collect::<Vec<_>>(),
            "bot_online": world.gateway.is_connected(),
            "servers": world.guilds.values().filter(|guild| guild.members.contains_key(&user)).map(|guild| server(world, user, guild)).collect::<Vec<_>>(),
            "direct": direct(world, user),
            "here": here.map(|channel| place(world, user, channel)),
            "activity": world.window_of(user),
            "has_activity": world.activities.settings.is_some() && world.entry_point().is_some(),
            "now_ms": world.now_ms(),
            "commands": commands_mark(world),
            "start": world.start.button,
            "cards": world.start.cards,
            "idle": world.start.awaits_nobody,
        })))
    })
}

/// A mark that changes when commands are registered, changed or deleted.
fn commands_mark(world: &World) -> String {
    let all = world.commands.values().flatten();
    let versions = all.clone().filter_map(|command| Id::from_json(&command.json["version"]));
    format!("{}-{}", all.count(), versions.max().unwrap_or(Id(0)))
}

/// The commands that a member can use in a place, in their language.
pub(super) async fn commands(
    State(shared): State<Arc<Shared>>,
    query: Result<Query<ViewQuery>, QueryRejection>,
) -> Result<Json<Value>, Error> {
    let Query(query) = query?;
    let user = find_member(&shared, &query.who)?;
    shared.read(|world| {
        let locale = world.locale(user);
        let channel = query
            .channel
            .and_then(|id| world.channels.get(&id))
            .filter(|channel| world.sees(user, channel));
        let channel = channel.ok_or_else(|| Error::NotFound("such channel".into()))?;
        Ok(Json(
            world
                .available_commands(user, channel)
                .into_iter()
                .map(|command| in_locale(&command.json, locale))
                .collect(),
        ))
    })
}

fn person(world: &World, id: Id) -> Value {
    let user = world.users.get(&id);
    json!({"id": id, "name": world.display_name(id), "bot": user.is_some_and(|user| user.is_bot)})
}

/// The member, and their settings: the installed application, direct messages, and their client's language.
fn me(world: &World, id: Id) -> Value {
    let mut json = person(world, id);
    let known = world.users.get(&id);
    json["has_app"] = known.is_some_and(|user| user.has_app).into();
    json["takes_dms"] = known.is_some_and(|user| user.takes_dms).into();
    json["locale"] = known.map(|user| user.locale.as_str()).into();
    json
}

fn server(world: &World, user: Id, guild: &Guild) -> Value {
    let mut channels = world
        .channels
        .values()
        .filter(|channel| {
            channel.guild == Some(guild.id) && channel.thread.is_none() && world.sees(user, channel)
        })
        .collect::<Vec<_>>();
    channels.sort_by_key(|channel| channel.position);
    let with_threads = |channel: &&Channel| {
        let mut json = entry(world, user, channel);
        let threads = world.channels.values().filter(|thread| {
            thread.parent == Some(channel.id) && thread.thread.is_some() && world.sees(user, thread)
        });
        json["threads"] = threads.map(|thread| entry(world, user, thread)).collect();
        json
    };
    json!({
        "id": guild.id, "name": guild.name, "has_bot": guild.has_bot, "events": events(world, guild), "members": guild.members.keys().map(|id| person(world, *id)).collect::<Vec<_>>(),
        "channels": channels.iter().map(with_threads).collect::<Vec<_>>(),
    })
}

/// The scheduled events of a server, the next one first.
fn events(world: &World, guild: &Guild) -> Vec<Value> {
    let mut open = world.open_scheduled_events(guild.id).collect::<Vec<_>>();
    open.sort_by_key(|event| event.start_ms);
    let now = world.now_ms();
    let json = |event: &ScheduledEvent| {
        json!({
            "id": event.id, "name": event.name, "about": event.description, "where": event.location, "start_ms": event.start_ms, "end_ms": event.end_ms,
            "runs": event.status_at(now) == ScheduledStatus::Active,
        })
    };
    open.into_iter().map(json).collect()
}

fn direct(world: &World, user: Id) -> Vec<Value> {
    let own = world
        .channels
        .values()
        .filter(|channel| channel.is_direct() && channel.recipients.contains(&user));
    own.map(|channel| entry(world, user, channel)).collect()
}

/// A channel of the list, with its unread mark and the number of the member's pings.
fn entry(world: &World, user: Id, channel: &Channel) -> Value {
    let read = world.read.get(&(user, channel.id)).copied().unwrap_or(Id(0));
    let fresh = channel
        .messages
        .range(Id(read.0 + 1)..)
        .map(|(_, message)| message)
        .filter(|message| message.author != user && message.is_seen_by(user));
    let pings = fresh
        .clone()
        .filter(|message| {
            message.pings.contains(&user) || message.pings_everyone || channel.is_direct()
        })
        .count();
    json!({
        "id": channel.id, "name": title(world, user, channel), "kind": kind(channel), "topic": channel.topic, "parent": channel.parent, "archived": channel.is_archived(),
        "locked": channel.thread.as_ref().is_some_and(|thread| thread.locked), "names_me": names(world, user, channel), "unread": fresh.count() > 0, "pings": pings,
    })
}

/// Whether the bot has mentioned a member in a thread.
fn names(world: &World, user: Id, channel: &Channel) -> bool {
    let mention = format!("<@{user}>");
    let by_bot = channel.messages.values().filter(|message| message.author == world.app.id);
    channel.thread.is_some() && by_bot.into_iter().any(|message| message.content.contains(&mention))
}

fn kind(channel: &Channel) -> &'static str {
    match channel.kind {
        ChannelKind::Text => "channel",
        ChannelKind::Dm => "direct",
        ChannelKind::GroupDm => "group",
        ChannelKind::PublicThread => "thread",
        ChannelKind::PrivateThread => "private-thread",
    }
}

fn title(world: &World, user: Id, channel: &Channel) -> String {
    let others = channel
        .recipients
        .iter()
        .filter(|id| **id != user)
        .map(|id| world.display_name(*id))
        .collect::<Vec<_>>();
    if channel.is_direct() { others.join(", ") } else { channel.name.clone() }
}

fn place(world: &World, user: Id, channel: &Channel) -> Value {
    let may = world.permissions(user, channel);
    let mut json = entry(world, user, channel);
    let visible = channel
        .messages
        .values()
        .rev()
        .filter(|message| message.is_seen_by(user))
        .take(SHOWN_MESSAGES);
    let mut messages =
        visible.map(|message| message_json(world, user, channel, message)).collect::<Vec<_>>();
    messages.reverse();
    json["messages"] = messages.into();
    json["with"] = channel.recipients.iter().map(|id| person(world, *id)).collect();
    json["may_write"] = may.has(channel.send_permission()).into();
    json["may_command"] =
        (may.has(Permissions::USE_APPLICATION_COMMANDS) && !channel.is_archived()).into();
    json["manages"] = may.has(Permissions::MANAGE_THREADS).into();
    json
}

fn message_json(world: &World, user: Id, channel: &Channel, message: &Message) -> Value {
    let mut json = json!(world.message_view(user, channel, message));
    json["failed"] =
        (message.is_loading() && message.id.made_ms() + TOKEN_LIVES_MS < world.now_ms()).into();
    if let Some(replied) = message.origin.reply_to.and_then(|id| channel.messages.get(&id)) {
        json["replied"] =
            json!({"author": world.display_name(replied.author), "content": replied.content});
    }
    if let Some(thread) = message.thread.and_then(|thread| world.channels.get(&thread)) {
        json["thread_entry"] = entry(world, user, thread);
    }
    json
}
