//! Limits on the names of commands and of their options.

use serde_json::Value;

use super::{join, known_fields, text_field};
use crate::error::Faults;

const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Names: letters, digits, `-`, `_` and `'`, in lower case where there is one. Menu commands may also have spaces and capitals.
pub(super) fn check_name(faults: &mut Faults, (path, named): (&str, &Value), strict: bool) {
    text_field(faults, (path, named, "name"), (1, 32), true);
    let name = named["name"].as_str().unwrap_or_default();
    let fits = |c: char| c.is_alphanumeric() || "-_'".contains(c);
    if strict && (!name.chars().all(fits) || name.to_lowercase() != name) {
        faults.add(
            &join(path, "name"),
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        );
    }
    for field in ["name_localizations", "description_localizations"] {
        known_fields(faults, &join(path, field), (&named[field], LOCALES));
    }
}
