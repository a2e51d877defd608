//! Limits on forms (modals) and on autocomplete choices.

use std::collections::HashSet;

use serde_json::Value;

use crate::error::{Faults, Refusal};
use crate::validate::field::{
    check_custom_id, component_number, flag_field, full_list, known_fields, list_field, required,
    text_field, unfit, whole_field,
};
use crate::validate::join;
use crate::validate::layout::{check_numbers, check_text};
use crate::validate::option::check_choice;
use crate::validate::select::check_select;

/// What may stand in a label.
const LABELED: &[u64] = &[3, 4, 5, 6, 7, 8, 19, 21, 22, 23];
const LABEL: u64 = 18;

/// Checks the form of a type 9 answer.
pub(crate) fn check_modal(data: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "data", (data, &["custom_id", "title", "components"]));
    text_field(&mut faults, ("data", data, "custom_id"), (1, 100), true);
    text_field(&mut faults, ("data", data, "title"), (1, 45), true);
    let rows = full_list(&mut faults, ("data", data, "components"), (1, 5));
    let mut seen = HashSet::new();
    for (at, row) in rows.iter().enumerate() {
        check_row(&mut faults, (&format!("data.components.{at}"), row), &mut seen);
    }
    check_numbers(&mut faults, ("data.components", rows), &mut HashSet::new());
    faults.finish()
}

fn check_row<'a>(faults: &mut Faults, (path, row): (&str, &'a Value), seen: &mut HashSet<&'a str>) {
    match row["type"].as_u64() {
        Some(1) => {
            known_fields(faults, path, (row, &["type", "id", "components"]));
            for input in full_list(faults, (path, row, "components"), (1, 1)) {
                let path = format!("{path}.components.0");
                if input["type"] == 4 {
                    text_field(faults, (&path, input, "label"), (1, 45), true);
                    check_input(faults, (&path, input), seen);
                } else {
                    unfit(faults, (&path, input), &[4]);
                }
            }
        }
        Some(10) => check_text(faults, (path, row)),
        Some(LABEL) => check_label(faults, (path, row), seen),
        _ => unfit(faults, (path, row), &[1, 10, LABEL]),
    }
}

fn check_label<'a>(
    faults: &mut Faults,
    (path, label): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    known_fields(faults, path, (label, &["type", "id", "label", "description", "component"]));
    component_number(faults, (path, label));
    text_field(faults, (path, label, "label"), (1, 45), true);
    text_field(faults, (path, label, "description"), (0, 100), false);
    let (path, inner) = (join(path, "component"), &label["component"]);
    match inner["type"].as_u64() {
        _ if inner.is_null() => required(faults, &path),
        Some(4) => check_input(faults, (&path, inner), seen),
        Some(3 | 5..=8) => {
            check_select(faults, (&path, inner), seen);
            if inner["disabled"] == true {
                let told = "Menus of a form cannot be disabled.";
                faults.add(&join(&path, "disabled"), "MODAL_COMPONENT_CANNOT_BE_DISABLED", told);
            }
        }
        Some(19 | 21..=23) => check_newer(faults, (&path, inner), seen),
        _ => unfit(faults, (&path, inner), LABELED),
    }
}

