//! Limits on forms (modals) and on autocomplete choices.

use std::collections::HashSet;

use serde_json::Value;

use super::option::check_choice;
use super::{join, known_fields, list_field, text_field};
use crate::error::{Faults, Refusal};

/// Checks the form of a type 9 answer.
pub(crate) fn check_modal(data: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    text_field(&mut faults, ("data", data, "custom_id"), (1, 100), true);
    text_field(&mut faults, ("data", data, "title"), (1, 45), true);
    let rows = list_field(&mut faults, ("data", data, "components"), 5);
    if rows.is_empty() {
        faults.add("data.components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    let mut seen = HashSet::new();
    for (at, row) in rows.iter().enumerate() {
        let path = format!("data.components.{at}");
        check_row(&mut faults, &path, row);
        let input = if row["type"] == 18 { &row["component"] } else { &row["components"][0] };
        if input["custom_id"].as_str().is_some_and(|id| !seen.insert(id)) {
            faults.add(
                &path,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }
    faults.finish()
}

fn check_row(faults: &mut Faults, path: &str, row: &Value) {
    match row["type"].as_u64() {
        Some(1) => {
            let inputs = list_field(faults, (path, row, "components"), 1);
            if inputs.is_empty() {
                faults.add(
                    &join(path, "components"),
                    "BASE_TYPE_BAD_LENGTH",
                    "Must be between 1 and 1 in length.",
                );
            }
            for input in inputs {
                check_input(faults, &format!("{path}.components.0"), input);
            }
        }
        Some(18) => {
            text_field(faults, (path, row, "label"), (1, 45), true);
            text_field(faults, (path, row, "description"), (0, 100), false);
        }
        Some(10) => {}
        _ => faults.add(
            &join(path, "type"),
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (1, 10, 18).",
        ),
    }
}

fn check_input(faults: &mut Faults, path: &str, input: &Value) {
    if input["type"] != 4 {
        faults.add(
            &join(path, "type"),
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (4,).",
        );
        return;
    }
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
    text_field(faults, (path, input, "custom_id"), (1, 100), true);
    text_field(faults, (path, input, "label"), (1, 45), true);
    text_field(faults, (path, input, "placeholder"), (0, 100), false);
    if !matches!(input["style"].as_u64(), Some(1 | 2)) {
        faults.add(&join(path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).");
    }
    check_input_length(faults, path, input);
}

/// A field takes 1 to 4000 characters at most, 0 to 4000 at least, and what it begins with has to fit too.
fn check_input_length(faults: &mut Faults, path: &str, input: &Value) {
    let bound = |field: &str, usual: u64| match &input[field] {
        Value::Null => Some(usual),
        value => value.as_u64().filter(|value| *value <= 4000),
    };
    let (Some(least), Some(most @ 1..)) = (bound("min_length", 0), bound("max_length", 4000))
    else {
        return faults.add(path, "NUMBER_TYPE_MAX", "A field has at most 4000 characters.");
    };
    if least > most {
        faults.add(path, "NUMBER_TYPE_MAX", "The least length is more than the most.");
    }
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    text_field(faults, (path, input, "value"), (0, most), false);
}

/// Checks the choices of a type 8 answer against the type of the option that is being typed.
pub(crate) fn check_choices(data: &Value, kind: u64) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    for (at, choice) in list_field(&mut faults, ("data", data, "choices"), 25).iter().enumerate() {
        check_choice(&mut faults, (&format!("data.choices.{at}"), choice), kind);
    }
    faults.finish()
}
