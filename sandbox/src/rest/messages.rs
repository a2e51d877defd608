//! The routes of messages in a channel.

use serde_json::{Value, json};

use crate::allowed_mentions::AllowedMentions;
use crate::api_error::{ApiError, ErrorCode, form_error};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::rates::{OLD_MESSAGE_EDITS, OLD_MESSAGE_EDITS_WINDOW_MS, OLD_MESSAGE_MS, seconds};
use crate::rest::call::Call;
use crate::rest::channels::visible_channel;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::{Destination, check_message};
use crate::world::{Channel, Message, MessageBody, NewMessage, Origin, World};

/// The time for which a repeated nonce creates nothing new.
const NONCE_MS: u64 = 3 * 60_000;

/// A message that the bot sees. REST does not find ephemeral ones in the channel.
fn public_message(world: &World, channel: Id, message: Id) -> Result<&Message, ApiError> {
    visible_channel(world, channel)?;
    let message = world.message(channel, message)?;
    if message.only_for.is_none() { Ok(message) } else { Err(ErrorCode::UnknownMessage.into()) }
}

/// A message as the result of a request.
pub(super) fn message_reply(world: &World, channel: Id, message: Id) -> RestResult {
    let place = world.channel(channel)?;
    Ok(Reply::ok(world.message_json(world.message(channel, message)?, place)))
}

pub(super) fn show(world: &World, channel: Id, message: Id) -> RestResult {
    public_message(world, channel, message)?;
    if !may_read_history(world, world.channel(channel)?) {
        return Err(ErrorCode::MissingPermissions.into());
    }
    message_reply(world, channel, message)
}

fn may_read_history(world: &World, place: &Channel) -> bool {
    world.permissions(world.bot(), place).has(Permissions::READ_MESSAGE_HISTORY)
}

/// Lists messages, the newest first as Discord does.
pub(super) fn list(world: &World, channel: Id, call: &Call) -> RestResult {
    let place = visible_channel(world, channel)?;
    let [before, after, around] = ["before", "after", "around"].map(|field| call.id(field));
    let (before, after, around) = (before?, after?, around?);
    if !may_read_history(world, place) {
        return Ok(Reply::ok(json!([])));
    }
    let limit = call.number("limit", 1..=100, 50)?;
    let public = || place.messages.values().filter(|message| message.only_for.is_none());
    let mut listed = if let Some(after) = after {
        public().filter(|message| message.id > after).take(limit).collect::<Vec<_>>()
    } else if let Some(around) = around {
        let before = public().rev().filter(|message| message.id <= around).take(limit / 2 + 1);
        before.chain(public().filter(|message| message.id > around).take(limit / 2)).collect()
    } else {
        public()
            .rev()
            .filter(|message| before.is_none_or(|before| message.id < before))
            .take(limit)
            .collect()
    };
    listed.sort_by_key(|message| std::cmp::Reverse(message.id));
    Ok(Reply::ok(
        listed
            .into_iter()
            .map(|message| world.message_json(message, place))
            .collect::<Vec<_>>()
            .into(),
    ))
}

pub(super) fn send(world: &mut World, channel: Id, call: &Call) -> RestResult {
    let place = world.channel(channel)?;
    let bot = world.bot();
    if !world.sees(bot, place) {
        return Err(ErrorCode::MissingAccess.into());
    }
    check_message(&world.emojis, &call.body, &call.uploads, Destination::Channel)?;
    let body = MessageBody::read(&call.body, &call.uploads);
    world.may_send(bot, place, &body)?;
    let reply_to = reply_target(world, place, &call.body["message_reference"])?;
    if let Some(known) = message_of_nonce(world, channel, &call.body) {
        return message_reply(world, channel, known);
    }
    let nonce = call.body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    let origin = Origin { reply_to, ..Origin::default() };
    let allowed = AllowedMentions::read(&call.body["allowed_mentions"], false);
    let id = world.post(NewMessage {
        author: bot,
        channel,
        body,
        allowed,
        nonce,
        origin,
        only_for: None,
    })?;
    if let Some(key) = nonce_key(world, channel, &call.body) {
        let now = world.now_ms();
        world.nonces.retain(|_, (_, at)| *at + NONCE_MS > now);
        world.nonces.insert(key, (id, now));
    }
    message_reply(world, channel, id)
}

