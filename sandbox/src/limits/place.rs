//! Limits on places: new threads, changed channels and threads, direct messages.

use serde_json::Value;

use super::field::{flag_field, id_field, known_fields, list_field, text_field, whole_field};
use crate::error::{Faults, Refusal};

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

/// Checks the body that opens a thread.
pub(crate) fn check_thread(body: &Value) -> Result<(), Refusal> {
    const FIELDS: &[&str] =
        &["name", "auto_archive_duration", "type", "invitable", "rate_limit_per_user"];
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, FIELDS));
    text_field(&mut faults, ("", body, "name"), NAME, true);
    flag_field(&mut faults, ("", body, "invitable"));
    if !body["type"].is_null() && !matches!(body["type"].as_u64(), Some(10..=12)) {
        faults.add("type", "BASE_TYPE_CHOICES", "Value must be one of (10, 11, 12).");
    }
    check_times(&mut faults, body);
    faults.finish()
}

/// Checks the body that changes a channel, or a thread.
pub(crate) fn check_channel(body: &Value, is_thread: bool) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, if is_thread { THREAD } else { TEXT }));
    text_field(&mut faults, ("", body, "name"), NAME, false);
    text_field(&mut faults, ("", body, "topic"), (0, 1024), false);
    for field in ["archived", "locked", "invitable", "nsfw"] {
        flag_field(&mut faults, ("", body, field));
    }
    check_times(&mut faults, body);
    check_overwrites(&mut faults, body);
    faults.finish()
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
    whole_field(faults, ("", body, "rate_limit_per_user"), 0..=SLOWEST_S);
}

/// Checks the body that opens direct messages.
pub(crate) fn check_recipient(body: &Value) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, &["recipient_id", "access_tokens", "nicks"]));
    id_field(&mut faults, ("", body, "recipient_id"), true);
    faults.finish()
}
