//! Limits on the components of a message: what may stand in what, the newer layout included, and how much there may be.

use std::collections::HashSet;

use serde_json::Value;

use crate::error::{Faults, Refusal};
use crate::validate::component::{BUTTON, ROW, check_button, check_row};
use crate::validate::field::{
    address_field, component_number, flag_field, full_list, known_fields, list_field, required,
    text_field, unfit, whole_field,
};
use crate::validate::join;
use crate::world::Upload;

const SECTION: u64 = 9;
const TEXT: u64 = 10;
const THUMBNAIL: u64 = 11;
const GALLERY: u64 = 12;
const FILE: u64 = 13;
const SEPARATOR: u64 = 14;
const CONTAINER: u64 = 17;
const TOP: &[u64] = &[ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER];
const IN_CONTAINER: &[u64] = &[ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR];
/// Characters of all texts of a message together.
const MOST_CHARACTERS: usize = 4000;
const MOST_ADDRESS: usize = 2048;
const MOST_ROWS: usize = 5;
const MOST_V2: usize = 40;
const MEDIA: &[&str] = &[
    "url",
    "proxy_url",
    "width",
    "height",
    "content_type",
    "attachment_id",
    "placeholder",
    "placeholder_version",
    "loading_state",
    "flags",
];

/// A component and where it stands.
type Part<'a, 'b> = (&'b str, &'a Value);

/// Checks the components of a message; `v2` says whether it may have the newer ones.
pub(super) fn check_components(faults: &mut Faults, body: &Value, v2: bool) {
    let top = list_field(faults, ("", body, "components"), if v2 { MOST_V2 } else { MOST_ROWS });
    let mut seen = HashSet::new();
    for (at, component) in top.iter().enumerate() {
        let path = format!("components.{at}");
        if v2 {
            check_part(faults, (&path, component), (TOP, &mut seen));
        } else if component["type"] == ROW {
            check_row(faults, (&path, component), &mut seen);
        } else {
            unfit(faults, (&path, component), &[ROW]);
        }
    }
    check_numbers(faults, ("components", top), &mut HashSet::new());
    if v2 {
        check_texts(faults, top);
    }
    if v2 && count(top) > MOST_V2 {
        faults.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "The total number of components cannot exceed 40",
        );
    }
}

/// Notes a component whose number another one of the message has; 0 is none.
pub(super) fn check_numbers<'a>(
    faults: &mut Faults,
    (path, components): (&str, &'a [Value]),
    seen: &mut HashSet<&'a Value>,
) {
    for (at, component) in components.iter().enumerate() {
        check_number(faults, (&join(path, &at.to_string()), component), seen);
    }
}

fn check_number<'a>(
    faults: &mut Faults,
    (path, component): (&str, &'a Value),
    seen: &mut HashSet<&'a Value>,
) {
    let number = &component["id"];
    if number.as_u64().is_some_and(|number| number > 0) && !seen.insert(number) {
        let told = "Component id cannot be duplicated";
        faults.add(&join(path, "id"), "COMPONENT_ID_DUPLICATED", told);
    }
    let inner = component["components"].as_array().map_or(&[][..], Vec::as_slice);
    check_numbers(faults, (&join(path, "components"), inner), seen);
    for field in ["accessory", "component"] {
        if component[field].is_object() {
            check_number(faults, (&join(path, field), &component[field]), seen);
        }
    }
}

fn count(components: &[Value]) -> usize {
    let inner = |component: &Value| {
        let inside = component["components"].as_array().map_or(0, |list| count(list));
        inside + usize::from(component["accessory"].is_object())
    };
    components.iter().map(|component| 1 + inner(component)).sum()
}

fn check_part<'a>(
    faults: &mut Faults,
    (path, part): Part<'a, '_>,
    (fitting, seen): (&[u64], &mut HashSet<&'a str>),
) {
    let kind = part["type"].as_u64().filter(|kind| fitting.contains(kind));
    if let Some(ROW) = kind {
        return check_row(faults, (path, part), seen);
    }
    component_number(faults, (path, part));
    flag_field(faults, (path, part, "spoiler"));
    match kind {
        Some(SECTION) => check_section(faults, (path, part), seen),
        Some(TEXT) => check_text(faults, (path, part)),
        Some(GALLERY) => check_gallery(faults, (path, part)),
        Some(FILE) => check_file(faults, (path, part)),
        Some(SEPARATOR) => check_separator(faults, (path, part)),
        Some(CONTAINER) => check_container(faults, (path, part), seen),
        _ => unfit(faults, (path, part), fitting),
    }
}

/// A text, which may also stand in a form.
pub(super) fn check_text(faults: &mut Faults, (path, part): Part<'_, '_>) {
    known_fields(faults, path, (part, &["type", "id", "content"]));
    text_field(faults, (path, part, "content"), (1, MOST_CHARACTERS), true);
}

