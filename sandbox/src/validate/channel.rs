//! Limits on channels: new threads, changed channels and threads, direct messages.

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::api_error::{ApiError, FormErrors};
use crate::validate::field::{
    flag_field, id_field, known_fields, list_field, required, text_field, whole_field,
};
use crate::validate::node::Node;

/// The changeable fields of a thread.
const THREAD: &str =
    "name archived locked auto_archive_duration rate_limit_per_user invitable flags applied_tags";
/// The changeable fields of a text channel.
const TEXT: &str = "name topic position nsfw rate_limit_per_user permission_overwrites parent_id \
    default_auto_archive_duration default_thread_rate_limit_per_user type flags";
/// The longest slow mode: six hours.
const SLOWEST_S: i64 = 21_600;
const NAME: RangeInclusive<usize> = 1..=100;

/// Checks the body that opens a thread in a text channel.
pub(crate) fn check_thread(body: &Value) -> Result<(), ApiError> {
    const FIELDS: &str = "name auto_archive_duration type invitable rate_limit_per_user";
    let mut errors = FormErrors::default();
    known_fields(&mut errors, Node::root(body), FIELDS);
    check_name(&mut errors, body, true);
    flag_field(&mut errors, Node::root(body).field("invitable"));
    // Type 10 is for threads of announcement channels only.
    if !body["type"].is_null() && !matches!(body["type"].as_u64(), Some(11 | 12)) {
        errors.add("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).");
    }
    check_times(&mut errors, body);
    errors.finish()
}

/// Checks the body that changes a channel, or a thread.
pub(crate) fn check_channel(body: &Value, is_thread: bool) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    known_fields(&mut errors, Node::root(body), if is_thread { THREAD } else { TEXT });
    check_name(&mut errors, body, body.get("name").is_some());
    text_field(&mut errors, Node::root(body).field("topic"), 0..=1024, false);
    for field in ["archived", "locked", "invitable", "nsfw"] {
        flag_field(&mut errors, Node::root(body).field(field));
    }
    check_times(&mut errors, body);
    check_overwrites(&mut errors, body);
    whole_field(&mut errors, Node::root(body).field("position"), 0..=i64::from(i32::MAX));
    whole_field(&mut errors, Node::root(body).field("flags"), 0..=i64::MAX);
    if !body["parent_id"].is_null() {
        let message = "There is no category of this number.";
        errors.add("parent_id", "CHANNEL_PARENT_INVALID", message);
    }
    if !body["type"].is_null() && body["type"] != 0 {
        errors.add("type", "CHANNEL_TYPE_INVALID", "A text channel stays one here.");
    }
    let tags = list_field(&mut errors, Node::root(body).field("applied_tags"), 5);
    if !tags.is_empty() {
        errors.add("applied_tags", "THREAD_TAGS_NOT_ALLOWED", "Only forums have tags.");
    }
    errors.finish()
}

/// Checks a name. Discord trims spaces at its ends.
fn check_name(errors: &mut FormErrors, body: &Value, needed: bool) {
    match body["name"].as_str() {
        Some(name) => errors.length("name", name.trim(), NAME),
        None if needed && body["name"].is_null() => required(errors, "name"),
        None => text_field(errors, Node::root(body).field("name"), NAME, false),
    }
}

fn check_overwrites(errors: &mut FormErrors, body: &Value) {
    let listed = list_field(errors, Node::root(body).field("permission_overwrites"), 1000);
    for (at, overwrite) in listed.iter().enumerate() {
        let path = format!("permission_overwrites.{at}");
        let overwrite = Node::new(&path, overwrite);
        known_fields(errors, overwrite, "id type allow deny");
        id_field(errors, overwrite.field("id"), true);
        whole_field(errors, overwrite.field("type"), 0..=1);
    }
}

/// Checks the archive duration, which has four possible values, and the slow mode of at most six hours.
fn check_times(errors: &mut FormErrors, body: &Value) {
    for field in ["auto_archive_duration", "default_auto_archive_duration"] {
        let fits = matches!(body[field].as_u64(), Some(60 | 1440 | 4320 | 10080));
        if !body[field].is_null() && !fits {
            let message = "Value must be one of (60, 1440, 4320, 10080).";
            errors.add(field, "BASE_TYPE_CHOICES", message);
        }
    }
    for field in ["rate_limit_per_user", "default_thread_rate_limit_per_user"] {
        whole_field(errors, Node::root(body).field(field), 0..=SLOWEST_S);
    }
}

/// Checks the body that opens direct messages.
pub(crate) fn check_recipient(body: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    known_fields(&mut errors, Node::root(body), "recipient_id access_tokens nicks");
    id_field(&mut errors, Node::root(body).field("recipient_id"), true);
    errors.finish()
}
