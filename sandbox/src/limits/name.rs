//! Limits on the names of commands and of their options.

use serde_json::Value;

use super::field::{known_fields, text_field};
use super::join;
use crate::error::Faults;

/// The languages that Discord has.
pub(super) const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Names: letters, digits, `-`, `_` and `'`, in lower case where there is one. Menu commands may also have spaces and capitals.
pub(super) fn check_name(faults: &mut Faults, (path, named): (&str, &Value), strict: bool) {
    text_field(faults, (path, named, "name"), (1, 32), true);
    check_letters(faults, (&join(path, "name"), &named["name"]), strict);
    for field in ["name_localizations", "description_localizations"] {
        let (path, texts) = (join(path, field), &named[field]);
        known_fields(faults, &path, (texts, LOCALES));
        let most = if field.starts_with("name") { 32 } else { 100 };
        for locale in texts.as_object().into_iter().flat_map(|texts| texts.keys()) {
            text_field(faults, (&path, texts, locale), (1, most), false);
            if most == 32 {
                check_letters(faults, (&join(&path, locale), &texts[locale]), strict);
            }
        }
    }
}

fn check_letters(faults: &mut Faults, (path, name): (&str, &Value), strict: bool) {
    let name = name.as_str().unwrap_or_default();
    let fits = |c: char| c.is_alphanumeric() || "-_'".contains(c);
    if strict && (!name.chars().all(fits) || name.to_lowercase() != name) {
        faults.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}