/// Files to upload, and boxes to tick: one, one of several, or several.
fn check_newer<'a>(
    faults: &mut Faults,
    (path, inner): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    let own: &[&str] = match inner["type"].as_u64() {
        Some(19) => &["min_values", "max_values", "required", "file_types"],
        Some(21) => &["options", "required"],
        Some(22) => &["options", "min_values", "max_values", "required"],
        _ => &["default"],
    };
    known_fields(faults, path, (inner, &[&["type", "id", "custom_id"], own].concat()));
    component_number(faults, (path, inner));
    check_custom_id(faults, (path, inner), seen);
    flag_field(faults, (path, inner, "required"));
    flag_field(faults, (path, inner, "default"));
    whole_field(faults, (path, inner, "min_values"), 0..=10);
    whole_field(faults, (path, inner, "max_values"), 1..=10);
    check_counts(faults, (path, inner));
    let range = if inner["type"] == 21 { (2, 10) } else { (1, 10) };
    let mut values = HashSet::new();
    if own.contains(&"options") {
        for (at, option) in full_list(faults, (path, inner, "options"), range).iter().enumerate() {
            let path = format!("{path}.options.{at}");
            known_fields(faults, &path, (option, &["value", "label", "description", "default"]));
            text_field(faults, (&path, option, "label"), (1, 100), true);
            text_field(faults, (&path, option, "value"), (1, 100), true);
            text_field(faults, (&path, option, "description"), (0, 100), false);
            flag_field(faults, (&path, option, "default"));
            if option["value"].as_str().is_some_and(|value| !values.insert(value)) {
                let told = "The specified option value is already used";
                let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
                faults.add(&join(&path, "value"), code, told);
            }
        }
    }
}

/// How many can be ticked or uploaded, of how many there are, and how many are ticked from the beginning.
fn check_counts(faults: &mut Faults, (path, inner): (&str, &Value)) {
    let options = inner["options"].as_array();
    let there = options.map_or(10, Vec::len) as u64;
    let least = inner["min_values"].as_u64().unwrap_or(1);
    let usual = if inner["type"] == 22 { there } else { 1 };
    let most = inner["max_values"].as_u64().unwrap_or(usual);
    if least > most.max(1) || (least > there && there > 0) {
        let told = "There are not that many.";
        faults.add(&join(path, "min_values"), "NUMBER_TYPE_MAX", told);
    }
    if inner["type"] == 22 && least == 0 && inner["required"] != false {
        let told = "Who has to choose chooses one at least.";
        faults.add(&join(path, "min_values"), "NUMBER_TYPE_MIN", told);
    }
    let ticked = options.into_iter().flatten().filter(|option| option["default"] == true).count();
    if ticked as u64 > most {
        let told = "More options are chosen from the beginning than can be chosen.";
        faults.add(&join(path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS", told);
    }
}

fn check_input<'a>(
    faults: &mut Faults,
    (path, input): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    const FIELDS: &[&str] = &[
        "type",
        "id",
        "custom_id",
        "style",
        "label",
        "min_length",
        "max_length",
        "required",
        "value",
        "placeholder",
    ];
    known_fields(faults, path, (input, FIELDS));
    component_number(faults, (path, input));
    check_custom_id(faults, (path, input), seen);
    text_field(faults, (path, input, "placeholder"), (0, 100), false);
    flag_field(faults, (path, input, "required"));
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        faults.add(&join(path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).");
    }
    check_input_length(faults, path, input);
}

/// A field takes 1 to 4000 characters at most, 0 to 4000 at least, and what it begins with has to fit too.
fn check_input_length(faults: &mut Faults, path: &str, input: &Value) {
    whole_field(faults, (path, input, "min_length"), 0..=4000);
    whole_field(faults, (path, input, "max_length"), 1..=4000);
    let least = input["min_length"].as_u64().unwrap_or(0);
    let most = input["max_length"].as_u64().unwrap_or(4000).min(4000);
    if least > most && least <= 4000 {
        let told = "The least length is more than the most.";
        faults.add(&join(path, "min_length"), "NUMBER_TYPE_MAX", told);
    }
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    text_field(faults, (path, input, "value"), (0, most), false);
}

/// Checks the choices of a type 8 answer against the type of the option that is being typed.
pub(crate) fn check_choices(data: &Value, kind: u64) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "data", (data, &["choices"]));
    if data["choices"].is_null() {
        required(&mut faults, "data.choices");
    }
    for (at, choice) in list_field(&mut faults, ("data", data, "choices"), 25).iter().enumerate() {
        check_choice(&mut faults, (&format!("data.choices.{at}"), choice), kind);
    }
    faults.finish()
}
