//! Limits on the application's emoji, and on emoji in buttons and menus.

use axum::body::Bytes;
use base64::prelude::{BASE64_STANDARD_NO_PAD, Engine};
use serde_json::Value;
use unicode_properties::UnicodeEmoji;

use crate::api_error::{ApiError, ErrorCode, FormErrors, form_error};
use crate::id::Id;
use crate::validate::field::{flag_field, known_fields, not_an_object, required, text_field};
use crate::validate::node::Node;
use crate::world::{Emojis, StoredFile};

/// The most emoji of an application.
pub(crate) const MOST_EMOJIS: usize = 2_000;
/// The largest picture: 256 KiB.
const MOST_IMAGE_BYTES: usize = 256 << 10;

/// Checks the body that creates or renames an emoji. `known` lists the allowed fields.
pub(crate) fn check_emoji_body(body: &Value, known: &str) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let makes = known.contains("image");
    known_fields(&mut errors, Node::root(body), known);
    text_field(&mut errors, Node::root(body).field("name"), 2..=32, makes);
    let name = body["name"].as_str().unwrap_or_default();
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        let message = "String value did not match validation regex.";
        errors.add("name", "STRING_TYPE_REGEX", message);
    }
    if !makes && body.get("name").is_some_and(Value::is_null) {
        required(&mut errors, "name");
    }
    if makes && body["image"].is_null() {
        errors.add("image", "BASE_TYPE_REQUIRED", "This field is required");
    }
    errors.finish()
}

/// The picture of a data URI: `data:image/png;base64,…`. The type is detected from its content.
pub(crate) fn read_image(image: &Value) -> Result<StoredFile, ApiError> {
    let uri = image.as_str().and_then(|text| text.strip_prefix("data:image/"));
    let text = uri.and_then(|uri| uri.split_once(";base64,")).map(|(_, text)| text);
    let decode = |text: &str| BASE64_STANDARD_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let bytes = text.and_then(decode);
    let Some(bytes) = bytes else {
        return Err(form_error("image", "IMAGE_INVALID", "Invalid image data"));
    };
    let content_type = kind(&bytes).ok_or(ErrorCode::InvalidFile)?;
    if bytes.len() > MOST_IMAGE_BYTES {
        return Err(ErrorCode::AssetTooLarge.into());
    }
    Ok(StoredFile { content_type: content_type.into(), bytes: Bytes::from(bytes) })
}

fn kind(bytes: &[u8]) -> Option<&'static str> {
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    match bytes {
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n', ..] => Some("image/png"),
        [b'G', b'I', b'F', b'8', ..] => Some("image/gif"),
        [0xFF, 0xD8, 0xFF, ..] => Some("image/jpeg"),
        _ => is_webp.then_some("image/webp"),
    }
}

/// Checks every `emoji` in components, at any depth: the application's own must exist, and others must be Unicode
/// emoji.
pub(super) fn check_component_emojis(
    errors: &mut FormErrors,
    value: Node<'_, '_>,
    emojis: &Emojis,
) {
    if let Value::Array(list) = value.value {
        for (at, inner) in list.iter().enumerate() {
            check_component_emojis(
                errors,
                Node::new(&value.path_to(&at.to_string()), inner),
                emojis,
            );
        }
    }
    let Value::Object(component) = value.value else { return };
    for (field, inner) in component {
        match field.as_str() {
            "components" | "options" | "accessory" | "component" => {
                check_component_emojis(errors, Node::new(&value.path_to(field), inner), emojis);
            }
            "emoji" if !inner.is_null() => {
                check_emoji(errors, Node::new(&value.path_to(field), inner), emojis);
            }
            _ => {}
        }
    }
}

fn check_emoji(errors: &mut FormErrors, emoji: Node<'_, '_>, emojis: &Emojis) {
    // Discord's code says "button" for menus, too.
    const INVALID: (&str, &str) = ("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    if !emoji.value.is_object() {
        return not_an_object(errors, emoji.path);
    }
    known_fields(errors, emoji, "id name animated");
    flag_field(errors, emoji.field("animated"));
    if emoji["id"].is_null() {
        if !emoji["name"].as_str().is_some_and(is_unicode_emoji) {
            errors.add(&emoji.path_to("name"), INVALID.0, INVALID.1);
        }
        return;
    }
    match Id::from_json(&emoji["id"]) {
        None => errors.add(&emoji.path_to("id"), "NUMBER_TYPE_COERCE", "Value is not snowflake."),
        Some(id) if !emojis.contains_key(&id) => {
            errors.add(&emoji.path_to("id"), INVALID.0, INVALID.1);
        }
        Some(_) => {}
    }
}

/// Whether a text is a single emoji: pictures, joiners and modifiers. Digits are emoji only on a keycap.
fn is_unicode_emoji(text: &str) -> bool {
    const KEYCAP: char = '\u{20E3}';
    let is_pictured = |c: char| !c.is_ascii() && c.is_emoji_char();
    let joins =
        |c: char| matches!(c, '\u{200D}' | '\u{FE0E}' | '\u{FE0F}' | '\u{E0020}'..='\u{E007F}');
    if let Some(key) = text.strip_suffix(KEYCAP) {
        return matches!(key.trim_end_matches('\u{FE0F}').as_bytes(), [b'0'..=b'9' | b'#' | b'*']);
    }
    text.chars().all(|c| is_pictured(c) || joins(c)) && pictures(text) == 1
}

/// The number of visible pictures in a text of pictures, joiners and modifiers.
fn pictures(text: &str) -> usize {
    const JOINER: char = '\u{200D}';
    let (mut seen, mut flag, mut before) = (0, 0, JOINER);
    for c in text.chars() {
        match c {
            '\u{1F1E6}'..='\u{1F1FF}' => flag += 1,
            // A skin color belongs to the picture before it.
            '\u{1F3FB}'..='\u{1F3FF}' if seen > 0 && before != JOINER => {}
            JOINER | '\u{FE0E}' | '\u{FE0F}' | '\u{E0020}'..='\u{E007F}' => {}
            _ => seen += usize::from(before != JOINER || seen == 0),
        }
        before = c;
    }
    // Two letters make a flag.
    seen + usize::div_ceil(flag, 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_single_unicode_emoji_are_accepted() {
        for emoji in ["🏰", "▶️", "◀", "👍🏽", "👩🏽‍🌾", "🏳️‍🌈", "👩‍🌾", "🇩🇪", "3️⃣", "🏴\u{E0067}\u{E007F}"]
        {
            assert!(is_unicode_emoji(emoji), "{emoji}");
        }
        for other in
            ["", "😀😀", "🇩🇪🇫🇷", "👩‍🌾🏰", "\u{200D}", "a", "3", "▲", "⏻", "✦", ":castle:", "🏰 keep"]
        {
            assert!(!is_unicode_emoji(other), "{other}");
        }
    }
}
