//! Limits on registered commands.

use std::collections::HashSet;

use serde_json::Value;

use super::{join, known_fields, list_field, text_field};
use crate::error::{Faults, Refusal, form_fault};

const FIELDS: &[&str] = &[
    "id",
    "type",
    "application_id",
    "guild_id",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "default_permission",
    "nsfw",
    "integration_types",
    "contexts",
    "version",
    "handler",
];
const OPTION_FIELDS: &[&str] = &[
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "required",
    "choices",
    "options",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "autocomplete",
    "file_types",
];
const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const MOST_CHARACTERS: usize = 8000;

/// Checks a list of commands as it is registered.
pub(crate) fn check_commands(body: &Value, in_guild: bool) -> Result<(), Refusal> {
    let Value::Array(commands) = body else {
        return Err(form_fault(
            "commands",
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType",
        ));
    };
    let mut faults = Faults::default();
    let mut names = HashSet::new();
    for (at, command) in commands.iter().enumerate() {
        let path = at.to_string();
        check_command(&mut faults, &path, command);
        if in_guild && !(command["contexts"].is_null() && command["integration_types"].is_null()) {
            faults.add(
                &path,
                "APPLICATION_COMMAND_GUILD_SCOPE",
                "Contexts and integration types are for global commands only.",
            );
        }
        if !names.insert((kind(command), command["name"].as_str())) {
            faults.add(
                &join(&path, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    for (wanted, most) in [(1, 100), (2, 15), (3, 15), (4, 1)] {
        if commands.iter().filter(|command| kind(command) == wanted).count() > most {
            faults.add(
                "commands",
                "APPLICATION_COMMAND_TOO_MANY",
                format!("At most {most} commands of type {wanted}."),
            );
        }
    }
    faults.finish()
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn check_command(faults: &mut Faults, path: &str, command: &Value) {
    known_fields(faults, path, (command, FIELDS));
    let slash = kind(command) == 1;
    check_name(faults, (path, command), slash);
    text_field(
        faults,
        (path, command, "description"),
        if slash { (1, 100) } else { (0, 0) },
        slash,
    );
    check_options(faults, (path, command), 0);
    check_contexts(faults, (path, command));
    if characters(command) > MOST_CHARACTERS {
        faults.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
}

fn check_contexts(faults: &mut Faults, (path, command): (&str, &Value)) {
    for (field, most) in [("contexts", 3), ("integration_types", 2)] {
        let Some(list) = command[field].as_array() else { continue };
        let distinct = list
            .iter()
            .filter_map(Value::as_u64)
            .filter(|value| *value < most)
            .collect::<HashSet<_>>();
        if list.is_empty() || distinct.len() != list.len() {
            faults.add(
                &join(path, field),
                "BASE_TYPE_CHOICES",
                "Must be a list of distinct known values, and not empty.",
            );
        }
    }
}

/// Names: letters, digits, `-`, `_` and `'`, in lower case where there is one. Menu commands may also have spaces and capitals.
fn check_name(faults: &mut Faults, (path, named): (&str, &Value), strict: bool) {
    text_field(faults, (path, named, "name"), (1, 32), true);
    let name = named["name"].as_str().unwrap_or_default();
    let fits = |c: char| c.is_alphanumeric() || "-_'".contains(c);
    if strict && (!name.chars().all(fits) || name.to_lowercase() != name) {
        faults.add(
            &join(path, "name"),
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        );
    }
    for field in ["name_localizations", "description_localizations"] {
        known_fields(faults, &join(path, field), (&named[field], LOCALES));
    }
}

fn check_options(faults: &mut Faults, (path, parent): (&str, &Value), depth: usize) {
    let options = list_field(faults, (path, parent, "options"), 25);
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let nested = options.iter().filter(|option| is_nested(option)).count();
    if nested != 0 && nested != options.len() {
        faults.add(&join(path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and sub-command group option types are mutually exclusive to all other types");
    }
    for (at, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{at}");
        check_option(faults, (&path, option), depth);
        if !names.insert(option["name"].as_str()) {
            faults.add(
                &join(&path, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                "Option names must be unique",
            );
        }
        let required = option["required"] == true;
        if required && optional_seen {
            faults.add(
                &path,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_seen |= !required;
    }
}

fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP))
}

fn check_option(faults: &mut Faults, (path, option): (&str, &Value), depth: usize) {
    known_fields(faults, path, (option, OPTION_FIELDS));
    check_name(faults, (path, option), true);
    text_field(faults, (path, option, "description"), (1, 100), true);
    let kind = option["type"].as_u64().unwrap_or(0);
    if !(1..=11).contains(&kind)
        || (kind == GROUP && depth > 0)
        || (kind == SUBCOMMAND && depth > 1)
    {
        faults.add(
            &join(path, "type"),
            "BASE_TYPE_CHOICES",
            "This type of option is not possible here.",
        );
    }
    if is_nested(option) {
        let inner = if kind == GROUP { 1 } else { 2 };
        check_options(faults, (path, option), depth.max(inner));
    }
    let choices = list_field(faults, (path, option, "choices"), 25);
    if option["autocomplete"] == true && !choices.is_empty() {
        faults.add(
            &join(path, "autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
            "Autocomplete and choices exclude each other",
        );
    }
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("{path}.choices.{at}");
        known_fields(faults, &path, (choice, &["name", "name_localizations", "value"]));
        text_field(faults, (&path, choice, "name"), (1, 100), true);
        if let Some(value) = choice["value"].as_str() {
            faults.length(&join(&path, "value"), value, (1, 100));
        }
    }
}

/// Discord's size of a command: names, descriptions and choice values together.
fn characters(node: &Value) -> usize {
    let size = |field: &str| node[field].as_str().map_or(0, |text| text.chars().count());
    let inner =
        |field: &str| node[field].as_array().into_iter().flatten().map(characters).sum::<usize>();
    size("name") + size("description") + size("value") + inner("options") + inner("choices")
}
