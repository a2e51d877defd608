//! Messages of a channel, with the bot's token.

use serde_json::{Value, json};

use crate::error::{Code, Refusal, form_fault};
use crate::id::Id;
use crate::mentions::{Allowed, read_id};
use crate::permissions::Permissions;
use crate::rates::seconds;
use crate::rest::channels::seen;
use crate::rest::{Answered, Call, Reply};
use crate::validate::{Place, check_message};
use crate::world::{Channel, Draft, Edit, Message, Origin, World};

/// For how long a repeated nonce makes nothing new.
const NONCE_MS: u64 = 3 * 60_000;
/// Messages older than this are edited seldom: Discord's limit 30046, with the numbers people have observed.
const OLD_MS: u64 = 3_600_000;
const OLD_EDITS: usize = 3;
const OLD_EDITS_WITHIN_MS: u64 = 6_000;

/// A message that the bot sees; ephemeral ones are not in the channel for REST.
fn found(world: &World, channel: Id, message: Id) -> Result<&Message, Refusal> {
    seen(world, channel)?;
    let message = world.message(channel, message)?;
    if message.only_for.is_none() { Ok(message) } else { Err(Code::UnknownMessage.into()) }
}

fn shown(world: &World, channel: Id, message: Id) -> Answered {
    let place = world.channel(channel)?;
    Ok(Reply::ok(world.message_json(world.message(channel, message)?, place)))
}

pub(super) fn show(world: &World, channel: Id, message: Id) -> Answered {
    found(world, channel, message)?;
    if !reads_history(world, world.channel(channel)?) {
        return Err(Code::MissingPermissions.into());
    }
    shown(world, channel, message)
}

fn reads_history(world: &World, place: &Channel) -> bool {
    world.permissions(world.bot(), place).has(Permissions::READ_MESSAGE_HISTORY)
}

/// Newest first, as Discord lists them.
pub(super) fn list(world: &World, channel: Id, call: &Call) -> Answered {
    let place = seen(world, channel)?;
    let [before, after, around] = ["before", "after", "around"].map(|field| call.id(field));
    let (before, after, around) = (before?, after?, around?);
    if !reads_history(world, place) {
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

pub(super) fn send(world: &mut World, channel: Id, call: &Call) -> Answered {
    let place = world.channel(channel)?;
    let bot = world.bot();
    if !world.sees(bot, place) {
        return Err(Code::MissingAccess.into());
    }
    check_message(&world.emojis, (&call.body, &call.uploads), Place::Channel)?;
    let edit = Edit::read(&call.body, &call.uploads);
    world.may_send(bot, place, &edit)?;
    let reply_to = replied_to(world, place, &call.body["message_reference"])?;
    if let Some(known) = repeated(world, channel, &call.body) {
        return shown(world, channel, known);
    }
    let nonce = call.body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    let origin = Origin { reply_to, ..Origin::default() };
    let allowed = Allowed::read(&call.body["allowed_mentions"], false);
    let id =
        world.post(Draft { author: bot, channel, edit, allowed, nonce, origin, only_for: None })?;
    if let Some(key) = nonce_key(world, channel, &call.body) {
        let now = world.now_ms();
        world.nonces.retain(|_, (_, at)| *at + NONCE_MS > now);
        world.nonces.insert(key, (id, now));
    }
    shown(world, channel, id)
}

/// The message that is replied to. If it is not there, that is a fault, unless the bot does not mind.
fn replied_to(world: &World, place: &Channel, reference: &Value) -> Result<Option<Id>, Refusal> {
    let Some(wanted) = read_id(&reference["message_id"]) else { return Ok(None) };
    if !reads_history(world, place) {
        return Err(Code::ReplyWithoutHistory.into());
    }
    if place.messages.contains_key(&wanted) {
        return Ok(Some(wanted));
    }
    if reference["fail_if_not_exists"] == false {
        return Ok(None);
    }
    Err(form_fault("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
}

fn nonce_key(world: &World, channel: Id, body: &Value) -> Option<(Id, Id, String)> {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null())?;
    let text = nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned);
    (body["enforce_nonce"] == true).then(|| (world.bot(), channel, text))
}

/// The message that the same nonce made in the past few minutes.
fn repeated(world: &World, channel: Id, body: &Value) -> Option<Id> {
    let (known, at) = world.nonces.get(&nonce_key(world, channel, body)?)?;
    let there = world.message(channel, *known).is_ok();
    (there && at + NONCE_MS > world.now_ms()).then_some(*known)
}

pub(super) fn edit(world: &mut World, (channel, message): (Id, Id), call: &Call) -> Answered {
    let known = found(world, channel, message)?;
    if known.author != world.bot() {
        return Err(Code::AnothersMessage.into());
    }
    check_message(&world.emojis, (&call.body, &call.uploads), Place::edit_of(known))?;
    let edit = Edit::read(&call.body, &call.uploads);
    let may = world.permissions(world.bot(), world.channel(channel)?);
    if (edit.has_files() && !may.has(Permissions::ATTACH_FILES))
        || (edit.has_embeds() && !may.has(Permissions::EMBED_LINKS))
    {
        return Err(Code::MissingPermissions.into());
    }
    count_old_edit(world, channel, message)?;
    world.edit(channel, message, &edit)?;
    shown(world, channel, message)
}

fn count_old_edit(world: &mut World, channel: Id, message: Id) -> Result<(), Refusal> {
    let now = world.now_ms();
    if message.made_ms() + OLD_MS > now {
        return Ok(());
    }
    let recent = world.old_edits.entry(channel).or_default();
    recent.retain(|at| at + OLD_EDITS_WITHIN_MS > now);
    if recent.len() >= OLD_EDITS {
        let free_ms = recent.first().map_or(0, |first| first + OLD_EDITS_WITHIN_MS - now);
        return Err(Refusal::later(Code::OldMessageEdits, seconds(free_ms)));
    }
    recent.push(now);
    Ok(())
}

pub(super) fn delete(world: &mut World, channel: Id, message: Id) -> Answered {
    let known = found(world, channel, message)?;
    let place = world.channel(channel)?;
    let may = known.author == world.bot()
        || world.permissions(world.bot(), place).has(Permissions::MANAGE_MESSAGES);
    if !may {
        // In direct messages nobody can be given the permission.
        let told = if place.is_direct() { Code::NotInDm } else { Code::MissingPermissions };
        return Err(told.into());
    }
    if place.is_archived() {
        return Err(Code::ThreadArchived.into());
    }
    world.delete_message(channel, message)?;
    Ok(Reply::nothing())
}
