//! Servers, as far as the bot is in them.

use serde_json::{Value, json};

use crate::error::{Code, Refusal};
use crate::id::Id;
use crate::rest::{Answered, Call, Reply};
use crate::world::{Guild, Role, World};

fn joined(world: &World, id: Id) -> Result<&Guild, Refusal> {
    let guild = world.guilds.get(&id).ok_or(Code::UnknownGuild)?;
    if guild.has_bot { Ok(guild) } else { Err(Code::MissingAccess.into()) }
}

pub(super) fn show(world: &World, guild: Id, call: &Call) -> Answered {
    call.flag("with_counts")?;
    Ok(Reply::ok(world.guild_json(joined(world, guild)?)))
}

pub(super) fn mine(world: &World, call: &Call) -> Answered {
    let limit = call.number("limit", 1..=200, 200)?;
    let (before, after) = (call.id("before")?, call.id("after")?);
    call.flag("with_counts")?;
    let asked = |guild: &&Guild| {
        before.is_none_or(|before| guild.id < before) && after.is_none_or(|after| guild.id > after)
    };
    let mut joined =
        world.guilds.values().filter(|guild| guild.has_bot).filter(asked).collect::<Vec<_>>();
    joined.sort_by_key(|guild| guild.id);
    // What comes before something is nearest to it.
    let skipped = if before.is_some() { joined.len().saturating_sub(limit) } else { 0 };
    let brief = |guild: &Guild| {
        let may = world.guild_permissions(world.bot(), guild.id).unwrap_or_default();
        json!({"id": guild.id, "name": guild.name, "icon": null, "banner": null, "owner": false, "permissions": may.0.to_string(), "features": []})
    };
    Ok(Reply::ok(
        joined.into_iter().skip(skipped).take(limit).map(brief).collect::<Vec<_>>().into(),
    ))
}

pub(super) fn channels(world: &World, guild: Id) -> Answered {
    let guild = joined(world, guild)?.id;
    let listed = world.channels.values().filter(|channel| {
        channel.guild == Some(guild) && channel.thread.is_none() && world.sees(world.bot(), channel)
    });
    Ok(Reply::ok(listed.map(|channel| world.channel_json(channel)).collect::<Vec<_>>().into()))
}

pub(super) fn roles(world: &World, guild: Id) -> Answered {
    Ok(Reply::ok(joined(world, guild)?.roles.values().map(Role::json).collect::<Vec<_>>().into()))
}

/// Listing members needs a privileged intent, which no bot has here.
pub(super) fn members(world: &World, guild: Id) -> Answered {
    joined(world, guild)?;
    Err(Code::MissingAccess.into())
}

pub(super) fn member(world: &World, guild: Id, user: Id) -> Answered {
    let member: Option<Value> = world.member_json(joined(world, guild)?, user);
    let is_closed = world.users.get(&user).is_some_and(|user| user.is_closed);
    let missing = if is_closed { Code::UnknownUser } else { Code::UnknownMember };
    Ok(Reply::ok(member.ok_or(missing)?))
}
