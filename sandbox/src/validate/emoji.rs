//! Limits on the application's emoji, and on emoji in buttons and menus.

use axum::body::Bytes;
use serde_json::Value;

use crate::api_error::{ApiError, ErrorCode, FormErrors, form_error};
use crate::base64;
use crate::id::Id;
use crate::validate::field::{flag_field, known_fields, not_an_object, required, text_field};
use crate::validate::node::Node;
use crate::world::{Emojis, StoredFile};

/// As many emoji may an application own.
pub(crate) const MOST_EMOJIS: usize = 2_000;
/// 256 KiB.
const MOST_IMAGE_BYTES: usize = 256 << 10;

/// Checks the body that makes an emoji or renames it; `known` says which.
pub(crate) fn check_emoji_body(body: &Value, known: &[&str]) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let makes = known.contains(&"image");
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

/// The picture of a data URI: `data:image/png;base64,…`. Its kind is what it really is.
pub(crate) fn read_image(image: &Value) -> Result<StoredFile, ApiError> {
    let uri = image.as_str().and_then(|text| text.strip_prefix("data:image/"));
    let bytes =
        uri.and_then(|uri| uri.split_once(";base64,")).and_then(|(_, text)| base64::decode(text));
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

/// Checks every `emoji` in components, however deep: of one's own those there are, and otherwise what Unicode calls one.
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
    // The code says button for menus too: so Discord does.
    const INVALID: (&str, &str) = ("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    if !emoji.value.is_object() {
        return not_an_object(errors, emoji.path);
    }
    known_fields(errors, emoji, &["id", "name", "animated"]);
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

/// Whether a text is one emoji: pictures, and what joins and colors them. Digits are emoji only on a keycap.
fn is_unicode_emoji(text: &str) -> bool {
    const KEYCAP: char = '\u{20E3}';
    let is_pictured = |c: char| EMOJI.iter().any(|(first, last)| (*first..=*last).contains(&c));
    let joins =
        |c: char| matches!(c, '\u{200D}' | '\u{FE0E}' | '\u{FE0F}' | '\u{E0020}'..='\u{E007F}');
    if let Some(key) = text.strip_suffix(KEYCAP) {
        return matches!(key.trim_end_matches('\u{FE0F}').as_bytes(), [b'0'..=b'9' | b'#' | b'*']);
    }
    text.chars().all(|c| is_pictured(c) || joins(c)) && pictures(text) == 1
}

/// How many pictures are seen where only pictures, and what joins and colors them, are written.
fn pictures(text: &str) -> usize {
    const JOINER: char = '\u{200D}';
    let (mut seen, mut flag, mut before) = (0, 0, JOINER);
    for c in text.chars() {
        match c {
            '\u{1F1E6}'..='\u{1F1FF}' => flag += 1,
            // What colors skin belongs to the picture before it.
            '\u{1F3FB}'..='\u{1F3FF}' if seen > 0 && before != JOINER => {}
            JOINER | '\u{FE0E}' | '\u{FE0F}' | '\u{E0020}'..='\u{E007F}' => {}
            _ => seen += usize::from(before != JOINER || seen == 0),
        }
        before = c;
    }
    // Two letters make a flag.
    seen + usize::div_ceil(flag, 2)
}

/// Unicode's property Emoji, without what is in ASCII.
#[rustfmt::skip]
const EMOJI: &[(char, char)] = &[
    ('\u{A9}', '\u{A9}'), ('\u{AE}', '\u{AE}'), ('\u{203C}', '\u{203C}'), ('\u{2049}', '\u{2049}'), ('\u{2122}', '\u{2122}'),
    ('\u{2139}', '\u{2139}'), ('\u{2194}', '\u{2199}'), ('\u{21A9}', '\u{21AA}'), ('\u{231A}', '\u{231B}'), ('\u{2328}', '\u{2328}'),
    ('\u{23CF}', '\u{23CF}'), ('\u{23E9}', '\u{23F3}'), ('\u{23F8}', '\u{23FA}'), ('\u{24C2}', '\u{24C2}'), ('\u{25AA}', '\u{25AB}'),
    ('\u{25B6}', '\u{25B6}'), ('\u{25C0}', '\u{25C0}'), ('\u{25FB}', '\u{25FE}'), ('\u{2600}', '\u{2604}'), ('\u{260E}', '\u{260E}'),
    ('\u{2611}', '\u{2611}'), ('\u{2614}', '\u{2615}'), ('\u{2618}', '\u{2618}'), ('\u{261D}', '\u{261D}'), ('\u{2620}', '\u{2620}'),
    ('\u{2622}', '\u{2623}'), ('\u{2626}', '\u{2626}'), ('\u{262A}', '\u{262A}'), ('\u{262E}', '\u{262F}'), ('\u{2638}', '\u{263A}'),
    ('\u{2640}', '\u{2640}'), ('\u{2642}', '\u{2642}'), ('\u{2648}', '\u{2653}'), ('\u{265F}', '\u{2660}'), ('\u{2663}', '\u{2663}'),
    ('\u{2665}', '\u{2666}'), ('\u{2668}', '\u{2668}'), ('\u{267B}', '\u{267B}'), ('\u{267E}', '\u{267F}'), ('\u{2692}', '\u{2697}'),
    ('\u{2699}', '\u{2699}'), ('\u{269B}', '\u{269C}'), ('\u{26A0}', '\u{26A1}'), ('\u{26A7}', '\u{26A7}'), ('\u{26AA}', '\u{26AB}'),
    ('\u{26B0}', '\u{26B1}'), ('\u{26BD}', '\u{26BE}'), ('\u{26C4}', '\u{26C5}'), ('\u{26C8}', '\u{26C8}'), ('\u{26CE}', '\u{26CF}'),
    ('\u{26D1}', '\u{26D1}'), ('\u{26D3}', '\u{26D4}'), ('\u{26E9}', '\u{26EA}'), ('\u{26F0}', '\u{26F5}'), ('\u{26F7}', '\u{26FA}'),
    ('\u{26FD}', '\u{26FD}'), ('\u{2702}', '\u{2702}'), ('\u{2705}', '\u{2705}'), ('\u{2708}', '\u{270D}'), ('\u{270F}', '\u{270F}'),
    ('\u{2712}', '\u{2712}'), ('\u{2714}', '\u{2714}'), ('\u{2716}', '\u{2716}'), ('\u{271D}', '\u{271D}'), ('\u{2721}', '\u{2721}'),
    ('\u{2728}', '\u{2728}'), ('\u{2733}', '\u{2734}'), ('\u{2744}', '\u{2744}'), ('\u{2747}', '\u{2747}'), ('\u{274C}', '\u{274C}'),
    ('\u{274E}', '\u{274E}'), ('\u{2753}', '\u{2755}'), ('\u{2757}', '\u{2757}'), ('\u{2763}', '\u{2764}'), ('\u{2795}', '\u{2797}'),
    ('\u{27A1}', '\u{27A1}'), ('\u{27B0}', '\u{27B0}'), ('\u{27BF}', '\u{27BF}'), ('\u{2934}', '\u{2935}'), ('\u{2B05}', '\u{2B07}'),
    ('\u{2B1B}', '\u{2B1C}'), ('\u{2B50}', '\u{2B50}'), ('\u{2B55}', '\u{2B55}'), ('\u{3030}', '\u{3030}'), ('\u{303D}', '\u{303D}'),
    ('\u{3297}', '\u{3297}'), ('\u{3299}', '\u{3299}'), ('\u{1F004}', '\u{1F004}'), ('\u{1F0CF}', '\u{1F0CF}'),
    ('\u{1F170}', '\u{1F171}'), ('\u{1F17E}', '\u{1F17F}'), ('\u{1F18E}', '\u{1F18E}'), ('\u{1F191}', '\u{1F19A}'),
    ('\u{1F1E6}', '\u{1F1FF}'), ('\u{1F201}', '\u{1F202}'), ('\u{1F21A}', '\u{1F21A}'), ('\u{1F22F}', '\u{1F22F}'),
    ('\u{1F232}', '\u{1F23A}'), ('\u{1F250}', '\u{1F251}'), ('\u{1F300}', '\u{1F321}'), ('\u{1F324}', '\u{1F393}'),
    ('\u{1F396}', '\u{1F397}'), ('\u{1F399}', '\u{1F39B}'), ('\u{1F39E}', '\u{1F3F0}'), ('\u{1F3F3}', '\u{1F3F5}'),
    ('\u{1F3F7}', '\u{1F4FD}'), ('\u{1F4FF}', '\u{1F53D}'), ('\u{1F549}', '\u{1F54E}'), ('\u{1F550}', '\u{1F567}'),
    ('\u{1F56F}', '\u{1F570}'), ('\u{1F573}', '\u{1F57A}'), ('\u{1F587}', '\u{1F587}'), ('\u{1F58A}', '\u{1F58D}'),
    ('\u{1F590}', '\u{1F590}'), ('\u{1F595}', '\u{1F596}'), ('\u{1F5A4}', '\u{1F5A5}'), ('\u{1F5A8}', '\u{1F5A8}'),
    ('\u{1F5B1}', '\u{1F5B2}'), ('\u{1F5BC}', '\u{1F5BC}'), ('\u{1F5C2}', '\u{1F5C4}'), ('\u{1F5D1}', '\u{1F5D3}'),
    ('\u{1F5DC}', '\u{1F5DE}'), ('\u{1F5E1}', '\u{1F5E1}'), ('\u{1F5E3}', '\u{1F5E3}'), ('\u{1F5E8}', '\u{1F5E8}'),
    ('\u{1F5EF}', '\u{1F5EF}'), ('\u{1F5F3}', '\u{1F5F3}'), ('\u{1F5FA}', '\u{1F64F}'), ('\u{1F680}', '\u{1F6C5}'),
    ('\u{1F6CB}', '\u{1F6D2}'), ('\u{1F6D5}', '\u{1F6D8}'), ('\u{1F6DC}', '\u{1F6E5}'), ('\u{1F6E9}', '\u{1F6E9}'),
    ('\u{1F6EB}', '\u{1F6EC}'), ('\u{1F6F0}', '\u{1F6F0}'), ('\u{1F6F3}', '\u{1F6FC}'), ('\u{1F7E0}', '\u{1F7EB}'),
    ('\u{1F7F0}', '\u{1F7F0}'), ('\u{1F90C}', '\u{1F93A}'), ('\u{1F93C}', '\u{1F945}'), ('\u{1F947}', '\u{1F9FF}'),
    ('\u{1FA70}', '\u{1FA7C}'), ('\u{1FA80}', '\u{1FA8A}'), ('\u{1FA8E}', '\u{1FAC6}'), ('\u{1FAC8}', '\u{1FAC8}'),
    ('\u{1FACD}', '\u{1FADC}'), ('\u{1FADF}', '\u{1FAEA}'), ('\u{1FAEF}', '\u{1FAF8}'),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_like_a_picture_is_not_yet_an_emoji() {
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
