//! Limits on embeds.

use serde_json::Value;

use crate::api_error::FormErrors;
use crate::validate::field::{
    address_field, flag_field, known_fields, list_field, required, text_field, whole_field,
};
use crate::validate::node::Node;
use crate::validate::timestamp::is_iso8601;

const FIELDS: &str = "title type description url timestamp color footer image thumbnail author fields video \
    provider flags content_scan_version";
const FOOTER: &str = "text icon_url proxy_icon_url";
const AUTHOR: &str = "name url icon_url proxy_icon_url";
const PROVIDER: &str = "name url";
const MEDIA: &str =
    "url proxy_url width height content_type placeholder placeholder_version description flags";
/// The visible parts of an embed. At least one is needed.
const SHOWN: &str =
    "title description fields image thumbnail author footer video provider timestamp";
/// The maximum number of characters of all embeds of a message together.
const MOST_CHARACTERS: usize = 6000;
const MOST_ADDRESS: usize = 2048;
const WEB: &[&str] = &["http", "https"];
const WEB_OR_FILE: &[&str] = &["http", "https", "attachment"];

/// Checks the embeds of a message.
pub(super) fn check_embeds(errors: &mut FormErrors, body: &Value) {
    let embeds = list_field(errors, Node::root(body).field("embeds"), 10);
    for (at, embed) in embeds.iter().enumerate() {
        check_embed(errors, Node::new(&format!("embeds.{at}"), embed));
    }
    if embeds.iter().map(size).sum::<usize>() > MOST_CHARACTERS {
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

fn check_embed(errors: &mut FormErrors, embed: Node<'_, '_>) {
    known_fields(errors, embed, FIELDS);
    text_field(errors, embed.field("title"), 0..=256, false);
    text_field(errors, embed.field("description"), 0..=4096, false);
    text_field(errors, embed.field("type"), 0..=16, false);
    address_field(errors, embed.field("url"), WEB, MOST_ADDRESS);
    whole_field(errors, embed.field("color"), 0..=0xFF_FFFF);
    check_time(errors, embed);
    check_source(
        errors,
        embed,
        &Source { slot: "footer", text: "text", known: FOOTER, most: 2048 },
    );
    check_source(errors, embed, &Source { slot: "author", text: "name", known: AUTHOR, most: 256 });
    let provider = embed.path_to("provider");
    known_fields(errors, Node::new(&provider, &embed["provider"]), PROVIDER);
    for slot in ["image", "thumbnail", "video"] {
        check_media(errors, Node::new(&embed.path_to(slot), &embed[slot]));
    }
    for (at, field) in list_field(errors, embed.field("fields"), 25).iter().enumerate() {
        check_field(errors, Node::new(&embed.path_to_item("fields", at), field));
    }
    if embed.value.is_object() && SHOWN.split(' ').all(|field| is_nothing(&embed[field])) {
        required(errors, &embed.path_to("description"));
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    }
}

fn check_field(errors: &mut FormErrors, field: Node<'_, '_>) {
    known_fields(errors, field, "name value inline");
    for (part, most) in [("name", 256), ("value", 1024)] {
        text_field(errors, field.field(part), 1..=most, true);
        // Discord trims texts, so a text of spaces is empty.
        if field[part].as_str().is_some_and(|text| !text.is_empty() && text.trim().is_empty()) {
            required(errors, &field.path_to(part));
        }
    }
    flag_field(errors, field.field("inline"));
}

/// A footer or an author: a text with addresses.
struct Source<'a> {
    /// The field of the embed.
    slot: &'a str,
    /// The field of its text.
    text: &'a str,
    known: &'a str,
    /// The maximum number of characters of the text.
    most: usize,
}

fn check_source(errors: &mut FormErrors, embed: Node<'_, '_>, source: &Source<'_>) {
    let path = embed.path_to(source.slot);
    let part = Node::new(&path, &embed[source.slot]);
    known_fields(errors, part, source.known);
    if part.value.is_object() {
        text_field(errors, part.field(source.text), 0..=source.most, true);
        address_field(errors, part.field("url"), WEB, MOST_ADDRESS);
        address_field(errors, part.field("icon_url"), WEB_OR_FILE, MOST_ADDRESS);
    }
}

fn check_media(errors: &mut FormErrors, media: Node<'_, '_>) {
    known_fields(errors, media, MEDIA);
    if !media.value.is_object() {
        return;
    }
    if media["url"].is_null() {
        return required(errors, &media.path_to("url"));
    }
    address_field(errors, media.field("url"), WEB_OR_FILE, MOST_ADDRESS);
    let named = media["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
    let showable = |name: &str| {
        let endings = [".jpg", ".jpeg", ".png", ".webp", ".gif"];
        endings.iter().any(|end| name.to_lowercase().ends_with(end))
    };
    if named.is_some_and(|name| !showable(name)) {
        let message = "Only pictures can be shown in an embed.";
        errors.add(&media.path_to("url"), "URL_TYPE_INVALID_SCHEME", message);
    }
}

fn check_time(errors: &mut FormErrors, embed: Node<'_, '_>) {
    let is_time = |value: &Value| value.is_null() || value.as_str().is_some_and(is_iso8601);
    if !is_time(&embed["timestamp"]) {
        let message = "Could not parse the value. Should be ISO8601.";
        errors.add(&embed.path_to("timestamp"), "DATE_TIME_TYPE_PARSE", message);
    }
}

fn size(embed: &Value) -> usize {
    let size = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|field| size(&field["name"]) + size(&field["value"]))
        .sum::<usize>();
    size(&embed["title"])
        + size(&embed["description"])
        + size(&embed["footer"]["text"])
        + size(&embed["author"]["name"])
        + fields
}
