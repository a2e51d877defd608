//! Discord's limits on what is sent: each body is checked here before anything happens.
//!
//! One deliberate difference: Discord ignores fields it does not know, and a misspelt field is silently without effect. Here it is a fault.

mod command;
mod component;
mod emoji;
mod message;
mod modal;
mod name;
mod option;

use serde_json::Value;

pub(crate) use command::{check_commands, check_room};
pub(crate) use emoji::{MOST_EMOJIS, check_emoji_body, read_image};
pub(crate) use message::{Place, check_message};
pub(crate) use modal::{check_choices, check_modal};

use crate::error::{Faults, Refusal};

/// Checks the fields that stand at the top of a body.
pub(crate) fn check_fields(body: &Value, known: &[&str]) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, known));
    faults.finish()
}

/// Notes every field of an object that is not among those known.
fn known_fields(faults: &mut Faults, path: &str, (object, known): (&Value, &[&str])) {
    for name in object.as_object().into_iter().flat_map(|object| object.keys()) {
        if !known.contains(&name.as_str()) {
            faults.add(&join(path, name), "UNKNOWN_FIELD", "This field is not known here.");
        }
    }
}

fn join(path: &str, step: &str) -> String {
    if path.is_empty() { step.into() } else { format!("{path}.{step}") }
}

/// Checks the length of a text field; `required` says whether it may be absent.
fn text_field(
    faults: &mut Faults,
    (path, object, field): (&str, &Value, &str),
    range: (usize, usize),
    required: bool,
) {
    match &object[field] {
        Value::String(text) => faults.length(&join(path, field), text, range),
        Value::Null if required => {
            faults.add(&join(path, field), "BASE_TYPE_REQUIRED", "This field is required")
        }
        Value::Null => {}
        _ => {
            faults.add(&join(path, field), "STRING_TYPE_CONVERT", "Could not interpret as string.")
        }
    }
}

/// The entries of a list field, with a fault if there are too many or it is no list.
fn list_field<'a>(
    faults: &mut Faults,
    (path, object, field): (&str, &'a Value, &str),
    most: usize,
) -> &'a [Value] {
    match &object[field] {
        Value::Array(list) if list.len() > most => {
            faults.add(
                &join(path, field),
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be {most} or fewer in length."),
            );
            list
        }
        Value::Array(list) => list,
        Value::Null => &[],
        _ => {
            faults.add(
                &join(path, field),
                "LIST_TYPE_CONVERT",
                "Only iterables may be used in a ListType",
            );
            &[]
        }
    }
}
