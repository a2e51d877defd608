//! Discord's limits on what is sent: each body is checked here before anything happens.
//!
//! One deliberate difference: Discord ignores fields it does not know, and a misspelt field is silently without effect. Here it is a fault.

mod command;
mod component;
mod embed;
mod emoji;
mod field;
mod layout;
mod message;
mod modal;
mod name;
mod option;
mod place;
mod select;

use serde_json::Value;

pub(crate) use command::{check_command, check_commands, check_room};
pub(crate) use embed::is_iso8601;
pub(crate) use emoji::{MOST_EMOJIS, check_emoji_body, read_image};
pub(crate) use message::{Place, check_message};
pub(crate) use modal::{check_choices, check_modal};
pub(crate) use place::{check_channel, check_recipient, check_thread};

use crate::error::{Faults, Refusal};
use crate::validate::field::known_fields;

/// Checks the fields that stand at the top of a body.
pub(crate) fn check_fields(body: &Value, known: &[&str]) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, known));
    faults.finish()
}

fn join(path: &str, step: &str) -> String {
    if path.is_empty() { step.into() } else { format!("{path}.{step}") }
}
