//! The routes of commands: list, register, change, remove.

use serde_json::{Value, json};

use crate::api_error::{ApiError, ErrorCode, form_error};
use crate::id::Id;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::{check_command, check_commands, check_fields, check_room};
use crate::world::{Command, ENTRY_POINT, World};

/// The commands of an application in one server, or everywhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommandScope {
    pub(super) app: Id,
    pub(super) guild: Option<Id>,
}

/// The fields that `PATCH` takes.
const CHANGEABLE: &str = "name name_localizations description description_localizations options \
    default_member_permissions dm_permission default_permission integration_types contexts nsfw \
    handler";

fn check_scope(world: &World, scope: CommandScope) -> Result<(), ApiError> {
    if scope.app != world.app.id {
        return Err(ErrorCode::UnknownApplication.into());
    }
    match scope.guild {
        Some(guild) if !world.guilds.contains_key(&guild) => Err(ErrorCode::UnknownGuild.into()),
        Some(guild) if !world.guilds[&guild].has_bot => Err(ErrorCode::MissingAccess.into()),
        _ => Ok(()),
    }
}

/// All commands of a scope, with their translations if requested.
pub(super) fn list(world: &World, scope: CommandScope, call: &Call) -> RestResult {
    check_scope(world, scope)?;
    let mut listed = commands_json(world, scope.guild);
    if !call.flag("with_localizations")? {
        listed.as_array_mut().into_iter().flatten().for_each(leave_out_translations);
    }
    Ok(Reply::ok(listed))
}

fn leave_out_translations(node: &mut Value) {
    if let Some(fields) = node.as_object_mut() {
        fields.retain(|name, _| !name.ends_with("_localizations"));
    }
    for field in ["options", "choices"] {
        let inner = node.get_mut(field).and_then(Value::as_array_mut);
        inner.into_iter().flatten().for_each(leave_out_translations);
    }
}

/// A single command: shown, changed or removed.
pub(super) fn one(world: &mut World, scope: CommandScope, command: Id, call: &Call) -> RestResult {
    match call.method.as_str() {
        "GET" => Ok(Reply::ok(find_command(world, scope, command)?.json.clone())),
        "PATCH" => change(world, scope, command, call),
        "DELETE" => remove(world, scope, command),
        _ => Err(ErrorCode::General.into()),
    }
}

fn find_command(world: &World, scope: CommandScope, command: Id) -> Result<&Command, ApiError> {
    check_scope(world, scope)?;
    let mut known = world.commands.get(&scope.guild).into_iter().flatten();
    known.find(|known| known.id == command).ok_or_else(|| ErrorCode::UnknownCommand.into())
}

/// Changes the fields that a body has. The type of a command never changes.
fn change(world: &mut World, scope: CommandScope, command: Id, call: &Call) -> RestResult {
    let known = find_command(world, scope, command)?.json.clone();
    check_fields(&call.body, CHANGEABLE)?;
    let mut wanted = as_request(&known);
    for (field, value) in call.body.as_object().into_iter().flatten() {
        wanted[field] = value.clone();
    }
    check_command(&wanted, scope.guild.is_some())?;
    let same = |other: &Command| {
        other.id != command && known["type"] == other.kind() && wanted["name"] == other.name()
    };
    if world.commands.get(&scope.guild).into_iter().flatten().any(same) {
        let message = "Application command names must be unique";
        return Err(form_error("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message));
    }
    let mut changed = complete(world, scope, &wanted);
    changed.id = command;
    changed.json["id"] = json!(command);
    let json = changed.json.clone();
    let list = world.commands.entry(scope.guild).or_default();
    if let Some(known) = list.iter_mut().find(|known| known.id == command) {
        *known = changed;
    }
    Ok(Reply::ok(json))
}

/// A registered command as a request body, without the fields that Discord adds.
fn as_request(known: &Value) -> Value {
    let mut wanted = known.clone();
    let everywhere = ["integration_types", "contexts", "dm_permission"];
    let in_guild = known["guild_id"].is_string();
    if let Some(fields) = wanted.as_object_mut() {
        fields.retain(|name, _| {
            let own = name == "type" || CHANGEABLE.split(' ').any(|known| known == name);
            own && !(in_guild && everywhere.contains(&name.as_str()))
        });
    }
    wanted
}

fn commands_json(world: &World, guild: Option<Id>) -> Value {
    world
        .commands
        .get(&guild)
        .into_iter()
        .flatten()
        .map(|command| command.json.clone())
        .collect::<Vec<_>>()
        .into()
}

/// Replaces all commands of a scope. Commands that stay keep their ids.
pub(super) fn replace(world: &mut World, scope: CommandScope, call: &Call) -> RestResult {
    check_scope(world, scope)?;
    check_commands(&call.body, scope.guild.is_some())?;
    let wanted = call.body.as_array().cloned().unwrap_or_default();
    let known = world.commands.get(&scope.guild).into_iter().flatten();
    let has_entry_point = known.clone().any(|command| command.kind() == ENTRY_POINT);
    if has_entry_point && !wanted.iter().any(|json| json["type"] == ENTRY_POINT) {
        return Err(ErrorCode::EntryPointLeftOut.into());
    }
    let commands = wanted.iter().map(|json| complete(world, scope, json)).collect();
    world.commands.insert(scope.guild, commands);
    Ok(Reply::ok(commands_json(world, scope.guild)))
}

/// Adds a command, or replaces the one with the same name and kind.
pub(super) fn add(world: &mut World, scope: CommandScope, call: &Call) -> RestResult {
    check_scope(world, scope)?;
    check_command(&call.body, scope.guild.is_some())?;
    let command = complete(world, scope, &call.body);
    let json = command.json.clone();
    let list = world.commands.entry(scope.guild).or_default();
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

fn remove(world: &mut World, scope: CommandScope, command: Id) -> RestResult {
    check_scope(world, scope)?;
    let list = world.commands.entry(scope.guild).or_default();
    let before = list.len();
    list.retain(|known| known.id != command);
    if list.len() < before { Ok(Reply::nothing()) } else { Err(ErrorCode::UnknownCommand.into()) }
}

/// Adds the fields that Discord adds: ids, version and defaults.
fn complete(world: &mut World, scope: CommandScope, json: &Value) -> Command {
    let CommandScope { app, guild } = scope;
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

/// Removes empty fields, which Discord's own options never have.
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
