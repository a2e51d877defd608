//! Limits on scheduled events. The sandbox has only events at external places.

use jiff::Timestamp;
use serde_json::Value;

use crate::api_error::{ApiError, FormErrors};
use crate::validate::field::{known_fields, required, text_field, whole_field};
use crate::validate::node::Node;

/// The fields of a new event. A change may have `status` as well.
const FIELDS: &str = "name description image scheduled_start_time scheduled_end_time privacy_level entity_type channel_id \
    recurrence_rule entity_metadata";

/// The times of an event, as far as a body names them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EventTimes {
    pub(crate) start_ms: Option<u64>,
    pub(crate) end_ms: Option<u64>,
}

/// Checks the body that makes an event or, without `is_new`, changes one. Returns its times.
pub(crate) fn check_scheduled_event(
    body: &Value,
    is_new: bool,
    now_ms: u64,
) -> Result<EventTimes, ApiError> {
    let mut errors = FormErrors::default();
    let known = if is_new { FIELDS.to_owned() } else { format!("{FIELDS} status") };
    let root = Node::root(body);
    known_fields(&mut errors, root, &known);
    text_field(&mut errors, root.field("name"), 1..=100, is_new);
    text_field(&mut errors, root.field("description"), 0..=1000, false);
    whole_field(&mut errors, root.field("privacy_level"), 2..=2);
    whole_field(&mut errors, root.field("status"), 1..=4);
    check_place(&mut errors, body, is_new);
    let start_ms = time(&mut errors, body, "scheduled_start_time", is_new);
    let end_ms = time(&mut errors, body, "scheduled_end_time", is_new);
    if start_ms.is_some_and(|start| start <= now_ms) {
        let message = "Cannot schedule event in the past.";
        errors.add("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message);
    }
    errors.finish()?;
    Ok(EventTimes { start_ms, end_ms })
}

/// Adds an error unless the event ends after its start.
pub(crate) fn check_order(start_ms: u64, end_ms: u64) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    if end_ms <= start_ms {
        let message = "Cannot schedule an end time before the start time.";
        errors.add("scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START", message);
    }
    errors.finish()
}

/// Checks the kind of the event, and its place.
fn check_place(errors: &mut FormErrors, body: &Value, is_new: bool) {
    for field in ["entity_type", "privacy_level"].into_iter().filter(|_| is_new) {
        if body[field].is_null() {
            required(errors, field);
        }
    }
    if !body["entity_type"].is_null() && body["entity_type"] != 3 {
        let message = "The sandbox has events of type 3 alone.";
        errors.add("entity_type", "BASE_TYPE_CHOICES", message);
    }
    if !body["channel_id"].is_null() {
        let message = "An external event has no channel.";
        errors.add("channel_id", "GUILD_SCHEDULED_EVENT_CHANNEL_ID_INVALID", message);
    }
    match &body["entity_metadata"] {
        Value::Null if is_new => required(errors, "entity_metadata"),
        Value::Null => {}
        place => {
            let place = Node::new("entity_metadata", place);
            known_fields(errors, place, "location");
            text_field(errors, place.field("location"), 1..=100, true);
        }
    }
}

/// The time of a field, in milliseconds of Unix time.
fn time(errors: &mut FormErrors, body: &Value, field: &str, is_needed: bool) -> Option<u64> {
    match &body[field] {
        Value::Null if is_needed => {
            required(errors, field);
            None
        }
        Value::Null => None,
        value => {
            let read = value.as_str().and_then(|text| text.parse::<Timestamp>().ok());
            let read = read.and_then(|at| u64::try_from(at.as_millisecond()).ok());
            if read.is_none() {
                let message = "Could not parse the value. Should be ISO8601.";
                errors.add(field, "DATE_TIME_TYPE_PARSE", message);
            }
            read
        }
    }
}
