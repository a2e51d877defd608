//! Limits on messages: text, embeds, mentions, files.

use serde_json::Value;

use super::component::check_components;
use super::emoji::check_component_emojis;
use super::{join, known_fields, list_field, text_field};
use crate::error::{Code, Faults, Refusal};
use crate::world::{Emojis, MOST_FILES, Upload, flags};

/// Where a message body is sent; Discord's rules differ a little.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// `POST /channels/{id}/messages`.
    Channel,
    /// The first answer to an interaction.
    Callback,
    /// A follow-up.
    FollowUp,
    /// Any edit.
    Edit,
}

const FIELDS: &[&str] = &[
    "content",
    "embeds",
    "embed",
    "components",
    "attachments",
    "flags",
    "allowed_mentions",
    "tts",
    "nonce",
    "enforce_nonce",
    "message_reference",
    "sticker_ids",
    "poll",
    "username",
    "avatar_url",
    "thread_name",
    "applied_tags",
    "payload_json",
];
const EMBED_FIELDS: &[&str] = &[
    "title",
    "type",
    "description",
    "url",
    "timestamp",
    "color",
    "footer",
    "image",
    "thumbnail",
    "author",
    "fields",
    "video",
    "provider",
    "flags",
];
const MOST_FILE_BYTES: usize = 10 << 20;

/// Checks a message body and its files; `emojis` are those it may show.
pub(crate) fn check_message(
    emojis: &Emojis,
    (body, uploads): (&Value, &[Upload]),
    place: Place,
) -> Result<(), Refusal> {
    if uploads.iter().any(|upload| upload.bytes.len() > MOST_FILE_BYTES) {
        return Err(Code::TooLarge.into());
    }
    if uploads.len() > MOST_FILES {
        return Err(Code::TooManyAttachments.into());
    }
    let mut faults = Faults::default();
    known_fields(&mut faults, "", (body, FIELDS));
    text_field(&mut faults, ("", body, "content"), (0, 2000), false);
    check_embeds(&mut faults, body);
    check_flags(&mut faults, body, place);
    check_mentions(&mut faults, &body["allowed_mentions"]);
    check_files(&mut faults, body, uploads);
    if let Some(nonce) = body["nonce"].as_str() {
        faults.length("nonce", nonce, (0, 25));
    }
    check_components(&mut faults, body);
    check_component_emojis(&mut faults, ("components", &body["components"]), emojis);
    faults.finish()?;
    if place == Place::Edit || !is_empty(body, uploads) {
        Ok(())
    } else {
        Err(Code::EmptyMessage.into())
    }
}

fn is_empty(body: &Value, uploads: &[Upload]) -> bool {
    let nothing = |field: &str| match &body[field] {
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => true,
    };
    uploads.is_empty()
        && body["poll"].is_null()
        && ["content", "embeds", "components", "sticker_ids"].into_iter().all(nothing)
}

fn check_flags(faults: &mut Faults, body: &Value, place: Place) {
    let allowed = flags::SUPPRESS_EMBEDS
        | flags::SUPPRESS_NOTIFICATIONS
        | flags::VOICE
        | flags::COMPONENTS_V2;
    let allowed = match place {
        Place::Callback | Place::FollowUp => allowed | flags::EPHEMERAL,
        Place::Edit => allowed | flags::EPHEMERAL | flags::HAS_THREAD,
        Place::Channel => allowed,
    };
    let given = body["flags"].as_u64().unwrap_or(0);
    if given & !allowed != 0 {
        faults.add("flags", "MESSAGE_FLAGS_INVALID", "These flags cannot be set here.");
    }
    let legacy = ["content", "embeds", "poll"].iter().any(|field| {
        body[*field].as_str().is_some_and(|text| !text.is_empty())
            || body[*field].as_array().is_some_and(|list| !list.is_empty())
    });
    if given & flags::COMPONENTS_V2 != 0 && legacy {
        faults.add(
            "flags",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "Content and embeds cannot be used with IS_COMPONENTS_V2.",
        );
    }
}

fn check_mentions(faults: &mut Faults, allowed: &Value) {
    known_fields(
        faults,
        "allowed_mentions",
        (allowed, &["parse", "users", "roles", "replied_user"]),
    );
    for kind in ["users", "roles"] {
        let listed = list_field(faults, ("allowed_mentions", allowed, kind), 100);
        if !listed.is_empty()
            && allowed["parse"]
                .as_array()
                .is_some_and(|parse| parse.iter().any(|entry| entry == kind))
        {
            let told = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            faults.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", told);
        }
    }
    for (at, entry) in
        list_field(faults, ("allowed_mentions", allowed, "parse"), 3).iter().enumerate()
    {
        if !matches!(entry.as_str(), Some("users" | "roles" | "everyone")) {
            faults.add(
                &format!("allowed_mentions.parse.{at}"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {'users', 'roles', 'everyone'}.",
            );
        }
    }
}

fn check_files(faults: &mut Faults, body: &Value, uploads: &[Upload]) {
    let listed = list_field(faults, ("", body, "attachments"), MOST_FILES);
    for (at, entry) in listed.iter().enumerate() {
        text_field(faults, (&format!("attachments.{at}"), entry, "description"), (0, 1024), false);
    }
    for (at, upload) in uploads.iter().enumerate().filter(|(_, upload)| upload.filename.is_empty())
    {
        faults.add(
            &format!("files.{at}"),
            "ATTACHMENT_FILENAME_REQUIRED",
            format!("files[{}] has no file name.", upload.n),
        );
    }
}

fn check_embeds(faults: &mut Faults, body: &Value) {
    let embeds = list_field(faults, ("", body, "embeds"), 10);
    for (at, embed) in embeds.iter().enumerate() {
        check_embed(faults, &format!("embeds.{at}"), embed);
    }
    if embeds.iter().map(embed_size).sum::<usize>() > 6000 {
        faults.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

fn check_embed(faults: &mut Faults, path: &str, embed: &Value) {
    known_fields(faults, path, (embed, EMBED_FIELDS));
    text_field(faults, (path, embed, "title"), (0, 256), false);
    text_field(faults, (path, embed, "description"), (0, 4096), false);
    text_field(faults, (&join(path, "footer"), &embed["footer"], "text"), (0, 2048), false);
    text_field(faults, (&join(path, "author"), &embed["author"], "name"), (0, 256), false);
    for (at, field) in list_field(faults, (path, embed, "fields"), 25).iter().enumerate() {
        let path = format!("{path}.fields.{at}");
        text_field(faults, (&path, field, "name"), (1, 256), true);
        text_field(faults, (&path, field, "value"), (1, 1024), true);
    }
    for slot in ["image", "thumbnail"] {
        let named = embed[slot]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"));
        let showable = |name: &str| {
            [".jpg", ".jpeg", ".png", ".webp", ".gif"]
                .iter()
                .any(|end| name.to_lowercase().ends_with(end))
        };
        if named.is_some_and(|name| !showable(name)) {
            faults.add(
                &format!("{path}.{slot}.url"),
                "URL_TYPE_INVALID_SCHEME",
                "Only pictures can be shown in an embed.",
            );
        }
    }
}

fn embed_size(embed: &Value) -> usize {
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
