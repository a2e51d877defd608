//! Limits on messages: text, flags, mentions, files.

use serde_json::Value;

use crate::api_error::{ApiError, ErrorCode, FormErrors};
use crate::id::Id;
use crate::validate::embed::check_embeds;
use crate::validate::emoji::check_component_emojis;
use crate::validate::field::{
    distinct, flag_field, id_field, known_fields, list_field, text_field, whole_field,
};
use crate::validate::layout::{check_components, check_files as check_layout_files};
use crate::validate::node::Node;
use crate::world::{Emojis, MOST_FILES, Message, Upload, flags};

/// The destination of a message body. Discord's rules differ slightly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    /// `POST /channels/{id}/messages`.
    Channel,
    /// The first answer to an interaction.
    Callback,
    /// A follow-up.
    FollowUp,
    /// Any edit.
    Edit,
    /// An edit of a message that already has the newer layout components.
    EditLayout,
}

impl Destination {
    /// The destination of an edit of this message.
    pub(crate) fn edit_of(message: &Message) -> Self {
        if message.flags & flags::COMPONENTS_V2 == 0 { Self::Edit } else { Self::EditLayout }
    }

    fn is_edit(self) -> bool {
        matches!(self, Self::Edit | Self::EditLayout)
    }
}

/// The fields of a body. Libraries send all of them everywhere, although some destinations ignore some fields.
const FIELDS: &str = "content embeds components attachments flags allowed_mentions tts nonce enforce_nonce \
    message_reference sticker_ids poll username avatar_url thread_name applied_tags";
/// The fields of an entry of `attachments`: fields that a bot sets, and fields that Discord returned before.
const ATTACHMENT: &str = "id filename title description duration_secs waveform is_remix is_spoiler content_type size \
    url proxy_url width height ephemeral flags placeholder placeholder_version \
    original_content_type content_scan_version";
const REFERENCE: &str = "type message_id channel_id guild_id fail_if_not_exists forward_only";
const MOST_FILE_BYTES: usize = 10 << 20;

/// Checks a message body and its files. The message may show only these `emojis` of the application.
pub(crate) fn check_message(
    emojis: &Emojis,
    body: &Value,
    uploads: &[Upload],
    destination: Destination,
) -> Result<(), ApiError> {
    if uploads.iter().any(|upload| upload.bytes.len() > MOST_FILE_BYTES) {
        return Err(ErrorCode::TooLarge.into());
    }
    if uploads.len() > MOST_FILES {
        return Err(ErrorCode::TooManyAttachments.into());
    }
    let mut errors = FormErrors::default();
    known_fields(&mut errors, Node::root(body), FIELDS);
    text_field(&mut errors, Node::root(body).field("content"), 0..=2000, false);
    flag_field(&mut errors, Node::root(body).field("tts"));
    flag_field(&mut errors, Node::root(body).field("enforce_nonce"));
    check_embeds(&mut errors, body);
    check_reference(&mut errors, &body["message_reference"]);
    check_flags(&mut errors, body, destination);
    check_mentions(&mut errors, &body["allowed_mentions"]);
    check_files(&mut errors, body, uploads);
    check_absent(&mut errors, body);
    if !body["nonce"].is_i64() {
        text_field(&mut errors, Node::root(body).field("nonce"), 0..=25, false);
    }
    let v2 = destination == Destination::EditLayout || has_layout(body);
    check_components(&mut errors, body, v2);
    check_component_emojis(&mut errors, Node::new("components", &body["components"]), emojis);
    errors.finish()?;
    if v2 && !destination.is_edit() {
        check_layout_files(body, uploads)?;
    }
    if body["sticker_ids"].as_array().is_some_and(|ids| !ids.is_empty()) {
        return Err(ErrorCode::UnknownSticker.into());
    }
    if body["flags"].as_u64().unwrap_or(0) & flags::VOICE != 0 && !destination.is_edit() {
        check_voice(body, uploads)?;
    }
    if destination.is_edit() || !is_empty(body, uploads) {
        Ok(())
    } else {
        Err(ErrorCode::EmptyMessage.into())
    }
}

/// Refuses stickers and polls, which the sandbox does not have.
fn check_absent(errors: &mut FormErrors, body: &Value) {
    let stickers = list_field(errors, Node::root(body).field("sticker_ids"), 3);
    for (at, _) in stickers.iter().enumerate().filter(|(_, id)| Id::from_json(id).is_none()) {
        let path = format!("sticker_ids.{at}");
        errors.add(&path, "NUMBER_TYPE_COERCE", "The value is not snowflake.");
    }
    if !body["poll"].is_null() {
        errors.add("poll", "POLL_NOT_HERE", "The sandbox has no polls.");
    }
}

/// Checks a voice message: one sound with its duration and waveform, and nothing else.
fn check_voice(body: &Value, uploads: &[Upload]) -> Result<(), ApiError> {
    let has = |field: &str| match &body[field] {
        Value::String(text) => !text.is_empty(),
        Value::Array(list) => !list.is_empty(),
        _ => false,
    };
    if ["content", "embeds", "components"].into_iter().any(has) {
        return Err(ErrorCode::VoiceWithMore.into());
    }
    let [sound] = uploads else { return Err(ErrorCode::VoiceWithoutSound.into()) };
    if !sound.content_type.starts_with("audio/") {
        return Err(ErrorCode::VoiceWithoutSound.into());
    }
    let entry = &body["attachments"][0];
    let is_whole = entry["waveform"].is_string() && entry["duration_secs"].is_number();
    if is_whole { Ok(()) } else { Err(ErrorCode::VoiceWithoutMetadata.into()) }
}

