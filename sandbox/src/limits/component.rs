//! Limits on buttons, menus and the newer layout components.

use std::collections::HashSet;

use serde_json::Value;

use super::{join, known_fields, list_field, text_field};
use crate::error::Faults;
use crate::world::flags;

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const LINK_STYLE: u64 = 5;
const PREMIUM_STYLE: u64 = 6;
const MOST_V2: usize = 40;

/// Checks the components of a message.
pub(super) fn check_components(faults: &mut Faults, body: &Value) {
    let v2 = body["flags"].as_u64().unwrap_or(0) & flags::COMPONENTS_V2 != 0;
    let top = list_field(faults, ("", body, "components"), if v2 { MOST_V2 } else { 5 });
    let mut seen = HashSet::new();
    for (at, component) in top.iter().enumerate() {
        let path = format!("components.{at}");
        match component["type"].as_u64() {
            Some(ROW) => check_row(faults, (&path, component), &mut seen),
            Some(9..=17) if v2 => check_layout(faults, (&path, component), &mut seen),
            Some(9..=17) => faults.add(
                &path,
                "COMPONENT_TYPE_INVALID",
                "This component needs the flag IS_COMPONENTS_V2.",
            ),
            _ => faults.add(
                &join(&path, "type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (1,).",
            ),
        }
    }
    if v2 && count(top) > MOST_V2 {
        faults.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "The total number of components cannot exceed 40",
        );
    }
}

fn count(components: &[Value]) -> usize {
    let inner = |component: &Value| {
        let inside = component["components"].as_array().map_or(0, |list| count(list));
        inside + usize::from(component["accessory"].is_object())
    };
    components.iter().map(|component| 1 + inner(component)).sum()
}

fn check_layout<'a>(
    faults: &mut Faults,
    (path, component): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    text_field(faults, (path, component, "content"), (1, 4000), false);
    for (at, inner) in
        list_field(faults, (path, component, "components"), MOST_V2).iter().enumerate()
    {
        let path = format!("{path}.components.{at}");
        match inner["type"].as_u64() {
            Some(ROW) => check_row(faults, (&path, inner), seen),
            _ => check_layout(faults, (&path, inner), seen),
        }
    }
    if component["accessory"]["type"] == BUTTON {
        check_button(faults, (&join(path, "accessory"), &component["accessory"]), seen);
    }
    for (at, item) in list_field(faults, (path, component, "items"), 10).iter().enumerate() {
        text_field(faults, (&format!("{path}.items.{at}"), item, "description"), (0, 1024), false);
    }
}

fn check_row<'a>(faults: &mut Faults, (path, row): (&str, &'a Value), seen: &mut HashSet<&'a str>) {
    known_fields(faults, path, (row, &["type", "components", "id"]));
    let inner = list_field(faults, (path, row, "components"), 5);
    let buttons = inner.iter().filter(|component| component["type"] == BUTTON).count();
    if inner.is_empty() {
        faults.add(
            &join(path, "components"),
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 5 in length.",
        );
    } else if buttons != inner.len() && inner.len() > 1 {
        faults.add(
            path,
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    for (at, component) in inner.iter().enumerate() {
        let path = format!("{path}.components.{at}");
        match component["type"].as_u64() {
            Some(BUTTON) => check_button(faults, (&path, component), seen),
            Some(3 | 5..=8) => check_select(faults, (&path, component), seen),
            _ => faults.add(
                &join(&path, "type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).",
            ),
        }
    }
}

fn check_button<'a>(
    faults: &mut Faults,
    (path, button): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    known_fields(
        faults,
        path,
        (
            button,
            &["type", "style", "label", "custom_id", "url", "disabled", "emoji", "sku_id", "id"],
        ),
    );
    text_field(faults, (path, button, "label"), (0, 80), false);
    let style = button["style"].as_u64().unwrap_or(0);
    if !(1..=6).contains(&style) {
        faults.add(
            &join(path, "style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of (1, 2, 3, 4, 5, 6).",
        );
    }
    let acts = style != LINK_STYLE && style != PREMIUM_STYLE;
    if acts {
        check_custom_id(faults, (path, button), seen);
    } else if !button["custom_id"].is_null() {
        faults.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        );
    }
    text_field(faults, (path, button, "url"), (1, 512), style == LINK_STYLE);
    if style != PREMIUM_STYLE
        && button["label"].as_str().unwrap_or_default().is_empty()
        && button["emoji"].is_null()
    {
        faults.add(
            path,
            "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI",
            "A button needs a label or an emoji.",
        );
    }
}

fn check_custom_id<'a>(
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

fn check_select<'a>(
    faults: &mut Faults,
    (path, select): (&str, &'a Value),
    seen: &mut HashSet<&'a str>,
) {
    const FIELDS: &[&str] = &[
        "type",
        "custom_id",
        "placeholder",
        "min_values",
        "max_values",
        "disabled",
        "options",
        "channel_types",
        "default_values",
        "id",
        "required",
    ];
    known_fields(faults, path, (select, FIELDS));
    check_custom_id(faults, (path, select), seen);
    text_field(faults, (path, select, "placeholder"), (0, 150), false);
    let options = list_field(faults, (path, select, "options"), 25);
    if select["type"] == 3 && options.is_empty() {
        faults.add(
            &join(path, "options"),
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 25 in length.",
        );
    }
    let least = select["min_values"].as_u64().unwrap_or(1);
    let most = select["max_values"].as_u64().unwrap_or(1);
    if least > most
        || most == 0
        || most > 25
        || (select["type"] == 3 && most > options.len().max(1) as u64)
    {
        faults.add(
            &join(path, "max_values"),
            "NUMBER_TYPE_MAX",
            "There are not that many options.",
        );
    }
    check_select_options(faults, path, options);
}

fn check_select_options(faults: &mut Faults, path: &str, options: &[Value]) {
    let mut values = HashSet::new();
    for (at, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{at}");
        known_fields(
            faults,
            &path,
            (option, &["label", "value", "description", "emoji", "default"]),
        );
        text_field(faults, (&path, option, "label"), (1, 100), true);
        text_field(faults, (&path, option, "value"), (1, 100), true);
        text_field(faults, (&path, option, "description"), (0, 100), false);
        if option["value"].as_str().is_some_and(|value| !values.insert(value)) {
            faults.add(
                &join(&path, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
    }
}
