//! Limits on menus, in messages and in forms.

use std::collections::HashSet;

use serde_json::Value;

use crate::error::Faults;
use crate::validate::field::{
    check_custom_id, component_number, distinct, flag_field, full_list, id_field, known_fields,
    list_field, text_field, whole_field,
};
use crate::validate::join;

const TEXTS: u64 = 3;
const CHANNELS: u64 = 8;
/// What every menu has.
const COMMON: &[&str] =
    &["type", "id", "custom_id", "placeholder", "min_values", "max_values", "disabled", "required"];
/// Discord's types of channels, as far as menus and options tell them apart.
const CHANNEL_TYPES: [u64; 12] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 15, 16];

/// Whether a component is a menu.
pub(super) fn is_select(component: &Value) -> bool {
    matches!(component["type"].as_u64(), Some(3 | 5..=8))
}

/// Checks a menu.
pub(super) fn check_select<'a>(
    faults: &mut Faults,
    (path, select): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    let kind = select["type"].as_u64().unwrap_or(0);
    let own: &[&str] = match kind {
        TEXTS => &["options"],
        CHANNELS => &["default_values", "channel_types"],
        _ => &["default_values"],
    };
    known_fields(faults, path, (select, &[COMMON, own].concat()));
    component_number(faults, (path, select));
    check_custom_id(faults, (path, select), seen);
    text_field(faults, (path, select, "placeholder"), (0, 150), false);
    flag_field(faults, (path, select, "disabled"));
    flag_field(faults, (path, select, "required"));
    check_channel_types(faults, (path, select));
    check_bounds(faults, (path, select));
    if kind == TEXTS {
        check_options(faults, (path, select));
    } else {
        check_default_values(faults, (path, select));
    }
}

/// Notes types of channels that Discord does not know.
pub(super) fn check_channel_types(faults: &mut Faults, (path, parent): (&str, &Value)) {
    let types = list_field(faults, (path, parent, "channel_types"), CHANNEL_TYPES.len() + 4);
    distinct(faults, &join(path, "channel_types"), types);
    for (at, kind) in types.iter().enumerate() {
        if !kind.as_u64().is_some_and(|kind| CHANNEL_TYPES.contains(&kind)) {
            let told = "Value must be one of (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 15, 16).";
            faults.add(&format!("{path}.channel_types.{at}"), "BASE_TYPE_CHOICES", told);
        }
    }
}

fn bounds(select: &Value) -> (u64, u64) {
    let bound = |field: &str| select[field].as_u64().unwrap_or(1);
    (bound("min_values"), bound("max_values"))
}

fn check_bounds(faults: &mut Faults, (path, select): (&str, &Value)) {
    whole_field(faults, (path, select, "min_values"), 0..=25);
    whole_field(faults, (path, select, "max_values"), 1..=25);
    let (least, most) = bounds(select);
    let there = select["options"].as_array().map_or(25, Vec::len).max(1) as u64;
    if least > most || (select["type"] == TEXTS && most > there) {
        let told = "There are not that many options.";
        faults.add(&join(path, "max_values"), "NUMBER_TYPE_MAX", told);
    }
}

fn check_options(faults: &mut Faults, (path, select): (&str, &Value)) {
    let options = full_list(faults, (path, select, "options"), (1, 25));
    let mut values = HashSet::new();
    for (at, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{at}");
        let known = ["label", "value", "description", "emoji", "default"];
        known_fields(faults, &path, (option, &known));
        text_field(faults, (&path, option, "label"), (1, 100), true);
        text_field(faults, (&path, option, "value"), (1, 100), true);
        text_field(faults, (&path, option, "description"), (0, 100), false);
        flag_field(faults, (&path, option, "default"));
        if option["value"].as_str().is_some_and(|value| !values.insert(value)) {
            faults.add(
                &join(&path, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
    let chosen = options.iter().filter(|option| option["default"] == true).count() as u64;
    if chosen > bounds(select).1 {
        let told = "More options are chosen from the beginning than can be chosen.";
        faults.add(&join(path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", told);
    }
}

fn check_default_values(faults: &mut Faults, (path, select): (&str, &Value)) {
    let fitting: &[&str] = match select["type"].as_u64() {
        Some(5) => &["user"],
        Some(6) => &["role"],
        Some(7) => &["user", "role"],
        _ => &["channel"],
    };
    let values = list_field(faults, (path, select, "default_values"), 25);
    for (at, value) in values.iter().enumerate() {
        let path = format!("{path}.default_values.{at}");
        known_fields(faults, &path, (value, &["id", "type"]));
        id_field(faults, (&path, value, "id"), true);
        if !value["type"].as_str().is_some_and(|kind| fitting.contains(&kind)) {
            let told = format!("Value must be one of ('{}').", fitting.join("', '"));
            faults.add(&join(&path, "type"), "BASE_TYPE_CHOICES", told);
        }
    }
    if values.len() as u64 > bounds(select).1 {
        let told = "More is chosen from the beginning than can be chosen.";
        faults.add(
            &join(path, "default_values"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
            told,
        );
    }
}
