//! What a field of a form may be: a text, a number, a switch, a list, an address; with Discord's words for what it is not.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::error::Faults;
use crate::mentions::read_id;
use crate::validate::join;

/// Where a field stands: the path of its object, the object, and the field's name.
pub(super) type At<'a, 'b> = (&'b str, &'a Value, &'b str);

/// Notes that a field is not there.
pub(super) fn required(faults: &mut Faults, path: &str) {
    faults.add(path, "BASE_TYPE_REQUIRED", "This field is required");
}

/// Notes every field of an object that is not among those known, or that it is no object.
pub(super) fn known_fields(faults: &mut Faults, path: &str, (object, known): (&Value, &[&str])) {
    let Value::Object(fields) = object else {
        if !object.is_null() {
            let told = "Only dictionaries may be used in a ModelType";
            faults.add(path, "MODEL_TYPE_CONVERT", told);
        }
        return;
    };
    for name in fields.keys().filter(|name| !known.contains(&name.as_str())) {
        faults.add(&join(path, name), "UNKNOWN_FIELD", "This field is not known here.");
    }
}

/// Checks the length of a text field; `needed` says whether it has to be there.
pub(super) fn text_field(
    faults: &mut Faults,
    (path, object, field): At<'_, '_>,
    range: (usize, usize),
    needed: bool,
) {
    match &object[field] {
        Value::String(text) => faults.length(&join(path, field), text, range),
        Value::Null if needed => required(faults, &join(path, field)),
        Value::Null => {}
        _ => {
            faults.add(&join(path, field), "STRING_TYPE_CONVERT", "Could not interpret as string.")
        }
    }
}

/// Checks a field that is true or false, or absent.
pub(super) fn flag_field(faults: &mut Faults, (path, object, field): At<'_, '_>) {
    if !matches!(object[field], Value::Null | Value::Bool(_)) {
        let told = "Must be either true or false.";
        faults.add(&join(path, field), "BOOLEAN_TYPE_CONVERT", told);
    }
}

/// Checks a field that is a whole number within a range, or absent.
pub(super) fn whole_field(
    faults: &mut Faults,
    (path, object, field): At<'_, '_>,
    range: RangeInclusive<i64>,
) {
    let value = &object[field];
    if value.is_null() {
        return;
    }
    let path = join(path, field);
    match value.as_i64() {
        None => faults.add(&path, "NUMBER_TYPE_COERCE", "The value is not int."),
        Some(number) if number > *range.end() => {
            let told = format!("int value should be less than or equal to {}.", range.end());
            faults.add(&path, "NUMBER_TYPE_MAX", told);
        }
        Some(number) if number < *range.start() => {
            let told = format!("int value should be greater than or equal to {}.", range.start());
            faults.add(&path, "NUMBER_TYPE_MIN", told);
        }
        Some(_) => {}
    }
}

/// Checks a field that is an id, as a text or as a number.
pub(super) fn id_field(faults: &mut Faults, (path, object, field): At<'_, '_>, needed: bool) {
    match &object[field] {
        Value::Null if needed => required(faults, &join(path, field)),
        Value::Null => {}
        value if read_id(value).is_some() => {}
        _ => faults.add(&join(path, field), "NUMBER_TYPE_COERCE", "The value is not snowflake."),
    }
}

/// The entries of a list field, with a fault if there are too many or it is no list.
pub(super) fn list_field<'a>(
    faults: &mut Faults,
    (path, object, field): At<'a, '_>,
    most: usize,
) -> &'a [Value] {
    match &object[field] {
        Value::Array(list) => {
            if list.len() > most {
                let told = format!("Must be {most} or fewer in length.");
                faults.add(&join(path, field), "BASE_TYPE_MAX_LENGTH", told);
            }
            list
        }
        Value::Null => &[],
        _ => {
            let told = "Only iterables may be used in a ListType";
            faults.add(&join(path, field), "LIST_TYPE_CONVERT", told);
            &[]
        }
    }
}

/// Notes what stands in a list more than once, where each may stand there once.
pub(super) fn distinct(faults: &mut Faults, path: &str, list: &[Value]) {
    let mut seen = HashSet::new();
    if !list.iter().all(|entry| seen.insert(entry.to_string())) {
        faults.add(path, "LIST_ITEMS_NOT_UNIQUE", "Each may be named once.");
    }
}

/// Checks the number that a component may have in its message.
pub(super) fn component_number(faults: &mut Faults, at: (&str, &Value)) {
    whole_field(faults, (at.0, at.1, "id"), 0..=i64::from(i32::MAX));
}

/// The entries of a list that has a least length too.
pub(super) fn full_list<'a>(
    faults: &mut Faults,
    (path, object, field): At<'a, '_>,
    (least, most): (usize, usize),
) -> &'a [Value] {
    match &object[field] {
        Value::Null => required(faults, &join(path, field)),
        Value::Array(list) if !(least..=most).contains(&list.len()) => {
            let told = format!("Must be between {least} and {most} in length.");
            faults.add(&join(path, field), "BASE_TYPE_BAD_LENGTH", told);
            return list;
        }
        _ => return list_field(faults, (path, object, field), most),
    }
    &[]
}

/// Checks an address: well formed, of a scheme that is taken there, and not too long.
pub(super) fn address_field(
    faults: &mut Faults,
    (path, object, field): At<'_, '_>,
    (schemes, most): (&[&str], usize),
) {
    text_field(faults, (path, object, field), (0, most), false);
    let Some(text) = object[field].as_str().filter(|text| !text.is_empty()) else { return };
    let path = join(path, field);
    let (scheme, rest) = text.split_once("://").unwrap_or_default();
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if scheme.is_empty() || host.is_empty() || text.contains(char::is_whitespace) {
        faults.add(&path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    } else if !schemes.iter().any(|known| known.eq_ignore_ascii_case(scheme)) {
        let told = format!("Scheme must be one of ('{}').", schemes.join("', '"));
        faults.add(&path, "URL_TYPE_INVALID_SCHEME", told);
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
