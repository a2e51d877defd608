//! Checks of single fields: text, number, boolean, list, address. Errors have Discord's own messages.

use std::cell::Cell;
use std::collections::HashSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::api_error::{ApiError, FormErrors};
use crate::id::Id;
use crate::validate::node::{Field, Node};

thread_local! {
    /// Whether the request that this thread handles is refused for unknown fields.
    static IS_STRICT: Cell<bool> = const { Cell::new(true) };
}

/// Answers a request, and refuses its unknown fields only if `is_strict`: Discord ignores them. One thread must run all
/// checks of a request.
pub(crate) fn with_strictness<T>(is_strict: bool, answer: impl FnOnce() -> T) -> T {
    let before = IS_STRICT.replace(is_strict);
    let answered = answer();
    IS_STRICT.set(before);
    answered
}

/// Checks that a body has no fields but these, which are separated by spaces.
pub(crate) fn check_fields(body: &Value, known: &str) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    known_fields(&mut errors, Node::root(body), known);
    errors.finish()
}

/// Adds an error for a missing field.
pub(super) fn required(errors: &mut FormErrors, path: &str) {
    errors.add(path, "BASE_TYPE_REQUIRED", "This field is required");
}

/// Adds an error for each unknown field, if checks are strict. A value that is neither an object nor null is always an
/// error. Spaces separate `known`.
pub(super) fn known_fields(errors: &mut FormErrors, object: Node<'_, '_>, known: &str) {
    match object.value {
        Value::Object(_) if !IS_STRICT.get() => {}
        _ => only_fields(errors, object, known),
    }
}

/// Adds an error for each unknown field, strict or not: here the names are values, such as languages.
pub(super) fn only_fields(errors: &mut FormErrors, object: Node<'_, '_>, known: &str) {
    let Value::Object(fields) = object.value else {
        if !object.value.is_null() {
            not_an_object(errors, object.path);
        }
        return;
    };
    for name in fields.keys().filter(|name| !known.split(' ').any(|known| known == *name)) {
        errors.add(&object.path_to(name), "UNKNOWN_FIELD", "This field is not known here.");
    }
}

/// Adds an error for a value that isn't an object.
pub(super) fn not_an_object(errors: &mut FormErrors, path: &str) {
    errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
}

/// Checks the length of a text field. `needed` tells whether it is required.
pub(super) fn text_field(
    errors: &mut FormErrors,
    field: Field<'_, '_>,
    length: RangeInclusive<usize>,
    needed: bool,
) {
    match field.value() {
        Value::String(text) => errors.length(&field.path(), text, length),
        Value::Null if needed => required(errors, &field.path()),
        Value::Null => {}
        _ => errors.add(&field.path(), "STRING_TYPE_CONVERT", "Could not interpret as string."),
    }
}

/// Checks a field that is true or false, or absent.
pub(super) fn flag_field(errors: &mut FormErrors, field: Field<'_, '_>) {
    if !matches!(field.value(), Value::Null | Value::Bool(_)) {
        errors.add(&field.path(), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
    }
}

/// Checks a field that is a whole number within a range, or absent.
pub(super) fn whole_field(
    errors: &mut FormErrors,
    field: Field<'_, '_>,
    range: RangeInclusive<i64>,
) {
    let value = field.value();
    if value.is_null() {
        return;
    }
    let path = field.path();
    match value.as_i64() {
        None => errors.add(&path, "NUMBER_TYPE_COERCE", "The value is not int."),
        Some(number) if number > *range.end() => {
            let message = format!("int value should be less than or equal to {}.", range.end());
            errors.add(&path, "NUMBER_TYPE_MAX", message);
        }
        Some(number) if number < *range.start() => {
            let message =
                format!("int value should be greater than or equal to {}.", range.start());
            errors.add(&path, "NUMBER_TYPE_MIN", message);
        }
        Some(_) => {}
    }
}

/// Checks a field that is an id, as a text or as a number.
pub(super) fn id_field(errors: &mut FormErrors, field: Field<'_, '_>, needed: bool) {
    match field.value() {
        Value::Null if needed => required(errors, &field.path()),
        Value::Null => {}
        value if Id::from_json(value).is_some() => {}
        _ => errors.add(&field.path(), "NUMBER_TYPE_COERCE", "The value is not snowflake."),
    }
}

/// The entries of a list field. Adds an error if it isn't a list or has too many.
pub(super) fn list_field<'v>(
    errors: &mut FormErrors,
    field: Field<'v, '_>,
    most: usize,
) -> &'v [Value] {
    match field.value() {
        Value::Array(list) => {
            if list.len() > most {
                let message = format!("Must be {most} or fewer in length.");
                errors.add(&field.path(), "BASE_TYPE_MAX_LENGTH", message);
            }
            list
        }
        Value::Null => &[],
        _ => {
            let message = "Only iterables may be used in a ListType";
            errors.add(&field.path(), "LIST_TYPE_CONVERT", message);
            &[]
        }
    }
}

