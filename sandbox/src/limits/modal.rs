//! Limits on forms (modals) and on autocomplete choices.

use serde_json::Value;

use super::{join, list_field, text_field};
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
    for (at, row) in rows.iter().enumerate() {
        check_row(&mut faults, &format!("data.components.{at}"), row);
    }
    faults.finish()
}

fn check_row(faults: &mut Faults, path: &str, row: &Value) {
    match row["type"].as_u64() {
        Some(1) => {
            let inputs = list_field(faults, (path, row, "components"), 1);
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
    text_field(faults, (path, input, "custom_id"), (1, 100), true);
    text_field(faults, (path, input, "label"), (1, 45), true);
    text_field(faults, (path, input, "placeholder"), (0, 100), false);
    text_field(faults, (path, input, "value"), (0, 4000), false);
}

/// Checks the choices of a type 8 answer.
pub(crate) fn check_choices(data: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    for (at, choice) in list_field(&mut faults, ("data", data, "choices"), 25).iter().enumerate() {
        let path = format!("data.choices.{at}");
        text_field(&mut faults, (&path, choice, "name"), (1, 100), true);
        match &choice["value"] {
            Value::String(value) => faults.length(&join(&path, "value"), value, (1, 100)),
            Value::Number(_) => {}
            _ => faults.add(&join(&path, "value"), "BASE_TYPE_REQUIRED", "This field is required"),
        }
    }
    faults.finish()
}
