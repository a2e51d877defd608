//! Limits on forms (modals) and on autocomplete choices.

use std::collections::HashSet;

use serde_json::Value;

use crate::api_error::{ApiError, FormErrors};
use crate::validate::field::{
    check_custom_id, component_number, flag_field, full_list, known_fields, list_field, required,
    text_field, whole_field, wrong_type,
};
use crate::validate::layout::{check_numbers, check_text};
use crate::validate::node::Node;
use crate::validate::option::check_choice;
use crate::validate::select::{check_select, check_select_option};

/// The components that a label may hold.
const LABELED: &[u64] = &[3, 4, 5, 6, 7, 8, 19, 21, 22, 23];
const LABEL: u64 = 18;

/// Checks the form of a type 9 answer.
pub(crate) fn check_modal(data: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let data = Node::new("data", data);
    known_fields(&mut errors, data, "custom_id title components");
    text_field(&mut errors, data.field("custom_id"), 1..=100, true);
    text_field(&mut errors, data.field("title"), 1..=45, true);
    let rows = full_list(&mut errors, data.field("components"), 1..=5);
    let mut custom_ids = HashSet::new();
    for (at, row) in rows.iter().enumerate() {
        let path = data.path_to_item("components", at);
        check_row(&mut errors, Node::new(&path, row), &mut custom_ids);
    }
    check_numbers(&mut errors, "data.components", rows, &mut HashSet::new());
    errors.finish()
}

fn check_row<'a>(errors: &mut FormErrors, row: Node<'a, '_>, custom_ids: &mut HashSet<&'a str>) {
    match row["type"].as_u64() {
        Some(1) => {
            known_fields(errors, row, "type id components");
            for input in full_list(errors, row.field("components"), 1..=1) {
                let path = row.path_to_item("components", 0);
                let input = Node::new(&path, input);
                if input["type"] == 4 {
                    text_field(errors, input.field("label"), 1..=45, true);
                    check_input(errors, input, custom_ids);
                } else {
                    wrong_type(errors, input, &[4]);
                }
            }
        }
        Some(10) => check_text(errors, row),
        Some(LABEL) => check_label(errors, row, custom_ids),
        _ => wrong_type(errors, row, &[1, 10, LABEL]),
    }
}

fn check_label<'a>(
    errors: &mut FormErrors,
    label: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    known_fields(errors, label, "type id label description component");
    component_number(errors, label);
    text_field(errors, label.field("label"), 1..=45, true);
    text_field(errors, label.field("description"), 0..=100, false);
    let path = label.path_to("component");
    let inner = Node::new(&path, &label.value["component"]);
    match inner["type"].as_u64() {
        _ if inner.value.is_null() => required(errors, &path),
        Some(4) => check_input(errors, inner, custom_ids),
        Some(3 | 5..=8) => {
            check_select(errors, inner, custom_ids);
            if inner["disabled"] == true {
                let message = "Menus of a form cannot be disabled.";
                errors.add(
                    &inner.path_to("disabled"),
                    "MODAL_COMPONENT_CANNOT_BE_DISABLED",
                    message,
                );
            }
        }
        Some(19 | 21..=23) => check_newer(errors, inner, custom_ids),
        _ => wrong_type(errors, inner, LABELED),
    }
}

/// Checks the newer fields: file uploads, check boxes, radio groups.
fn check_newer<'a>(
    errors: &mut FormErrors,
    inner: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    let own = match inner["type"].as_u64() {
        Some(19) => "min_values max_values required file_types",
        Some(21) => "options required",
        Some(22) => "options min_values max_values required",
        _ => "default",
    };
    known_fields(errors, inner, &format!("type id custom_id {own}"));
    component_number(errors, inner);
    check_custom_id(errors, inner, custom_ids);
    flag_field(errors, inner.field("required"));
    flag_field(errors, inner.field("default"));
    whole_field(errors, inner.field("min_values"), 0..=10);
    whole_field(errors, inner.field("max_values"), 1..=10);
    check_counts(errors, inner);
    let range = if inner["type"] == 21 { 2..=10 } else { 1..=10 };
    let mut values = HashSet::new();
    if own.contains("options") {
        for (at, option) in full_list(errors, inner.field("options"), range).iter().enumerate() {
            let path = inner.path_to_item("options", at);
            let option = Node::new(&path, option);
            known_fields(errors, option, "value label description default");
            check_select_option(errors, option, &mut values);
        }
    }
}

/// Checks the limits of a choice against the number of its options and its defaults.
fn check_counts(errors: &mut FormErrors, inner: Node<'_, '_>) {
    let options = inner["options"].as_array();
    let there = options.map_or(10, Vec::len) as u64;
    let least = inner["min_values"].as_u64().unwrap_or(1);
    let usual = if inner["type"] == 22 { there } else { 1 };
    let most = inner["max_values"].as_u64().unwrap_or(usual);
    if least > most.max(1) || (least > there && there > 0) {
        let message = "There are not that many.";
        errors.add(&inner.path_to("min_values"), "NUMBER_TYPE_MAX", message);
    }
    if inner["type"] == 22 && least == 0 && inner["required"] != false {
        let message = "Who has to choose chooses one at least.";
        errors.add(&inner.path_to("min_values"), "NUMBER_TYPE_MIN", message);
    }
    let ticked = options.into_iter().flatten().filter(|option| option["default"] == true).count();
    if ticked as u64 > most {
        let message = "More options are chosen from the beginning than can be chosen.";
        errors.add(&inner.path_to("options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", message);
    }
}

fn check_input<'a>(
    errors: &mut FormErrors,
    input: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    const FIELDS: &str =
        "type id custom_id style label min_length max_length required value placeholder";
    known_fields(errors, input, FIELDS);
    component_number(errors, input);
    check_custom_id(errors, input, custom_ids);
    text_field(errors, input.field("placeholder"), 0..=100, false);
    flag_field(errors, input.field("required"));
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        errors.add(&input.path_to("style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).");
    }
    check_input_length(errors, input);
}

/// Checks the length limits of a field. The maximum is 1 to 4000 characters, the minimum 0 to 4000, and the default
/// must fit.
fn check_input_length(errors: &mut FormErrors, input: Node<'_, '_>) {
    whole_field(errors, input.field("min_length"), 0..=4000);
    whole_field(errors, input.field("max_length"), 1..=4000);
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000).min(4000);
    if least > most && least <= 4000 {
        let message = "The least length is more than the most.";
        errors.add(&input.path_to("min_length"), "NUMBER_TYPE_MAX", message);
    }
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    text_field(errors, input.field("value"), 0..=most, false);
}

/// Checks the choices of a type 8 answer against the type of the typed option.
pub(crate) fn check_choices(data: &Value, kind: u64) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let data = Node::new("data", data);
    known_fields(&mut errors, data, "choices");
    if data["choices"].is_null() {
        required(&mut errors, "data.choices");
    }
    for (at, choice) in list_field(&mut errors, data.field("choices"), 25).iter().enumerate() {
        let path = data.path_to_item("choices", at);
        check_choice(&mut errors, Node::new(&path, choice), kind);
    }
    errors.finish()
}
