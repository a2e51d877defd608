//! Limits on the names of commands and of their options.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

use crate::api_error::FormErrors;
use crate::validate::field::{only_fields, text_field};
use crate::validate::node::{Field, Node};

/// The languages of Discord.
pub(super) const LOCALES: &str = "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg \
    ru uk hi th zh-CN ja zh-TW ko";

/// Checks a name: letters, numbers, the characters of Devanagari and Thai, `-`, `_` and `'`. Slash commands are in
/// lower case. Menu commands may also have spaces and capitals.
pub(super) fn check_name(errors: &mut FormErrors, named: Node<'_, '_>, strict: bool) {
    text_field(errors, named.field("name"), 1..=32, true);
    check_letters(errors, named.field("name"), strict);
    for field in ["name_localizations", "description_localizations"] {
        let path = named.path_to(field);
        let texts = Node::new(&path, &named.value[field]);
        only_fields(errors, texts, LOCALES);
        let most = if field.starts_with("name") { 32 } else { 100 };
        for locale in texts.value.as_object().into_iter().flat_map(|texts| texts.keys()) {
            text_field(errors, texts.field(locale), 1..=most, false);
            if most == 32 {
                check_letters(errors, texts.field(locale), strict);
            }
        }
    }
}

fn check_letters(errors: &mut FormErrors, field: Field<'_, '_>, strict: bool) {
    let name = field.value().as_str().unwrap_or_default();
    if strict && (!name.chars().all(is_name_character) || name.to_lowercase() != name) {
        errors.add(&field.path(), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

/// Whether a character matches Discord's `[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]`.
fn is_name_character(c: char) -> bool {
    let group = c.general_category_group();
    let letter_or_number =
        matches!(group, GeneralCategoryGroup::Letter | GeneralCategoryGroup::Number);
    // The danda is among Devanagari's signs, but belongs to many scripts.
    let script = match c {
        '\u{0964}' | '\u{0965}' => false,
        '\u{0900}'..='\u{097F}'
        | '\u{A8E0}'..='\u{A8FF}'
        | '\u{0E01}'..='\u{0E3A}'
        | '\u{0E40}'..='\u{0E5B}' => true,
        _ => false,
    };
    "-_'".contains(c) || script || letter_or_number
}