fn has_layout(body: &Value) -> bool {
    body["flags"].as_u64().unwrap_or(0) & flags::COMPONENTS_V2 != 0
}

fn check_reference(errors: &mut FormErrors, reference: &Value) {
    let reference = Node::new("message_reference", reference);
    known_fields(errors, reference, REFERENCE);
    if reference.value.is_object() {
        id_field(errors, reference.field("message_id"), true);
        id_field(errors, reference.field("channel_id"), false);
        id_field(errors, reference.field("guild_id"), false);
        flag_field(errors, reference.field("fail_if_not_exists"));
        whole_field(errors, reference.field("type"), 0..=1);
    }
}

fn is_empty(body: &Value, uploads: &[Upload]) -> bool {
    let nothing = |field: &str| match &body[field] {
        Value::String(text) => text.trim().is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => true,
    };
    uploads.is_empty() && ["content", "embeds", "components"].into_iter().all(nothing)
}

fn check_flags(errors: &mut FormErrors, body: &Value, destination: Destination) {
    let allowed = flags::SUPPRESS_EMBEDS
        | flags::SUPPRESS_NOTIFICATIONS
        | flags::VOICE
        | flags::COMPONENTS_V2;
    let allowed = match destination {
        Destination::Callback | Destination::FollowUp => allowed | flags::EPHEMERAL,
        Destination::Edit | Destination::EditLayout => {
            allowed | flags::EPHEMERAL | flags::HAS_THREAD
        }
        Destination::Channel => allowed,
    };
    whole_field(errors, Node::root(body).field("flags"), 0..=i64::MAX);
    let given = body["flags"].as_u64().unwrap_or(0);
    if given & !allowed != 0 {
        errors.add("flags", "MESSAGE_FLAGS_INVALID", "These flags cannot be set here.");
    }
    let legacy = ["content", "embeds", "poll", "sticker_ids"].iter().any(|field| {
        body[*field].as_str().is_some_and(|text| !text.is_empty())
            || body[*field].as_array().is_some_and(|list| !list.is_empty())
            || body[*field].is_object()
    });
    if (given & flags::COMPONENTS_V2 != 0 || destination == Destination::EditLayout) && legacy {
        errors.add(
            "flags",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "Content and embeds cannot be used with IS_COMPONENTS_V2.",
        );
    }
}

fn check_mentions(errors: &mut FormErrors, allowed: &Value) {
    let allowed = Node::new("allowed_mentions", allowed);
    known_fields(errors, allowed, "parse users roles replied_user");
    flag_field(errors, allowed.field("replied_user"));
    for kind in ["users", "roles"] {
        let listed = list_field(errors, allowed.field(kind), 100);
        distinct(errors, &format!("allowed_mentions.{kind}"), listed);
        for (at, _) in listed.iter().enumerate().filter(|(_, id)| Id::from_json(id).is_none()) {
            let path = format!("allowed_mentions.{kind}.{at}");
            errors.add(&path, "NUMBER_TYPE_COERCE", "The value is not snowflake.");
        }
        if !listed.is_empty()
            && allowed["parse"]
                .as_array()
                .is_some_and(|parse| parse.iter().any(|entry| entry == kind))
        {
            let message =
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
            errors.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
    let parse = list_field(errors, allowed.field("parse"), 3);
    distinct(errors, "allowed_mentions.parse", parse);
    for (at, entry) in parse.iter().enumerate() {
        if !matches!(entry.as_str(), Some("users" | "roles" | "everyone")) {
            errors.add(
                &format!("allowed_mentions.parse.{at}"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {'users', 'roles', 'everyone'}.",
            );
        }
    }
}

fn check_files(errors: &mut FormErrors, body: &Value, uploads: &[Upload]) {
    let listed = list_field(errors, Node::root(body).field("attachments"), MOST_FILES);
    let ids = listed.iter().filter_map(|entry| Id::from_json(&entry["id"])).collect::<Vec<_>>();
    if (1..ids.len()).any(|at| ids[..at].contains(&ids[at])) {
        errors.add("attachments", "LIST_ITEMS_NOT_UNIQUE", "Each file may be named once.");
    }
    for (at, entry) in listed.iter().enumerate() {
        let path = format!("attachments.{at}");
        let entry = Node::new(&path, entry);
        known_fields(errors, entry, ATTACHMENT);
        if entry.value.is_object() {
            id_field(errors, entry.field("id"), true);
        }
        text_field(errors, entry.field("description"), 0..=1024, false);
        text_field(errors, entry.field("filename"), 1..=1024, false);
        text_field(errors, entry.field("title"), 0..=1024, false);
        text_field(errors, entry.field("waveform"), 0..=400, false);
        flag_field(errors, entry.field("is_spoiler"));
        flag_field(errors, entry.field("is_remix"));
        let length = &entry["duration_secs"];
        if !length.is_null() && !length.as_f64().is_some_and(|seconds| seconds >= 0.0) {
            let path = entry.path_to("duration_secs");
            errors.add(&path, "NUMBER_TYPE_MIN", "Must be a number that is 0 or more.");
        }
    }
    for (at, upload) in uploads.iter().enumerate().filter(|(_, upload)| upload.filename.is_empty())
    {
        errors.add(
            &format!("files.{at}"),
            "ATTACHMENT_FILENAME_REQUIRED",
            format!("files[{}] has no file name.", upload.n),
        );
    }
}
