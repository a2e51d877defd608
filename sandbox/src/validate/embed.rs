//! Limits on embeds.

use serde_json::Value;

use crate::error::Faults;
use crate::validate::field::{
    address_field, flag_field, known_fields, list_field, required, text_field, whole_field,
};
use crate::validate::join;

const FIELDS: &[&str] = &[
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "author",
    "fields",
    "video",
    "provider",
    "flags",
    "content_scan_version",
];
const FOOTER: &[&str] = &["text", "icon_url", "proxy_icon_url"];
const AUTHOR: &[&str] = &["name", "url", "icon_url", "proxy_icon_url"];
const PROVIDER: &[&str] = &["name", "url"];
const MEDIA: &[&str] = &[
    "url",
    "proxy_url",
    "width",
    "height",
    "content_type",
    "placeholder",
    "placeholder_version",
    "description",
    "flags",
];
/// What an embed shows. Without any of it there is nothing to see.
const SHOWN: &[&str] = &[
    "title",
    "description",
    "fields",
    "image",
    "thumbnail",
    "author",
    "footer",
    "video",
    "provider",
    "timestamp",
];
/// Characters of all embeds of a message together.
const MOST_CHARACTERS: usize = 6000;
const MOST_ADDRESS: usize = 2048;
const WEB: &[&str] = &["http", "https"];
const WEB_OR_FILE: &[&str] = &["http", "https", "attachment"];

