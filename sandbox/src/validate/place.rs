//! Limits on places: new threads, changed channels and threads, direct messages.

use serde_json::Value;

use crate::error::{Faults, Refusal};
use crate::validate::field::{
    flag_field, id_field, known_fields, list_field, required, text_field, whole_field,
};

/// What can be changed of a thread.
const THREAD: &[&str] = &[
    "name",
    "archived",
    "locked",
    "auto_archive_duration",
    "rate_limit_per_user",
    "invitable",
    "flags",
    "applied_tags",
];
/// What can be changed of a text channel.
const TEXT: &[&str] = &[
    "name",
    "topic",
    "position",
    "nsfw",
    "rate_limit_per_user",
    "permission_overwrites",
    "parent_id",
    "default_auto_archive_duration",
    "default_thread_rate_limit_per_user",
    "type",
    "flags",
];
/// Six hours.
const SLOWEST_S: i64 = 21_600;
const NAME: (usize, usize) = (1, 100);

/// Checks the body that opens a thread in a text channel.
pub(crate) fn check_thread(body: &Value) -> Result<(), Refusal> {
    const FIELDS: &[&str] =
        &["name", "auto_archive_duration", "type", "invitable", "rate_limit_per_user"];
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, FIELDS));
    check_name(&mut faults, body, true);
    flag_field(&mut faults, ("", body, "invitable"));
    // A thread of an announcement channel, 10, is none of a text channel.
    if !body["type"].is_null() && !matches!(body["type"].as_u64(), Some(11 | 12)) {
        faults.add("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).");
    }
    check_times(&mut faults, body);
    faults.finish()
}

/// Checks the body that changes a channel, or a thread.
pub(crate) fn check_channel(body: &Value, is_thread: bool) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, if is_thread { THREAD } else { TEXT }));
    check_name(&mut faults, body, body.get("name").is_some());
    text_field(&mut faults, ("", body, "topic"), (0, 1024), false);
    for field in ["archived", "locked", "invitable", "nsfw"] {
        flag_field(&mut faults, ("", body, field));
    }
    check_times(&mut faults, body);
    check_overwrites(&mut faults, body);
    whole_field(&mut faults, ("", body, "position"), 0..=i64::from(i32::MAX));
    whole_field(&mut faults, ("", body, "flags"), 0..=i64::MAX);
    if !body["parent_id"].is_null() {
        let told = "There is no category of this number.";
        faults.add("parent_id", "CHANNEL_PARENT_INVALID", told);
    }
    if !body["type"].is_null() && body["type"] != 0 {
        faults.add("type", "CHANNEL_TYPE_INVALID", "A text channel stays one here.");
    }
    let tags = list_field(&mut faults, ("", body, "applied_tags"), 5);
    if !tags.is_empty() {
        faults.add("applied_tags", "THREAD_TAGS_NOT_ALLOWED", "Only forums have tags.");
    }
    faults.finish()
}

/// A name, of which Discord takes away what is blank at its ends.
fn check_name(faults: &mut Faults, body: &Value, needed: bool) {
    match body["name"].as_str() {
        Some(name) => faults.length("name", name.trim(), NAME),
        None if needed && body["name"].is_null() => required(faults, "name"),
        None => text_field(faults, ("", body, "name"), NAME, false),
    }
}

fn check_overwrites(faults: &mut Faults, body: &Value) {
    let listed = list_field(faults, ("", body, "permission_overwrites"), 1000);
    for (at, overwrite) in listed.iter().enumerate() {
        let path = format!("permission_overwrites.{at}");
        known_fields(faults, &path, (overwrite, &["id", "type", "allow", "deny"]));
        id_field(faults, (&path, overwrite, "id"), true);
        whole_field(faults, (&path, overwrite, "type"), 0..=1);
    }
}

/// Threads archive after one of four times only, and nobody has to wait longer than six hours between messages.
fn check_times(faults: &mut Faults, body: &Value) {
    for field in ["auto_archive_duration", "default_auto_archive_duration"] {
        let fits = matches!(body[field].as_u64(), Some(60 | 1440 | 4320 | 10080));
        if !body[field].is_null() && !fits {
            let told = "Value must be one of (60, 1440, 4320, 10080).";
            faults.add(field, "BASE_TYPE_CHOICES", told);
        }
    }
    for field in ["rate_limit_per_user", "default_thread_rate_limit_per_user"] {
        whole_field(faults, ("", body, field), 0..=SLOWEST_S);
    }
}

/// Checks the body that opens direct messages.
pub(crate) fn check_recipient(body: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, &["recipient_id", "access_tokens", "nicks"]));
    id_field(&mut faults, ("", body, "recipient_id"), true);
    faults.finish()
}
