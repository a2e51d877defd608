//! The routes of servers that the bot is in.

use serde_json::{Value, json};

use crate::api_error::{ApiError, ErrorCode};
use crate::gateway::Intents;
use crate::id::Id;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::world::{Guild, Role, World};

pub(super) fn joined_guild(world: &World, id: Id) -> Result<&Guild, ApiError> {
    let guild = world.guilds.get(&id).ok_or(ErrorCode::UnknownGuild)?;
    if guild.has_bot { Ok(guild) } else { Err(ErrorCode::MissingAccess.into()) }
}

pub(super) fn show(world: &World, guild: Id, call: &Call) -> RestResult {
    call.flag("with_counts")?;
    Ok(Reply::ok(world.guild_json(joined_guild(world, guild)?)))
}

pub(super) fn list_own(world: &World, call: &Call) -> RestResult {
    let limit = call.number("limit", 1..=200, 200)?;
    let (before, after) = (call.id("before")?, call.id("after")?);
    call.flag("with_counts")?;
    let in_page = |guild: &&Guild| {
        before.is_none_or(|before| guild.id < before) && after.is_none_or(|after| guild.id > after)
    };
    let mut joined =
        world.guilds.values().filter(|guild| guild.has_bot).filter(in_page).collect::<Vec<_>>();
    joined.sort_by_key(|guild| guild.id);
    // A page with `before` ends right before that id.
    let skipped = if before.is_some() { joined.len().saturating_sub(limit) } else { 0 };
    let brief = |guild: &Guild| {
        let may = world.guild_permissions(world.bot(), guild.id).unwrap_or_default();
        json!({"id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false, "permissions": may.0.to_string(), "features": []})
    };
    Ok(Reply::ok(
        joined.into_iter().skip(skipped).take(limit).map(brief).collect::<Vec<_>>().into(),
    ))
}

pub(super) fn channels(world: &World, guild: Id) -> RestResult {
    let guild = joined_guild(world, guild)?.id;
    let listed = world.channels.values().filter(|channel| {
        channel.guild == Some(guild) && channel.thread.is_none() && world.sees(world.bot(), channel)
    });
    Ok(Reply::ok(listed.map(|channel| world.channel_json(channel)).collect::<Vec<_>>().into()))
}

pub(super) fn roles(world: &World, guild: Id) -> RestResult {
    Ok(Reply::ok(
        joined_guild(world, guild)?.roles.values().map(Role::json).collect::<Vec<_>>().into(),
    ))
}

/// The members by id. Refused without the privileged intent for members.
pub(super) fn members(world: &World, guild: Id, call: &Call) -> RestResult {
    let guild = joined_guild(world, guild)?;
    if !world.granted.has(Intents::GUILD_MEMBERS) {
        return Err(ErrorCode::MissingAccess.into());
    }
    let limit = call.number("limit", 1..=1000, 1)?;
    let after = call.id("after")?.unwrap_or(Id(0));
    let listed = guild.members.keys().copied().filter(|user| *user > after);
    let shown = listed.filter_map(|user| world.member_json(guild, user));
    Ok(Reply::ok(shown.take(limit).collect::<Vec<_>>().into()))
}

pub(super) fn member(world: &World, guild: Id, user: Id) -> RestResult {
    let member: Option<Value> = world.member_json(joined_guild(world, guild)?, user);
    let is_closed = world.users.get(&user).is_some_and(|user| user.is_closed);
    let missing = if is_closed { ErrorCode::UnknownUser } else { ErrorCode::UnknownMember };
    Ok(Reply::ok(member.ok_or(missing)?))
}