/// Checks the embeds of a message.
pub(super) fn check_embeds(faults: &mut Faults, body: &Value) {
    let embeds = list_field(faults, ("", body, "embeds"), 10);
    for (at, embed) in embeds.iter().enumerate() {
        check_embed(faults, (&format!("embeds.{at}"), embed));
    }
    if embeds.iter().map(size).sum::<usize>() > MOST_CHARACTERS {
        faults.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

fn check_embed(faults: &mut Faults, (path, embed): (&str, &Value)) {
    known_fields(faults, path, (embed, FIELDS));
    text_field(faults, (path, embed, "title"), (0, 256), false);
    text_field(faults, (path, embed, "description"), (0, 4096), false);
    text_field(faults, (path, embed, "type"), (0, 16), false);
    address_field(faults, (path, embed, "url"), (WEB, MOST_ADDRESS));
    whole_field(faults, (path, embed, "color"), 0..=0xFF_FFFF);
    check_time(faults, (path, embed));
    check_named(faults, (path, embed), ("footer", "text", FOOTER, 2048));
    check_named(faults, (path, embed), ("author", "name", AUTHOR, 256));
    known_fields(faults, &join(path, "provider"), (&embed["provider"], PROVIDER));
    for slot in ["image", "thumbnail", "video"] {
        check_media(faults, (&join(path, slot), &embed[slot]));
    }
    for (at, field) in list_field(faults, (path, embed, "fields"), 25).iter().enumerate() {
        check_field(faults, (&format!("{path}.fields.{at}"), field));
    }
    if embed.is_object() && SHOWN.iter().all(|field| is_nothing(&embed[*field])) {
        required(faults, &join(path, "description"));
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

fn check_field(faults: &mut Faults, (path, field): (&str, &Value)) {
    known_fields(faults, path, (field, &["name", "value", "inline"]));
    for (part, most) in [("name", 256), ("value", 1024)] {
        text_field(faults, (path, field, part), (1, most), true);
        // Discord trims what it is sent, and then there is nothing.
        if field[part].as_str().is_some_and(|text| !text.is_empty() && text.trim().is_empty()) {
            required(faults, &join(path, part));
        }
    }
    flag_field(faults, (path, field, "inline"));
}

/// A footer or an author: a text, and addresses beside it.
fn check_named(
    faults: &mut Faults,
    (path, embed): (&str, &Value),
    (slot, text, known, most): (&str, &str, &[&str], usize),
) {
    let (path, part) = (join(path, slot), &embed[slot]);
    known_fields(faults, &path, (part, known));
    if part.is_object() {
        text_field(faults, (&path, part, text), (0, most), true);
        address_field(faults, (&path, part, "url"), (WEB, MOST_ADDRESS));
        address_field(faults, (&path, part, "icon_url"), (WEB_OR_FILE, MOST_ADDRESS));
    }
}

fn check_media(faults: &mut Faults, (path, media): (&str, &Value)) {
    known_fields(faults, path, (media, MEDIA));
    if !media.is_object() {
        return;
    }
    if media["url"].is_null() {
        return required(faults, &join(path, "url"));
    }
    address_field(faults, (path, media, "url"), (WEB_OR_FILE, MOST_ADDRESS));
    let named = media["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
    let showable = |name: &str| {
        let endings = [".jpg", ".jpeg", ".png", ".webp", ".gif"];
        endings.iter().any(|end| name.to_lowercase().ends_with(end))
    };
    if named.is_some_and(|name| !showable(name)) {
        let told = "Only pictures can be shown in an embed.";
        faults.add(&join(path, "url"), "URL_TYPE_INVALID_SCHEME", told);
    }
}

fn check_time(faults: &mut Faults, (path, embed): (&str, &Value)) {
    let is_time = |value: &Value| value.is_null() || value.as_str().is_some_and(is_iso8601);
    if !is_time(&embed["timestamp"]) {
        let told = "Could not parse the value. Should be ISO8601.";
        faults.add(&join(path, "timestamp"), "DATE_TIME_TYPE_PARSE", told);
    }
}

/// `2026-11-22`, and then perhaps `T05:27`, `:00`, `.123`, `Z` or `+01:00`.
pub(crate) fn is_iso8601(text: &str) -> bool {
    let number = |text: &str, least: u32, most: u32| {
        text.len() == 2
            && text.bytes().all(|byte| byte.is_ascii_digit())
            && text.parse().is_ok_and(|number: u32| (least..=most).contains(&number))
    };
    let (date, time) = text.split_once(['T', 't', ' ']).unwrap_or((text, "00:00"));
    let parts = date.split('-').collect::<Vec<_>>();
    let [year, month, day] = parts[..] else { return false };
    let is_date = year.len() == 4
        && year.bytes().all(|byte| byte.is_ascii_digit())
        && number(month, 1, 12)
        && number(day, 1, days_of(year, month));
    let (time, zone) = match time.strip_suffix(['Z', 'z']) {
        Some(time) => (time, "00:00"),
        None => time.split_once(['+', '-']).unwrap_or((time, "00:00")),
    };
    let (clock, fraction) = time.split_once('.').unwrap_or((time, "0"));
    let parts = clock.split(':').collect::<Vec<_>>();
    let is_clock = matches!(parts.len(), 2 | 3)
        && number(parts[0], 0, 23)
        && parts[1..].iter().all(|part| number(part, 0, 60));
    let zone = zone.replace(':', "");
    let is_zone = matches!(zone.len(), 2 | 4) && zone.bytes().all(|byte| byte.is_ascii_digit());
    let is_fraction = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
    is_date && is_clock && is_fraction && is_zone
}

/// How many days a month has.
fn days_of(year: &str, month: &str) -> u32 {
    let year = year.parse().unwrap_or(0_u32);
    let leaps = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        "04" | "06" | "09" | "11" => 30,
        "02" => 28 + u32::from(leaps),
        _ => 31,
    }
}

fn size(embed: &Value) -> usize {
    let size = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|field| size(&field["name"]) + size(&field["value"]))
        .sum::<usize>();
    size(&embed["title"])
        + size(&embed["description"])
        + size(&embed["footer"]["text"])
        + size(&embed["author"]["name"])
        + fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_and_libraries_write_them() {
        for time in [
            "2026-11-22",
            "2026-11-22T05:27Z",
            "2026-11-22T05:27:00.123456+00:00",
            "2026-11-22 05:27:00-0800",
        ] {
            assert!(is_iso8601(time), "{time}");
        }
        for other in [
            "",
            "soon",
            "1700000000",
            "2026-13-01",
            "2026-02-29",
            "2026-11-22T25:00Z",
            "22.11.2026",
        ] {
            assert!(!is_iso8601(other), "{other}");
        }
    }
}
