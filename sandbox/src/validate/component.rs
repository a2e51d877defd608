//! Limits on rows and buttons.

use std::collections::HashSet;

use serde_json::Value;

use crate::error::Faults;
use crate::validate::field::{
    address_field, check_custom_id, component_number, flag_field, full_list, id_field,
    known_fields, text_field, unfit,
};
use crate::validate::join;
use crate::validate::select::{check_select, is_select};

pub(super) const ROW: u64 = 1;
pub(super) const BUTTON: u64 = 2;
const LINK_STYLE: u64 = 5;
const PREMIUM_STYLE: u64 = 6;

/// Checks a row: up to five buttons, or one menu.
pub(super) fn check_row<'a>(
    faults: &mut Faults,
    (path, row): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    known_fields(faults, path, (row, &["type", "components", "id"]));
    component_number(faults, (path, row));
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
    component_number(faults, (path, button));
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
    id_field(faults, (path, button, "sku_id"), true);
    for field in ["custom_id", "label", "url", "emoji"] {
        if !button[field].is_null() {
            let told = "A premium button has its article alone.";
            faults.add(&join(path, field), "BUTTON_COMPONENT_PREMIUM_FIELDS", told);
        }
    }
}
