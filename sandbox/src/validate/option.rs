//! Limits on the options of commands.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::error::Faults;
use crate::validate::field::{flag_field, known_fields, list_field, required, text_field};
use crate::validate::join;
use crate::validate::name::{LOCALES, check_name};
use crate::validate::select::check_channel_types;

const FIELDS: &[&str] = &[
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
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const TEXT: u64 = 3;
const INTEGER: u64 = 4;
const CHANNEL: u64 = 7;
const NUMBER: u64 = 10;
const FILE: u64 = 11;
/// Beyond this not every whole number is a number of its own in Discord's clients.
const MOST_WHOLE: i64 = (1 << 53) - 1;

/// Checks the options of a command or of a sub-command.
pub(super) fn check_options(faults: &mut Faults, (path, parent): (&str, &Value), depth: usize) {
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
        let is_required = option["required"] == true;
        if is_required && optional_seen {
            faults.add(
                &path,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_seen |= !is_required;
    }
}

fn kind(option: &Value) -> u64 {
    option["type"].as_u64().unwrap_or(0)
}

fn is_nested(option: &Value) -> bool {
    matches!(kind(option), SUBCOMMAND | GROUP)
}

/// Notes fields that belong to options of another type, and a group without anything in it.
fn check_own(faults: &mut Faults, (path, option): (&str, &Value)) {
    let is_full = |field: &str| match &option[field] {
        Value::Array(list) => !list.is_empty(),
        value => !value.is_null(),
    };
    let owners: [(&str, &[u64]); 3] =
        [("options", &[SUBCOMMAND, GROUP]), ("channel_types", &[CHANNEL]), ("file_types", &[FILE])];
    for (field, kinds) in owners {
        if is_full(field) && !kinds.contains(&kind(option)) {
            let told = "This type of option has no such field.";
            let path = join(path, field);
            faults.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", told);
        }
    }
    check_channel_types(faults, (path, option));
    if kind(option) == GROUP && !is_full("options") {
        required(faults, &join(path, "options"));
    }
}

fn check_option(faults: &mut Faults, (path, option): (&str, &Value), depth: usize) {
    known_fields(faults, path, (option, FIELDS));
    check_name(faults, (path, option), true);
    text_field(faults, (path, option, "description"), (1, 100), true);
    flag_field(faults, (path, option, "required"));
    flag_field(faults, (path, option, "autocomplete"));
    check_own(faults, (path, option));
    let kind = kind(option);
    if option["type"].is_null() && option.is_object() {
        return required(faults, &join(path, "type"));
    }
    if !(1..=11).contains(&kind)
        || (kind == GROUP && depth > 0)
        || (kind == SUBCOMMAND && depth > 1)
        // A group holds sub-commands and nothing else.
        || (kind != SUBCOMMAND && depth == 1)
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
    check_range(faults, (path, option), ("length", &[TEXT], 0..=6000));
    if option["max_length"] == 0 {
        faults.add(&join(path, "max_length"), "NUMBER_TYPE_MIN", "Must be 1 or more.");
    }
    check_range(faults, (path, option), ("value", &[INTEGER, NUMBER], -MOST_WHOLE..=MOST_WHOLE));
    check_choices(faults, (path, option));
}

/// Checks `min_…` and `max_…`: on these types of options only, within a range, and in order.
fn check_range(
    faults: &mut Faults,
    (path, option): (&str, &Value),
    (what, kinds, range): (&str, &[u64], RangeInclusive<i64>),
) {
    let ends = ["min", "max"].map(|end| format!("{end}_{what}"));
    for field in &ends {
        let value = &option[field];
        let fits = value.as_f64().is_some_and(|value| {
            // Both ends are below 2⁵³ and so exact as they are.
            #[expect(clippy::cast_precision_loss, reason = "both ends are below 2 to the 53rd")]
            let (least, most) = (*range.start() as f64, *range.end() as f64);
            (least..=most).contains(&value)
        });
        let is_whole = kind(option) == NUMBER || value.is_i64();
        let possible = fits && is_whole && kinds.contains(&kind(option));
        if !value.is_null() && !possible {
            faults.add(&join(path, field), "NUMBER_TYPE_MAX", "This bound is not possible here.");
        }
    }
    if let [Some(least), Some(most)] = ends.map(|field| option[field].as_f64())
        && least > most
    {
        let told = format!("The least {what} is more than the most.");
        faults.add(path, "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID", told);
    }
}

fn check_choices(faults: &mut Faults, (path, option): (&str, &Value)) {
    let choices = list_field(faults, (path, option, "choices"), 25);
    let suggests = option["autocomplete"] == true;
    if (suggests || !choices.is_empty()) && !matches!(kind(option), TEXT | INTEGER | NUMBER) {
        faults.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Only texts and numbers are suggested or chosen.",
        );
    }
    if suggests && !choices.is_empty() {
        faults.add(
            &join(path, "autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
            "Autocomplete and choices exclude each other",
        );
    }
    let mut names = HashSet::new();
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("{path}.choices.{at}");
        check_choice(faults, (&path, choice), kind(option));
        if !names.insert(choice["name"].as_str()) {
            faults.add(
                &join(&path, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Choice names must be unique",
            );
        }
    }
}

/// Checks a choice of a command or of suggestions against the type of its option.
pub(super) fn check_choice(faults: &mut Faults, (path, choice): (&str, &Value), kind: u64) {
    known_fields(faults, path, (choice, &["name", "name_localizations", "value"]));
    text_field(faults, (path, choice, "name"), (1, 100), true);
    let (translated, texts) = (join(path, "name_localizations"), &choice["name_localizations"]);
    known_fields(faults, &translated, (texts, LOCALES));
    for locale in texts.as_object().into_iter().flat_map(|texts| texts.keys()) {
        text_field(faults, (&translated, texts, locale), (1, 100), false);
    }
    let value = &choice["value"];
    let fits = match kind {
        TEXT => value.is_string(),
        INTEGER => value.as_i64().is_some_and(|value| value.abs() <= MOST_WHOLE),
        NUMBER => value.is_number(),
        _ => true,
    };
    if value.is_null() || !fits {
        faults.add(
            &join(path, "value"),
            "CHOICE_TYPE_INVALID",
            "The value does not fit the type of the option.",
        );
    }
    if let Some(text) = value.as_str() {
        faults.length(&join(path, "value"), text, (1, 100));
    }
}
