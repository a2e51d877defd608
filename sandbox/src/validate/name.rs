//! Limits on the names of commands and of their options.

use serde_json::Value;
use unicode_general_category::GeneralCategory as Is;
use unicode_general_category::get_general_category;

use crate::error::Faults;
use crate::validate::field::{known_fields, text_field};
use crate::validate::join;

/// The languages that Discord has.
pub(super) const LOCALES: &[&str] = &[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Names: letters, numbers, all that Devanagari and Thai are written with, `-`, `_` and `'`, in lower case where there is
/// one. Menu commands may also have spaces and capitals.
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
    if strict && (!name.chars().all(is_of_a_name) || name.to_lowercase() != name) {
        faults.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

/// Discord's `[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]`.
fn is_of_a_name(c: char) -> bool {
    let letter_or_number = [
        Is::UppercaseLetter,
        Is::LowercaseLetter,
        Is::TitlecaseLetter,
        Is::ModifierLetter,
        Is::OtherLetter,
        Is::DecimalNumber,
        Is::LetterNumber,
        Is::OtherNumber,
    ];
    // The danda stands among Devanagari's signs, but belongs to many scripts.
    let script = match c {
        '\u{0964}' | '\u{0965}' => false,
        '\u{0900}'..='\u{097F}'
        | '\u{A8E0}'..='\u{A8FF}'
        | '\u{0E01}'..='\u{0E3A}'
        | '\u{0E40}'..='\u{0E5B}' => true,
        _ => false,
    };
    "-_'".contains(c) || script || letter_or_number.contains(&get_general_category(c))
}
