//! Limits on registered commands.

use std::collections::HashSet;

use serde_json::Value;

use crate::api_error::{ApiError, ErrorCode, FormErrors, form_error};
use crate::validate::field::{flag_field, known_fields, text_field, whole_field};
use crate::validate::name::check_name;
use crate::validate::node::Node;
use crate::validate::option::check_options;
use crate::world::ENTRY_POINT;

const FIELDS: &str = "id type application_id guild_id name name_localizations description \
    description_localizations options default_member_permissions dm_permission \
    default_permission nsfw integration_types contexts version handler";
const MOST_CHARACTERS: usize = 8000;
/// The number of commands of each type that a scope may have.
const MOST: [(u64, usize); 4] = [(1, 100), (2, 15), (3, 15), (4, 1)];

/// Checks a list of commands as it is registered.
pub(crate) fn check_commands(body: &Value, in_guild: bool) -> Result<(), ApiError> {
    let Value::Array(commands) = body else {
        return Err(form_error(
            "commands",
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType",
        ));
    };
    let mut errors = FormErrors::default();
    let mut names = HashSet::new();
    for (at, command) in commands.iter().enumerate() {
        let path = at.to_string();
        check_one(&mut errors, Node::new(&path, command), in_guild);
        if !names.insert((kind(command), command["name"].as_str())) {
            errors.add(
                &Node::new(&path, command).path_to("name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    for (wanted, most) in MOST {
        if commands.iter().filter(|command| kind(command) == wanted).count() > most {
            errors.add(
                "commands",
                "APPLICATION_COMMAND_TOO_MANY",
                format!("At most {most} commands of type {wanted}."),
            );
        }
    }
    errors.finish()
}

/// Checks a single command. The paths of its errors have no index.
pub(crate) fn check_command(body: &Value, in_guild: bool) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    check_one(&mut errors, Node::root(body), in_guild);
    errors.finish()
}

/// Refuses a new command if its scope already has the maximum of its type.
pub(crate) fn check_room(there: &[Value], new: &Value) -> Result<(), ApiError> {
    let most = MOST.iter().find(|(wanted, _)| *wanted == kind(new)).map_or(0, |(_, most)| *most);
    let same = there.iter().filter(|known| kind(known) == kind(new)).count();
    if same < most { Ok(()) } else { Err(ErrorCode::TooManyCommands.into()) }
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn check_one(errors: &mut FormErrors, command: Node<'_, '_>, in_guild: bool) {
    for field in ["contexts", "integration_types"] {
        if in_guild && !command[field].is_null() {
            errors.add(
                &command.path_to(field),
                "APPLICATION_COMMAND_GUILD_SCOPE",
                "Contexts and integration types are for global commands only.",
            );
        }
    }
    known_fields(errors, command, FIELDS);
    check_entry_point(errors, command, in_guild);
    let slash = kind(command.value) == 1;
    check_name(errors, command, slash);
    text_field(errors, command.field("description"), if slash { 1..=100 } else { 0..=0 }, slash);
    if slash {
        check_options(errors, command, 0);
    } else if command["options"].as_array().is_some_and(|options| !options.is_empty()) {
        let message = "Only slash commands have options.";
        errors.add(
            &command.path_to("options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            message,
        );
    }
    whole_field(errors, command.field("type"), 1..=4);
    for field in ["nsfw", "dm_permission", "default_permission"] {
        flag_field(errors, command.field(field));
    }
    check_permissions(errors, command);
    check_contexts(errors, command);
    if characters(command.value) > MOST_CHARACTERS {
        errors.add(
            command.path,
            "APPLICATION_COMMAND_TOO_LARGE",
            "Command exceeds maximum size (8000)",
        );
    }
}

/// Checks the fields and the scope of an Entry Point command.
fn check_entry_point(errors: &mut FormErrors, command: Node<'_, '_>, in_guild: bool) {
    let is_entry_point = kind(command.value) == ENTRY_POINT;
    if is_entry_point && in_guild {
        errors.add(
            &command.path_to("type"),
            "APPLICATION_COMMAND_GUILD_SCOPE",
            "An Entry Point command is a global command.",
        );
    }
    if !is_entry_point && !command["handler"].is_null() {
        errors.add(
            &command.path_to("handler"),
            "APPLICATION_COMMAND_HANDLER_INVALID",
            "Only an Entry Point command has a handler.",
        );
    }
    whole_field(errors, command.field("handler"), 1..=2);
}

fn check_permissions(errors: &mut FormErrors, command: Node<'_, '_>) {
    let bits = &command["default_member_permissions"];
    let fits = match bits {
        Value::String(text) => text.parse::<u64>().is_ok(),
        Value::Null => true,
        number => number.is_u64(),
    };
    if !fits {
        let message = "The value is not int.";
        errors.add(&command.path_to("default_member_permissions"), "NUMBER_TYPE_COERCE", message);
    }
}

fn check_contexts(errors: &mut FormErrors, command: Node<'_, '_>) {
    for (field, most) in [("contexts", 3), ("integration_types", 2)] {
        let Some(list) = command[field].as_array() else {
            if !command[field].is_null() {
                let message = "Only iterables may be used in a ListType";
                errors.add(&command.path_to(field), "LIST_TYPE_CONVERT", message);
            }
            continue;
        };
        let distinct = list
            .iter()
            .filter_map(Value::as_u64)
            .filter(|value| *value < most)
            .collect::<HashSet<_>>();
        if list.is_empty() || distinct.len() != list.len() {
            errors.add(
                &command.path_to(field),
                "BASE_TYPE_CHOICES",
                "Must be a list of distinct known values, and not empty.",
            );
        }
    }
}

/// The size of a command as Discord counts it: names, descriptions and choice values, each in its longest translation.
fn characters(node: &Value) -> usize {
    let inner =
        |field: &str| node[field].as_array().into_iter().flatten().map(characters).sum::<usize>();
    longest(node, "name")
        + longest(node, "description")
        + length(&node["value"])
        + inner("options")
        + inner("choices")
}

fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

fn longest(node: &Value, field: &str) -> usize {
    let translations = node[format!("{field}_localizations")].as_object();
    let translated = translations.into_iter().flat_map(|texts| texts.values()).map(length).max();
    length(&node[field]).max(translated.unwrap_or(0))
}
