//! Limits on the components of a message: nesting, number, texts and files.

use std::collections::HashSet;

use serde_json::Value;

use crate::api_error::{ApiError, FormErrors};
use crate::validate::component::{BUTTON, ROW, check_button, check_row};
use crate::validate::field::{
    address_field, component_number, flag_field, full_list, known_fields, list_field, required,
    text_field, whole_field, wrong_type,
};
use crate::validate::node::{Field, Node};
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
/// The maximum number of characters of all texts of a message together.
const MOST_CHARACTERS: usize = 4000;
const MOST_ADDRESS: usize = 2048;
const MOST_ROWS: usize = 5;
const MOST_V2: usize = 40;
const MEDIA: &str = "url proxy_url width height content_type attachment_id placeholder placeholder_version \
    loading_state flags";

/// Checks the components of a message. `v2` tells whether the message may have the newer components.
pub(super) fn check_components(errors: &mut FormErrors, body: &Value, v2: bool) {
    let top = list_field(
        errors,
        Node::root(body).field("components"),
        if v2 { MOST_V2 } else { MOST_ROWS },
    );
    let mut custom_ids = HashSet::new();
    for (at, component) in top.iter().enumerate() {
        let path = format!("components.{at}");
        let component = Node::new(&path, component);
        if v2 {
            check_part(errors, component, TOP, &mut custom_ids);
        } else if component["type"] == ROW {
            check_row(errors, component, &mut custom_ids);
        } else {
            wrong_type(errors, component, &[ROW]);
        }
    }
    check_numbers(errors, "components", top, &mut HashSet::new());
    if v2 {
        check_texts(errors, top);
    }
    if v2 && count(top) > MOST_V2 {
        errors.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "The total number of components cannot exceed 40",
        );
    }
}

/// Adds an error for a number that two components of a message share. 0 means none.
pub(super) fn check_numbers<'a>(
    errors: &mut FormErrors,
    path: &str,
    components: &'a [Value],
    numbers: &mut HashSet<&'a Value>,
) {
    for (at, component) in components.iter().enumerate() {
        check_number(errors, Node::new(&format!("{path}.{at}"), component), numbers);
    }
}

