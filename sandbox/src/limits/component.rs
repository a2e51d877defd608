//! Limits on the components of a message: rows, buttons, and how many there are.

use std::collections::HashSet;

use serde_json::Value;

use super::field::{address_field, flag_field, full_list, known_fields, list_field, text_field};
use super::join;
use super::layout::{check_layout, check_texts};
use super::select::{check_select, is_select};
use crate::error::Faults;

pub(super) const ROW: u64 = 1;
pub(super) const BUTTON: u64 = 2;
const LINK_STYLE: u64 = 5;
const PREMIUM_STYLE: u64 = 6;
const MOST_ROWS: usize = 5;
const MOST_V2: usize = 40;

/// Checks the components of a message; `v2` says whether it may have the newer ones.
pub(super) fn check_components(faults: &mut Faults, body: &Value, v2: bool) {
    let top = list_field(faults, ("", body, "components"), if v2 { MOST_V2 } else { MOST_ROWS });
    let mut seen = HashSet::new();
    for (at, component) in top.iter().enumerate() {
        let path = format!("components.{at}");
        if v2 {
            check_layout(faults, (&path, component), &mut seen);
        } else if component["type"] == ROW {
            check_row(faults, (&path, component), &mut seen);
        } else {
            unfit(faults, (&path, component), &[ROW]);
        }
    }
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

/// Notes that something else has to stand here, in the words that Discord has for it.
pub(super) fn unfit(faults: &mut Faults, (path, component): (&str, &Value), fitting: &[u64]) {
    if !component.is_object() {
        let told = "Only dictionaries may be used in a ModelType";
        return faults.add(path, "MODEL_TYPE_CONVERT", told);
    }
    let list = fitting.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let comma = if fitting.len() == 1 { "," } else { "" };
    let told = format!("Value of field \"type\" must be one of ({list}{comma}).");
    faults.add(&join(path, "type"), "UNION_TYPE_CHOICES", told);
}

fn count(components: &[Value]) -> usize {
    let inner = |component: &Value| {
        let inside = component["components"].as_array().map_or(0, |list| count(list));
        inside + usize::from(component["accessory"].is_object())
    };
    components.iter().map(|component| 1 + inner(component)).sum()
}

/// Checks a row: up to five buttons, or one menu.
pub(super) fn check_row<'a>(
    faults: &mut Faults,
    (path, row): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    known_fields(faults, path, (row, &["type", "components", "id"]));
    let inner = full_list(faults, (path, row, "components"), (1, 5));
    if inner.len() > 1 && inner.iter().any(is_select) {
        faults.add(
            path,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    for (at, component) in inner.iter().enumerate() {
        let path = format!("{path}.components.{at}");
        if component["type"] == BUTTON {
            check_button(faults, (&path, component), seen);
        } else if is_select(component) {
            check_select(faults, (&path, component), seen);
        } else {
            unfit(faults, (&path, component), &[2, 3, 5, 6, 7, 8]);
        }
    }
}

/// Checks a button: one that acts has a custom id, a link an address, and one that sells its article.
pub(super) fn check_button<'a>(
    faults: &mut Faults,
    (path, button): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    const FIELDS: &[&str] =
        &["type", "style", "label", "custom_id", "url", "disabled", "emoji", "sku_id", "id"];
    known_fields(faults, path, (button, FIELDS));
    text_field(faults, (path, button, "label"), (0, 80), false);
    flag_field(faults, (path, button, "disabled"));
    let style = button["style"].as_u64().unwrap_or(0);
    match style {
        1..=4 => check_custom_id(faults, (path, button), seen),
        LINK_STYLE => check_link(faults, (path, button)),
        PREMIUM_STYLE => return check_premium(faults, (path, button)),
        _ => {
            let told = "Value must be one of (1, 2, 3, 4, 5, 6).";
            faults.add(&join(path, "style"), "BASE_TYPE_CHOICES", told);
        }
    }
    if !button["custom_id"].is_null() && !button["url"].is_null() {
        faults.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        );
    } else if style != LINK_STYLE && !button["url"].is_null() {
        let told = "Only links have an address.";
        faults.add(&join(path, "url"), "BUTTON_COMPONENT_INVALID_URL", told);
    }
    if !button["sku_id"].is_null() {
        let told = "Only premium buttons have an article.";
        faults.add(&join(path, "sku_id"), "BUTTON_COMPONENT_INVALID_SKU", told);
    }
    if button["label"].as_str().unwrap_or_default().is_empty() && button["emoji"].is_null() {
        faults.add(
            path,
            "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI",
            "A button needs a label or an emoji.",
        );
    }
}

fn check_link(faults: &mut Faults, (path, button): (&str, &Value)) {
    text_field(faults, (path, button, "url"), (1, 512), true);
    if button["url"].as_str().is_some_and(|url| url.chars().count() <= 512) {
        address_field(faults, (path, button, "url"), (&["http", "https", "discord"], 512));
    }
    if !button["custom_id"].is_null() && button["url"].is_null() {
        let told = "A link has no custom id.";
        faults.add(&join(path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_INVALID", told);
    }
}

fn check_premium(faults: &mut Faults, (path, button): (&str, &Value)) {
    super::field::id_field(faults, (path, button, "sku_id"), true);
    for field in ["custom_id", "label", "url", "emoji"] {
        if !button[field].is_null() {
            let told = "A premium button has its article alone.";
            faults.add(&join(path, field), "BUTTON_COMPONENT_PREMIUM_FIELDS", told);
        }
    }
}

/// Checks a custom id: it is there, and stands in this message once.
pub(super) fn check_custom_id<'a>(
    faults: &mut Faults,
    (path, component): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    text_field(faults, (path, component, "custom_id"), (1, 100), true);
    if component["custom_id"].as_str().is_some_and(|id| !seen.insert(id)) {
        faults.add(
            &join(path, "custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
}
