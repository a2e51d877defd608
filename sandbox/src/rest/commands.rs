//! Registering commands.

use serde_json::{Value, json};

use super::{Answered, Call, Reply};
use crate::error::{Code, Refusal};
use crate::id::Id;
use crate::limits::{check_commands, check_room};
use crate::world::{Command, World};

type Scope = (Id, Option<Id>);

fn check_scope(world: &World, (app, guild): Scope) -> Result<(), Refusal> {
    if app != world.app.id {
        return Err(Code::UnknownApplication.into());
    }
    match guild {
        Some(guild) if !world.guilds.contains_key(&guild) => Err(Code::UnknownGuild.into()),
        Some(guild) if !world.guilds[&guild].has_bot => Err(Code::MissingAccess.into()),
        _ => Ok(()),
    }
}

pub(super) fn list(world: &World, app: Id, guild: Option<Id>) -> Answered {
    check_scope(world, (app, guild))?;
    Ok(Reply::ok(registered(world, guild)))
}

fn registered(world: &World, guild: Option<Id>) -> Value {
    world
        .commands
        .get(&guild)
        .into_iter()
        .flatten()
        .map(|command| command.json.clone())
        .collect::<Vec<_>>()
        .into()
}

/// Replaces all commands of a scope; those that stay keep their ids.
pub(super) fn replace(world: &mut World, scope: Scope, call: &Call) -> Answered {
    check_scope(world, scope)?;
    check_commands(&call.body, scope.1.is_some())?;
    let wanted = call.body.as_array().cloned().unwrap_or_default();
    let commands = wanted.iter().map(|json| complete(world, scope, json)).collect();
    world.commands.insert(scope.1, commands);
    Ok(Reply::ok(registered(world, scope.1)))
}

/// Adds a command, or replaces the one of the same name and kind.
pub(super) fn add(world: &mut World, scope: Scope, call: &Call) -> Answered {
    check_scope(world, scope)?;
    check_commands(&json!([call.body]), scope.1.is_some())?;
    let command = complete(world, scope, &call.body);
    let json = command.json.clone();
    let list = world.commands.entry(scope.1).or_default();
    match list.iter_mut().find(|known| known.id == command.id) {
        Some(known) => {
            *known = command;
            Ok(Reply::ok(json))
        }
        None => {
            let there = list.iter().map(|known| known.json.clone()).collect::<Vec<_>>();
            check_room(&there, &json)?;
            list.push(command);
            Ok(Reply::created(json))
        }
    }
}

pub(super) fn remove(world: &mut World, scope: Scope, command: Id) -> Answered {
    check_scope(world, scope)?;
    let list = world.commands.entry(scope.1).or_default();
    let before = list.len();
    list.retain(|known| known.id != command);
    if list.len() < before { Ok(Reply::nothing()) } else { Err(Code::UnknownCommand.into()) }
}

/// Adds what Discord adds: ids, version and defaults.
fn complete(world: &mut World, (app, guild): Scope, json: &Value) -> Command {
    let mut json = json.clone();
    let kind = json["type"].as_u64().unwrap_or(1);
    let known = world.commands.get(&guild).into_iter().flatten();
    let known = known
        .filter(|command| command.kind() == kind)
        .find(|command| json["name"] == command.name())
        .map(|command| command.id);
    let id = known.unwrap_or_else(|| world.fresh_id());
    let defaults = [
        ("description", json!("")),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("dm_permission", json!(true)),
        ("integration_types", json!([0])),
        ("contexts", Value::Null),
    ];
    for (field, value) in defaults {
        if json.get(field).is_none_or(Value::is_null) {
            json[field] = value;
        }
    }
    if let Some(bits) = json["default_member_permissions"].as_u64() {
        json["default_member_permissions"] = json!(bits.to_string());
    }
    if let Some(options) = json.get_mut("options") {
        leave_out_empty(options);
    }
    json["id"] = json!(id);
    json["application_id"] = json!(app);
    json["version"] = json!(world.fresh_id());
    json["type"] = json!(kind);
    if let Some(guild) = guild {
        json["guild_id"] = json!(guild);
    }
    Command { id, json }
}

/// Discord's own options have no fields without a value, whatever the request had.
fn leave_out_empty(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten() {
        if let Some(fields) = option.as_object_mut() {
            let is_empty = |value: &Value| value.is_null() || *value == json!([]);
            fields.retain(|_, value| !is_empty(value));
        }
        if let Some(inner) = option.get_mut("options") {
            leave_out_empty(inner);
        }
    }
}