fn check_number<'a>(
    errors: &mut FormErrors,
    component: Node<'a, '_>,
    numbers: &mut HashSet<&'a Value>,
) {
    let number = &component.value["id"];
    if number.as_u64().is_some_and(|number| number > 0) && !numbers.insert(number) {
        let message = "Component id cannot be duplicated";
        errors.add(&component.path_to("id"), "COMPONENT_ID_DUPLICATED", message);
    }
    let inner = component.value["components"].as_array().map_or(&[][..], Vec::as_slice);
    check_numbers(errors, &component.path_to("components"), inner, numbers);
    for field in ["accessory", "component"] {
        if component[field].is_object() {
            let path = component.path_to(field);
            check_number(errors, Node::new(&path, &component.value[field]), numbers);
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
    errors: &mut FormErrors,
    part: Node<'a, '_>,
    fitting: &[u64],
    custom_ids: &mut HashSet<&'a str>,
) {
    let kind = part["type"].as_u64().filter(|kind| fitting.contains(kind));
    if let Some(ROW) = kind {
        return check_row(errors, part, custom_ids);
    }
    component_number(errors, part);
    flag_field(errors, part.field("spoiler"));
    match kind {
        Some(SECTION) => check_section(errors, part, custom_ids),
        Some(TEXT) => check_text(errors, part),
        Some(GALLERY) => check_gallery(errors, part),
        Some(FILE) => check_file(errors, part),
        Some(SEPARATOR) => check_separator(errors, part),
        Some(CONTAINER) => check_container(errors, part, custom_ids),
        _ => wrong_type(errors, part, fitting),
    }
}

/// Checks a text component, which forms may also contain.
pub(super) fn check_text(errors: &mut FormErrors, part: Node<'_, '_>) {
    known_fields(errors, part, "type id content");
    text_field(errors, part.field("content"), 1..=MOST_CHARACTERS, true);
}

fn check_section<'a>(
    errors: &mut FormErrors,
    part: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    known_fields(errors, part, "type id components accessory");
    for (at, inner) in full_list(errors, part.field("components"), 1..=3).iter().enumerate() {
        let path = part.path_to_item("components", at);
        check_part(errors, Node::new(&path, inner), &[TEXT], custom_ids);
    }
    let path = part.path_to("accessory");
    let accessory = Node::new(&path, &part.value["accessory"]);
    match accessory["type"].as_u64() {
        _ if accessory.value.is_null() => required(errors, &path),
        Some(BUTTON) => check_button(errors, accessory, custom_ids),
        Some(THUMBNAIL) => {
            let known = "type id media description spoiler";
            known_fields(errors, accessory, known);
            component_number(errors, accessory);
            text_field(errors, accessory.field("description"), 1..=1024, false);
            flag_field(errors, accessory.field("spoiler"));
            check_media(errors, accessory.field("media"));
        }
        _ => wrong_type(errors, accessory, &[BUTTON, THUMBNAIL]),
    }
}

fn check_gallery(errors: &mut FormErrors, part: Node<'_, '_>) {
    known_fields(errors, part, "type id items");
    for (at, item) in full_list(errors, part.field("items"), 1..=10).iter().enumerate() {
        let path = part.path_to_item("items", at);
        let item = Node::new(&path, item);
        known_fields(errors, item, "media description spoiler");
        text_field(errors, item.field("description"), 1..=1024, false);
        flag_field(errors, item.field("spoiler"));
        check_media(errors, item.field("media"));
    }
}

fn check_media(errors: &mut FormErrors, field: Field<'_, '_>) {
    check_address(errors, field, &["http", "https", "attachment"]);
}

/// Checks the address of a file or picture.
fn check_address(errors: &mut FormErrors, field: Field<'_, '_>, schemes: &[&str]) {
    let path = field.path();
    let media = Node::new(&path, field.value());
    known_fields(errors, media, MEDIA);
    if media["url"].is_null() {
        return required(errors, &media.path_to("url"));
    }
    address_field(errors, media.field("url"), schemes, MOST_ADDRESS);
}

/// Checks a file component. The file must come with the message; Discord adds its name and size.
fn check_file(errors: &mut FormErrors, part: Node<'_, '_>) {
    known_fields(errors, part, "type id file spoiler name size");
    check_address(errors, part.field("file"), &["attachment"]);
}

fn check_separator(errors: &mut FormErrors, part: Node<'_, '_>) {
    known_fields(errors, part, "type id divider spacing");
    flag_field(errors, part.field("divider"));
    if !matches!(part["spacing"].as_u64(), None | Some(1 | 2)) || part["spacing"].is_string() {
        let message = "Value must be one of (1, 2).";
        errors.add(&part.path_to("spacing"), "BASE_TYPE_CHOICES", message);
    }
}

fn check_container<'a>(
    errors: &mut FormErrors,
    part: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    let known = "type id components accent_color spoiler";
    known_fields(errors, part, known);
    whole_field(errors, part.field("accent_color"), 0..=0xFF_FFFF);
    for (at, inner) in full_list(errors, part.field("components"), 1..=40).iter().enumerate() {
        let path = part.path_to_item("components", at);
        check_part(errors, Node::new(&path, inner), IN_CONTAINER, custom_ids);
    }
}

/// Adds an error if all texts of a message together are too long.
fn check_texts(errors: &mut FormErrors, components: &[Value]) {
    if characters(components) > MOST_CHARACTERS {
        errors.add(
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
pub(super) fn check_files(body: &Value, uploads: &[Upload]) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let listed = body["attachments"].as_array().into_iter().flatten();
    let listed = listed.filter_map(|entry| entry["filename"].as_str());
    let there = listed.chain(uploads.iter().map(|upload| upload.filename.as_str()));
    let there = there.collect::<HashSet<_>>();
    find_files(&mut errors, Node::new("components", &body["components"]), &there);
    errors.finish()
}

fn find_files(errors: &mut FormErrors, value: Node<'_, '_>, there: &HashSet<&str>) {
    match value.value {
        Value::Array(list) => list.iter().enumerate().for_each(|(at, inner)| {
            find_files(errors, Node::new(&value.path_to(&at.to_string()), inner), there);
        }),
        Value::Object(fields) => {
            for (name, inner) in fields {
                let file = inner.as_str().and_then(|url| url.strip_prefix("attachment://"));
                if name == "url" && file.is_some_and(|file| !there.contains(file)) {
                    errors.add(
                        &value.path_to(name),
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        "The referenced attachment was not found",
                    );
                }
                find_files(errors, Node::new(&value.path_to(name), inner), there);
            }
        }
        _ => {}
    }
}
