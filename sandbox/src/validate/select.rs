//! Limits on menus, in messages and in forms.

use std::collections::HashSet;

use serde_json::Value;

use crate::api_error::FormErrors;
use crate::validate::field::{
    check_custom_id, component_number, distinct, flag_field, full_list, id_field, known_fields,
    list_field, text_field, whole_field,
};
use crate::validate::node::Node;

const TEXTS: u64 = 3;
const CHANNELS: u64 = 8;
/// The fields of every menu.
const COMMON: &str = "type id custom_id placeholder min_values max_values disabled required";
/// Discord's channel types, as far as menus and options use them.
const CHANNEL_TYPES: [u64; 12] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 15, 16];

/// Whether a component is a menu.
pub(super) fn is_select(component: &Value) -> bool {
    matches!(component["type"].as_u64(), Some(3 | 5..=8))
}

/// Checks a menu of a message or a form.
pub(super) fn check_select<'a>(
    errors: &mut FormErrors,
    select: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    let kind = select["type"].as_u64().unwrap_or(0);
    let own = match kind {
        TEXTS => "options",
        CHANNELS => "default_values channel_types",
        _ => "default_values",
    };
    known_fields(errors, select, &format!("{COMMON} {own}"));
    component_number(errors, select);
    check_custom_id(errors, select, custom_ids);
    text_field(errors, select.field("placeholder"), 0..=150, false);
    flag_field(errors, select.field("disabled"));
    flag_field(errors, select.field("required"));
    check_channel_types(errors, select);
    check_bounds(errors, select);
    if kind == TEXTS {
        check_options(errors, select);
    } else {
        check_default_values(errors, select);
    }
}

/// Adds errors for unknown channel types.
pub(super) fn check_channel_types(errors: &mut FormErrors, parent: Node<'_, '_>) {
    let types = list_field(errors, parent.field("channel_types"), CHANNEL_TYPES.len() + 4);
    distinct(errors, &parent.path_to("channel_types"), types);
    for (at, kind) in types.iter().enumerate() {
        if !kind.as_u64().is_some_and(|kind| CHANNEL_TYPES.contains(&kind)) {
            let message = "Value must be one of (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 15, 16).";
            errors.add(&parent.path_to_item("channel_types", at), "BASE_TYPE_CHOICES", message);
        }
    }
}

fn bounds(select: &Value) -> (u64, u64) {
    let bound = |field: &str| select[field].as_u64().unwrap_or(1);
    (bound("min_values"), bound("max_values"))
}

fn check_bounds(errors: &mut FormErrors, select: Node<'_, '_>) {
    whole_field(errors, select.field("min_values"), 0..=25);
    whole_field(errors, select.field("max_values"), 1..=25);
    let (least, most) = bounds(select.value);
    let there = select["options"].as_array().map_or(25, Vec::len).max(1) as u64;
    if least > most || (select["type"] == TEXTS && most > there) {
        let message = "There are not that many options.";
        errors.add(&select.path_to("max_values"), "NUMBER_TYPE_MAX", message);
    }
}

/// Checks the texts of an option, and that no option before it has its value.
pub(super) fn check_select_option<'a>(
    errors: &mut FormErrors,
    option: Node<'a, '_>,
    values: &mut HashSet<&'a str>,
) {
    text_field(errors, option.field("label"), 1..=100, true);
    text_field(errors, option.field("value"), 1..=100, true);
    text_field(errors, option.field("description"), 0..=100, false);
    flag_field(errors, option.field("default"));
    if option.value["value"].as_str().is_some_and(|value| !values.insert(value)) {
        let message = "The specified option value is already used";
        errors.add(&option.path_to("value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
    }
}

fn check_options(errors: &mut FormErrors, select: Node<'_, '_>) {
    let options = full_list(errors, select.field("options"), 1..=25);
    let mut values = HashSet::new();
    for (at, option) in options.iter().enumerate() {
        let path = select.path_to_item("options", at);
        let option = Node::new(&path, option);
        known_fields(errors, option, "label value description emoji default");
        check_select_option(errors, option, &mut values);
    }
    let chosen = options.iter().filter(|option| option["default"] == true).count() as u64;
    if chosen > bounds(select.value).1 {
        let message = "More options are chosen from the beginning than can be chosen.";
        errors.add(
            &select.path_to("options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
            message,
        );
    }
}

fn check_default_values(errors: &mut FormErrors, select: Node<'_, '_>) {
    let fitting: &[&str] = match select["type"].as_u64() {
        Some(5) => &["user"],
        Some(6) => &["role"],
        Some(7) => &["user", "role"],
        _ => &["channel"],
    };
    let values = list_field(errors, select.field("default_values"), 25);
    for (at, value) in values.iter().enumerate() {
        let path = select.path_to_item("default_values", at);
        let value = Node::new(&path, value);
        known_fields(errors, value, "id type");
        id_field(errors, value.field("id"), true);
        if !value["type"].as_str().is_some_and(|kind| fitting.contains(&kind)) {
            let message = format!("Value must be one of ('{}').", fitting.join("', '"));
            errors.add(&value.path_to("type"), "BASE_TYPE_CHOICES", message);
        }
    }
    if values.len() as u64 > bounds(select.value).1 {
        let message = "More is chosen from the beginning than can be chosen.";
        errors.add(
            &select.path_to("default_values"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
            message,
        );
    }
}