/// Adds errors for duplicates in a list.
pub(super) fn distinct(errors: &mut FormErrors, path: &str, list: &[Value]) {
    let mut seen = HashSet::new();
    if !list.iter().all(|entry| seen.insert(entry.to_string())) {
        errors.add(path, "LIST_ITEMS_NOT_UNIQUE", "Each may be named once.");
    }
}

/// Checks the optional number of a component.
pub(super) fn component_number(errors: &mut FormErrors, component: Node<'_, '_>) {
    whole_field(errors, component.field("id"), 0..=i64::from(i32::MAX));
}

/// The entries of a required list field, with a minimum length.
pub(super) fn full_list<'v>(
    errors: &mut FormErrors,
    field: Field<'v, '_>,
    length: RangeInclusive<usize>,
) -> &'v [Value] {
    match field.value() {
        Value::Null => required(errors, &field.path()),
        Value::Array(list) if !length.contains(&list.len()) => {
            let (least, most) = length.into_inner();
            let message = format!("Must be between {least} and {most} in length.");
            errors.add(&field.path(), "BASE_TYPE_BAD_LENGTH", message);
            return list;
        }
        _ => return list_field(errors, field, *length.end()),
    }
    &[]
}

/// Checks an address: well formed, with one of these schemes, and not too long.
pub(super) fn address_field(
    errors: &mut FormErrors,
    field: Field<'_, '_>,
    schemes: &[&str],
    most: usize,
) {
    text_field(errors, field, 0..=most, false);
    let Some(text) = field.value().as_str().filter(|text| !text.is_empty()) else { return };
    let (scheme, rest) = text.split_once("://").unwrap_or_default();
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if scheme.is_empty() || host.is_empty() || text.contains(char::is_whitespace) {
        errors.add(&field.path(), "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    } else if !schemes.iter().any(|known| known.eq_ignore_ascii_case(scheme)) {
        let message = format!("Scheme must be one of ('{}').", schemes.join("', '"));
        errors.add(&field.path(), "URL_TYPE_INVALID_SCHEME", message);
    }
}

/// Adds an error for a component of a type that is not allowed here.
pub(super) fn wrong_type(errors: &mut FormErrors, component: Node<'_, '_>, fitting: &[u64]) {
    if !component.value.is_object() {
        return not_an_object(errors, component.path);
    }
    let list = fitting.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let comma = if fitting.len() == 1 { "," } else { "" };
    let message = format!("Value of field \"type\" must be one of ({list}{comma}).");
    errors.add(&component.path_to("type"), "UNION_TYPE_CHOICES", message);
}

/// Checks a custom id: it is required, and unique in its message.
pub(super) fn check_custom_id<'v>(
    errors: &mut FormErrors,
    component: Node<'v, '_>,
    custom_ids: &mut HashSet<&'v str>,
) {
    text_field(errors, component.field("custom_id"), 1..=100, true);
    if component.value["custom_id"].as_str().is_some_and(|id| !custom_ids.insert(id)) {
        errors.add(
            &component.path_to("custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
}
