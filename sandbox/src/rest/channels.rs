//! The routes of channels: show, change, delete, typing.

use serde_json::Value;

use crate::api_error::{ApiError, ErrorCode};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::check_channel;
use crate::world::{Channel, World};

/// A channel that the bot sees.
pub(super) fn visible_channel(world: &World, id: Id) -> Result<&Channel, ApiError> {
    let channel = world.channel(id)?;
    if world.sees(world.bot(), channel) {
        Ok(channel)
    } else {
        Err(ErrorCode::MissingAccess.into())
    }
}

pub(super) fn show(world: &World, channel: Id) -> RestResult {
    Ok(Reply::ok(world.channel_json(visible_channel(world, channel)?)))
}

pub(super) fn typing(world: &World, channel: Id) -> RestResult {
    let channel = visible_channel(world, channel)?;
    if !world.permissions(world.bot(), channel).has(channel.send_permission()) {
        return Err(ErrorCode::MissingPermissions.into());
    }
    Ok(Reply::nothing())
}

pub(super) fn change(world: &mut World, id: Id, call: &Call) -> RestResult {
    let channel = visible_channel(world, id)?;
    check_channel(&call.body, channel.thread.is_some())?;
    check_may_change(world, channel, &call.body)?;
    world.change_channel(id, &call.body)?;
    Ok(Reply::ok(world.channel_json(world.channel(id)?)))
}

pub(super) fn delete(world: &mut World, id: Id) -> RestResult {
    let channel = visible_channel(world, id)?;
    let wanted = if channel.thread.is_some() {
        Permissions::MANAGE_THREADS
    } else {
        Permissions::MANAGE_CHANNELS
    };
    if channel.guild.is_some() && !world.permissions(world.bot(), channel).has(wanted) {
        return Err(ErrorCode::MissingPermissions.into());
    }
    let (json, is_direct) = (world.channel_json(channel), channel.is_direct());
    // Direct messages are only closed: they keep their history, and are there again with the next message.
    if !is_direct {
        world.delete_channel(id);
    }
    Ok(Reply::ok(json))
}

/// Checks that the bot may change a channel.
///
/// Members who may write can reopen an unlocked thread. The thread's owner can rename and archive it. Everything else
/// needs the permission to manage.
fn check_may_change(world: &World, channel: &Channel, body: &Value) -> Result<(), ApiError> {
    let may = world.permissions(world.bot(), channel);
    let Some(thread) = &channel.thread else {
        let managed = channel.guild.is_none() || may.has(Permissions::MANAGE_CHANNELS);
        return if managed { Ok(()) } else { Err(ErrorCode::MissingPermissions.into()) };
    };
    let fields = body
        .as_object()
        .into_iter()
        .flat_map(|body| body.keys())
        .map(String::as_str)
        .collect::<Vec<_>>();
    let reopens = body["archived"] == false;
    if thread.archived && !reopens {
        return Err(ErrorCode::ThreadArchived.into());
    }
    let owns = thread.owner == world.bot() && !fields.contains(&"locked");
    let only_reopens =
        reopens && fields == ["archived"] && may.has(Permissions::SEND_MESSAGES_IN_THREADS);
    let allowed =
        may.has(Permissions::MANAGE_THREADS) || (!thread.locked && (owns || only_reopens));
    if allowed { Ok(()) } else { Err(ErrorCode::MissingPermissions.into()) }
}
