//! Limits on rows and buttons.

use std::collections::HashSet;

use crate::api_error::FormErrors;
use crate::validate::field::{
    address_field, check_custom_id, component_number, flag_field, full_list, id_field,
    known_fields, text_field, wrong_type,
};
use crate::validate::node::Node;
use crate::validate::select::{check_select, is_select};

pub(super) const ROW: u64 = 1;
pub(super) const BUTTON: u64 = 2;
const LINK_STYLE: u64 = 5;
const PREMIUM_STYLE: u64 = 6;

/// Checks a row: up to five buttons, or one menu.
pub(super) fn check_row<'a>(
    errors: &mut FormErrors,
    row: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    known_fields(errors, row, "type components id");
    component_number(errors, row);
    let inner = full_list(errors, row.field("components"), 1..=5);
    if inner.len() > 1 && inner.iter().any(is_select) {
        errors.add(
            row.path,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    for (at, component) in inner.iter().enumerate() {
        let path = row.path_to_item("components", at);
        let component = Node::new(&path, component);
        if component["type"] == BUTTON {
            check_button(errors, component, custom_ids);
        } else if is_select(component.value) {
            check_select(errors, component, custom_ids);
        } else {
            wrong_type(errors, component, &[2, 3, 5, 6, 7, 8]);
        }
    }
}

/// Checks a button. A normal button needs a custom id, a link its address, and a premium button its SKU.
pub(super) fn check_button<'a>(
    errors: &mut FormErrors,
    button: Node<'a, '_>,
    custom_ids: &mut HashSet<&'a str>,
) {
    const FIELDS: &str = "type style label custom_id url disabled emoji sku_id id";
    known_fields(errors, button, FIELDS);
    component_number(errors, button);
    text_field(errors, button.field("label"), 0..=80, false);
    flag_field(errors, button.field("disabled"));
    let style = button["style"].as_u64().unwrap_or(0);
    match style {
        1..=4 => check_custom_id(errors, button, custom_ids),
        LINK_STYLE => check_link(errors, button),
        PREMIUM_STYLE => return check_premium(errors, button),
        _ => {
            let message = "Value must be one of (1, 2, 3, 4, 5, 6).";
            errors.add(&button.path_to("style"), "BASE_TYPE_CHOICES", message);
        }
    }
    if !button["custom_id"].is_null() && !button["url"].is_null() {
        errors.add(
            button.path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        );
    } else if style != LINK_STYLE && !button["url"].is_null() {
        let message = "Only links have an address.";
        errors.add(&button.path_to("url"), "BUTTON_COMPONENT_INVALID_URL", message);
    }
    if !button["sku_id"].is_null() {
        let message = "Only premium buttons have an article.";
        errors.add(&button.path_to("sku_id"), "BUTTON_COMPONENT_INVALID_SKU", message);
    }
    if button["label"].as_str().unwrap_or_default().is_empty() && button["emoji"].is_null() {
        errors.add(
            button.path,
            "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI",
            "A button needs a label or an emoji.",
        );
    }
}

fn check_link(errors: &mut FormErrors, button: Node<'_, '_>) {
    text_field(errors, button.field("url"), 1..=512, true);
    if button["url"].as_str().is_some_and(|url| url.chars().count() <= 512) {
        address_field(errors, button.field("url"), &["http", "https", "discord"], 512);
    }
    if !button["custom_id"].is_null() && button["url"].is_null() {
        let message = "A link has no custom id.";
        errors.add(&button.path_to("custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_INVALID", message);
    }
}

fn check_premium(errors: &mut FormErrors, button: Node<'_, '_>) {
    id_field(errors, button.field("sku_id"), true);
    for field in ["custom_id", "label", "url", "emoji"] {
        if !button[field].is_null() {
            let message = "A premium button has its article alone.";
            errors.add(&button.path_to(field), "BUTTON_COMPONENT_PREMIUM_FIELDS", message);
        }
    }
}