fn check_section<'a>(faults: &mut Faults, (path, part): Part<'a, '_>, seen: &mut HashSet<&'a str>) {
    known_fields(faults, path, (part, &["type", "id", "components", "accessory"]));
    for (at, inner) in full_list(faults, (path, part, "components"), (1, 3)).iter().enumerate() {
        check_part(faults, (&format!("{path}.components.{at}"), inner), (&[TEXT], seen));
    }
    let (path, accessory) = (join(path, "accessory"), &part["accessory"]);
    match accessory["type"].as_u64() {
        _ if accessory.is_null() => required(faults, &path),
        Some(BUTTON) => check_button(faults, (&path, accessory), seen),
        Some(THUMBNAIL) => {
            known_fields(
                faults,
                &path,
                (accessory, &["type", "id", "media", "description", "spoiler"]),
            );
            component_number(faults, (&path, accessory));
            text_field(faults, (&path, accessory, "description"), (1, 1024), false);
            flag_field(faults, (&path, accessory, "spoiler"));
            check_media(faults, (&path, accessory, "media"));
        }
        _ => unfit(faults, (&path, accessory), &[BUTTON, THUMBNAIL]),
    }
}

fn check_gallery(faults: &mut Faults, (path, part): Part<'_, '_>) {
    known_fields(faults, path, (part, &["type", "id", "items"]));
    for (at, item) in full_list(faults, (path, part, "items"), (1, 10)).iter().enumerate() {
        let path = format!("{path}.items.{at}");
        known_fields(faults, &path, (item, &["media", "description", "spoiler"]));
        text_field(faults, (&path, item, "description"), (1, 1024), false);
        flag_field(faults, (&path, item, "spoiler"));
        check_media(faults, (&path, item, "media"));
    }
}

fn check_media(faults: &mut Faults, (path, parent, field): (&str, &Value, &str)) {
    let (path, media) = (join(path, field), &parent[field]);
    known_fields(faults, &path, (media, MEDIA));
    if media["url"].is_null() {
        return required(faults, &join(&path, "url"));
    }
    let schemes = (&["http", "https", "attachment"][..], MOST_ADDRESS);
    address_field(faults, (&path, media, "url"), schemes);
}

/// A file is one that comes with the message; its name and size are what Discord tells of it.
fn check_file(faults: &mut Faults, (path, part): Part<'_, '_>) {
    known_fields(faults, path, (part, &["type", "id", "file", "spoiler", "name", "size"]));
    let (path, file) = (join(path, "file"), &part["file"]);
    known_fields(faults, &path, (file, MEDIA));
    if file["url"].is_null() {
        return required(faults, &join(&path, "url"));
    }
    address_field(faults, (&path, file, "url"), (&["attachment"], MOST_ADDRESS));
}

fn check_separator(faults: &mut Faults, (path, part): Part<'_, '_>) {
    known_fields(faults, path, (part, &["type", "id", "divider", "spacing"]));
    flag_field(faults, (path, part, "divider"));
    if !matches!(part["spacing"].as_u64(), None | Some(1 | 2)) || part["spacing"].is_string() {
        let told = "Value must be one of (1, 2).";
        faults.add(&join(path, "spacing"), "BASE_TYPE_CHOICES", told);
    }
}

fn check_container<'a>(
    faults: &mut Faults,
    (path, part): Part<'a, '_>,
    seen: &mut HashSet<&'a str>,
) {
    let known = ["type", "id", "components", "accent_color", "spoiler"];
    known_fields(faults, path, (part, &known));
    whole_field(faults, (path, part, "accent_color"), 0..=0xFF_FFFF);
    for (at, inner) in full_list(faults, (path, part, "components"), (1, 40)).iter().enumerate() {
        check_part(faults, (&format!("{path}.components.{at}"), inner), (IN_CONTAINER, seen));
    }
}

/// Notes that there is too much text in all of a message.
fn check_texts(faults: &mut Faults, components: &[Value]) {
    if characters(components) > MOST_CHARACTERS {
        faults.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "Components displayable text size exceeds maximum size of 4000",
        );
    }
}

fn characters(components: &[Value]) -> usize {
    let of = |part: &Value| {
        let own = part["content"].as_str().filter(|_| part["type"] == TEXT);
        let inside = part["components"].as_array().map_or(0, |list| characters(list));
        own.map_or(0, |text| text.chars().count()) + inside
    };
    components.iter().map(of).sum()
}

/// Refuses a new message whose components show files that do not come with it.
pub(super) fn check_files(body: &Value, uploads: &[Upload]) -> Result<(), Refusal> {
    let mut faults = Faults::default();
    let listed = body["attachments"].as_array().into_iter().flatten();
    let listed = listed.filter_map(|entry| entry["filename"].as_str());
    let there = listed.chain(uploads.iter().map(|upload| upload.filename.as_str()));
    let there = there.collect::<HashSet<_>>();
    find_files(&mut faults, ("components", &body["components"]), &there);
    faults.finish()
}

fn find_files(faults: &mut Faults, (path, value): (&str, &Value), there: &HashSet<&str>) {
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(at, inner)| {
            find_files(faults, (&join(path, &at.to_string()), inner), there);
        }),
        Value::Object(fields) => {
            for (name, inner) in fields {
                let file = inner.as_str().and_then(|url| url.strip_prefix("attachment://"));
                if name == "url" && file.is_some_and(|file| !there.contains(file)) {
                    faults.add(
                        &join(path, name),
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        "The referenced attachment was not found",
                    );
                }
                find_files(faults, (&join(path, name), inner), there);
            }
        }
        _ => {}
    }
}