/// The message to which a new message replies, if any. A missing message is an error, unless the request allows it.
fn reply_target(world: &World, place: &Channel, reference: &Value) -> Result<Option<Id>, ApiError> {
    let Some(wanted) = Id::from_json(&reference["message_id"]) else { return Ok(None) };
    if !may_read_history(world, place) {
        return Err(ErrorCode::ReplyWithoutHistory.into());
    }
    if place.messages.contains_key(&wanted) {
        return Ok(Some(wanted));
    }
    if reference["fail_if_not_exists"] == false {
        return Ok(None);
    }
    Err(form_error("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
}

fn nonce_key(world: &World, channel: Id, body: &Value) -> Option<(Id, Id, String)> {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null())?;
    let text = nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned);
    (body["enforce_nonce"] == true).then(|| (world.bot(), channel, text))
}

/// The message with the same nonce in the last few minutes.
fn message_of_nonce(world: &World, channel: Id, body: &Value) -> Option<Id> {
    let (known, at) = world.nonces.get(&nonce_key(world, channel, body)?)?;
    let there = world.message(channel, *known).is_ok();
    (there && at + NONCE_MS > world.now_ms()).then_some(*known)
}

pub(super) fn edit(world: &mut World, channel: Id, message: Id, call: &Call) -> RestResult {
    let known = public_message(world, channel, message)?;
    if known.author != world.bot() {
        return Err(ErrorCode::AnothersMessage.into());
    }
    check_message(&world.emojis, &call.body, &call.uploads, Destination::edit_of(known))?;
    let body = MessageBody::read(&call.body, &call.uploads);
    let may = world.permissions(world.bot(), world.channel(channel)?);
    if (body.has_files() && !may.has(Permissions::ATTACH_FILES))
        || (body.has_embeds() && !may.has(Permissions::EMBED_LINKS))
    {
        return Err(ErrorCode::MissingPermissions.into());
    }
    count_old_edit(world, channel, message)?;
    world.edit(channel, message, &body)?;
    message_reply(world, channel, message)
}

fn count_old_edit(world: &mut World, channel: Id, message: Id) -> Result<(), ApiError> {
    let now = world.now_ms();
    if message.made_ms() + OLD_MESSAGE_MS > now {
        return Ok(());
    }
    let recent = world.old_edits.entry(channel).or_default();
    recent.retain(|at| at + OLD_MESSAGE_EDITS_WINDOW_MS > now);
    if recent.len() >= OLD_MESSAGE_EDITS {
        let free_ms = recent.first().map_or(0, |first| first + OLD_MESSAGE_EDITS_WINDOW_MS - now);
        return Err(ApiError::retry_later(ErrorCode::OldMessageEdits, seconds(free_ms)));
    }
    recent.push(now);
    Ok(())
}

pub(super) fn delete(world: &mut World, channel: Id, message: Id) -> RestResult {
    let known = public_message(world, channel, message)?;
    let place = world.channel(channel)?;
    let may = known.author == world.bot()
        || world.permissions(world.bot(), place).has(Permissions::MANAGE_MESSAGES);
    if !may {
        // In direct messages, nobody can be given the permission.
        let code =
            if place.is_direct() { ErrorCode::NotInDm } else { ErrorCode::MissingPermissions };
        return Err(code.into());
    }
    if place.is_archived() {
        return Err(ErrorCode::ThreadArchived.into());
    }
    world.delete_message(channel, message)?;
    Ok(Reply::nothing())
}
