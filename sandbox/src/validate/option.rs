//! Limits on the options of commands.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::api_error::FormErrors;
use crate::validate::field::{flag_field, known_fields, list_field, required, text_field};
use crate::validate::name::{LOCALES, check_name};
use crate::validate::node::Node;
use crate::validate::select::check_channel_types;

const FIELDS: &str = "type name name_localizations description description_localizations required choices options \
    channel_types min_value max_value min_length max_length autocomplete file_types";
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const TEXT: u64 = 3;
const INTEGER: u64 = 4;
const CHANNEL: u64 = 7;
const NUMBER: u64 = 10;
const FILE: u64 = 11;
/// The largest whole number up to which Discord's clients count exactly.
const MOST_WHOLE: i64 = (1 << 53) - 1;

/// Checks the options of a command or of a sub-command.
pub(super) fn check_options(errors: &mut FormErrors, parent: Node<'_, '_>, depth: usize) {
    let options = list_field(errors, parent.field("options"), 25);
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let nested = options.iter().filter(|option| is_nested(option)).count();
    if nested != 0 && nested != options.len() {
        errors.add(&parent.path_to("options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and sub-command group option types are mutually exclusive to all other types");
    }
    for (at, option) in options.iter().enumerate() {
        let path = parent.path_to_item("options", at);
        let option = Node::new(&path, option);
        check_option(errors, option, depth);
        if !names.insert(option.value["name"].as_str()) {
            errors.add(
                &option.path_to("name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                "Option names must be unique",
            );
        }
        let is_required = option["required"] == true;
        if is_required && optional_seen {
            errors.add(
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

/// Adds errors for fields that belong to options of another type, and for an empty group.
fn check_own(errors: &mut FormErrors, option: Node<'_, '_>) {
    let is_full = |field: &str| match &option[field] {
        Value::Array(list) => !list.is_empty(),
        value => !value.is_null(),
    };
    let owners: [(&str, &[u64]); 3] =
        [("options", &[SUBCOMMAND, GROUP]), ("channel_types", &[CHANNEL]), ("file_types", &[FILE])];
    for (field, kinds) in owners {
        if is_full(field) && !kinds.contains(&kind(option.value)) {
            let message = "This type of option has no such field.";
            let path = option.path_to(field);
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
    }
    check_channel_types(errors, option);
    if kind(option.value) == GROUP && !is_full("options") {
        required(errors, &option.path_to("options"));
    }
}

fn check_option(errors: &mut FormErrors, option: Node<'_, '_>, depth: usize) {
    known_fields(errors, option, FIELDS);
    check_name(errors, option, true);
    text_field(errors, option.field("description"), 1..=100, true);
    flag_field(errors, option.field("required"));
    flag_field(errors, option.field("autocomplete"));
    check_own(errors, option);
    let kind = kind(option.value);
    if option["type"].is_null() && option.value.is_object() {
        return required(errors, &option.path_to("type"));
    }
    if !(1..=11).contains(&kind)
        || (kind == GROUP && depth > 0)
        || (kind == SUBCOMMAND && depth > 1)
        // A group only has sub-commands.
        || (kind != SUBCOMMAND && depth == 1)
    {
        errors.add(
            &option.path_to("type"),
            "BASE_TYPE_CHOICES",
            "This type of option is not possible here.",
        );
    }
    if is_nested(option.value) {
        let inner = if kind == GROUP { 1 } else { 2 };
        check_options(errors, option, depth.max(inner));
    }
    check_bounds(errors, option, &Bounds { of: "length", kinds: &[TEXT], range: 0..=6000 });
    if option["max_length"] == 0 {
        errors.add(&option.path_to("max_length"), "NUMBER_TYPE_MIN", "Must be 1 or more.");
    }
    let range = -MOST_WHOLE..=MOST_WHOLE;
    check_bounds(errors, option, &Bounds { of: "value", kinds: &[INTEGER, NUMBER], range });
    check_choices(errors, option);
}

/// The bounds `min_…` and `max_…` of an option's length or value.
struct Bounds<'a> {
    of: &'a str,
    /// The types of options that may have these bounds.
    kinds: &'a [u64],
    range: RangeInclusive<i64>,
}

/// Checks bounds: only on these types of options, within a range, and in order.
fn check_bounds(errors: &mut FormErrors, option: Node<'_, '_>, bounds: &Bounds<'_>) {
    let Bounds { of, kinds, range } = bounds;
    let ends = ["min", "max"].map(|end| format!("{end}_{of}"));
    for field in &ends {
        let value = &option[field];
        let fits = value.as_f64().is_some_and(|value| {
            // Both ends are below 2⁵³, and so exact.
            #[expect(clippy::cast_precision_loss, reason = "both ends are below 2 to the 53rd")]
            let (least, most) = (*range.start() as f64, *range.end() as f64);
            (least..=most).contains(&value)
        });
        // 12.0 is a whole number in JSON, too.
        let is_whole = kind(option.value) == NUMBER
            || value.as_f64().is_some_and(|value| value.fract() == 0.0);
        let possible = fits && is_whole && kinds.contains(&kind(option.value));
        if !value.is_null() && !possible {
            errors.add(
                &option.path_to(field),
                "NUMBER_TYPE_MAX",
                "This bound is not possible here.",
            );
        }
    }
    if let [Some(least), Some(most)] = ends.map(|field| option[&field].as_f64())
        && least > most
    {
        let message = format!("The least {of} is more than the most.");
        errors.add(option.path, "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID", message);
    }
}

fn check_choices(errors: &mut FormErrors, option: Node<'_, '_>) {
    let choices = list_field(errors, option.field("choices"), 25);
    let suggests = option["autocomplete"] == true;
    if (suggests || !choices.is_empty()) && !matches!(kind(option.value), TEXT | INTEGER | NUMBER) {
        errors.add(
            option.path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Only texts and numbers are suggested or chosen.",
        );
    }
    if suggests && !choices.is_empty() {
        errors.add(
            &option.path_to("autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
            "Autocomplete and choices exclude each other",
        );
    }
    let mut names = HashSet::new();
    for (at, choice) in choices.iter().enumerate() {
        let path = option.path_to_item("choices", at);
        let choice = Node::new(&path, choice);
        check_choice(errors, choice, kind(option.value));
        if !names.insert(choice.value["name"].as_str()) {
            errors.add(
                &choice.path_to("name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Choice names must be unique",
            );
        }
    }
}

/// Checks a choice of a command or of suggestions against the type of its option.
pub(super) fn check_choice(errors: &mut FormErrors, choice: Node<'_, '_>, kind: u64) {
    known_fields(errors, choice, "name name_localizations value");
    text_field(errors, choice.field("name"), 1..=100, true);
    let translations = choice.path_to("name_localizations");
    let translations = Node::new(&translations, &choice["name_localizations"]);
    known_fields(errors, translations, LOCALES);
    for locale in translations.value.as_object().into_iter().flat_map(|texts| texts.keys()) {
        text_field(errors, translations.field(locale), 1..=100, false);
    }
    let value = &choice["value"];
    let fits = match kind {
        TEXT => value.is_string(),
        INTEGER => value.as_i64().is_some_and(|value| value.abs() <= MOST_WHOLE),
        NUMBER => value.is_number(),
        _ => true,
    };
    if value.is_null() || !fits {
        errors.add(
            &choice.path_to("value"),
            "CHOICE_TYPE_INVALID",
            "The value does not fit the type of the option.",
        );
    }
    if let Some(text) = value.as_str() {
        errors.length(&choice.path_to("value"), text, 1..=100);
    }
}
