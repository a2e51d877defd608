//! Discord's REST errors: codes, statuses, messages, and the errors of a form.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::rates::RateLimitScope;

/// Discord's error codes that the sandbox answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ErrorCode {
    General = 0,
    UnknownApplication = 10002,
    UnknownChannel = 10003,
    UnknownGuild = 10004,
    UnknownMember = 10007,
    UnknownMessage = 10008,
    UnknownUser = 10013,
    UnknownEmoji = 10014,
    UnknownWebhook = 10015,
    UnknownSticker = 10060,
    UnknownInteraction = 10062,
    UnknownCommand = 10063,
    TooManyEmojis = 30008,
    TooManyAttachments = 30015,
    TooManyCommands = 30032,
    OldMessageEdits = 30046,
    RequestTooLarge = 40005,
    AlreadyAcknowledged = 40060,
    FollowUpsOfUserInstall = 40094,
    NoUserAgent = 40333,
    MissingAccess = 50001,
    NotInDm = 50003,
    AnothersMessage = 50005,
    EmptyMessage = 50006,
    CannotSendToUser = 50007,
    MissingPermissions = 50013,
    InvalidWebhookToken = 50027,
    InvalidForm = 50035,
    UnknownApiVersion = 50041,
    TooLarge = 50045,
    InvalidFile = 50046,
    ThreadArchived = 50083,
    BadJson = 50109,
    AssetTooLarge = 50138,
    VoiceWithMore = 50159,
    VoiceWithoutSound = 50160,
    VoiceWithoutMetadata = 50161,
    NoMutualServer = 50278,
    ReplyWithoutHistory = 160_002,
    ThreadExists = 160_004,
    ThreadLocked = 160_005,
}

impl ErrorCode {
    /// HTTP status and message, as Discord pairs them.
    fn status_and_message(self) -> (u16, &'static str) {
        match self {
            Self::General => (404, "404: Not Found"),
            Self::UnknownApplication => (404, "Unknown Application"),
            Self::UnknownChannel => (404, "Unknown Channel"),
            Self::UnknownGuild => (404, "Unknown Guild"),
            Self::UnknownMember => (404, "Unknown Member"),
            Self::UnknownMessage => (404, "Unknown Message"),
            Self::UnknownUser => (404, "Unknown User"),
            Self::UnknownEmoji => (404, "Unknown Emoji"),
            Self::UnknownWebhook => (404, "Unknown Webhook"),
            Self::UnknownSticker => (404, "Unknown sticker"),
            Self::UnknownInteraction => (404, "Unknown interaction"),
            Self::UnknownCommand => (404, "Unknown application command"),
            Self::TooManyEmojis => (400, "Maximum number of emojis reached (2000)"),
            Self::TooManyAttachments => {
                (400, "Maximum number of attachments in a message reached (10)")
            }
            Self::TooManyCommands => (400, "Maximum number of application commands reached (100)"),
            Self::RequestTooLarge => (413, "Request entity too large"),
            Self::OldMessageEdits => (
                429,
                "Maximum number of edits to messages older than 1 hour reached. Try again later",
            ),
            Self::AlreadyAcknowledged => (400, "Interaction has already been acknowledged."),
            Self::FollowUpsOfUserInstall => {
                (400, "Maximum number of follow up messages has been reached")
            }
            Self::NoUserAgent => (403, "internal network error"),
            Self::MissingAccess => (403, "Missing Access"),
            Self::NotInDm => (403, "Cannot execute action on a DM channel"),
            Self::AnothersMessage => (403, "Cannot edit a message authored by another user"),
            Self::EmptyMessage => (400, "Cannot send an empty message"),
            Self::CannotSendToUser => (403, "Cannot send messages to this user"),
            Self::MissingPermissions => (403, "Missing Permissions"),
            Self::InvalidWebhookToken => (401, "Invalid Webhook Token"),
            Self::InvalidForm => (400, "Invalid Form Body"),
            Self::TooLarge => (400, "File uploaded exceeds the maximum size"),
            Self::InvalidFile => (400, "Invalid file uploaded"),
            Self::AssetTooLarge => (400, "Failed to resize asset below the maximum size: 262144"),
            Self::ThreadArchived => (400, "Thread is archived"),
            Self::BadJson => (400, "The request body contains invalid JSON."),
            Self::UnknownApiVersion => (400, "Invalid API version provided"),
            Self::VoiceWithMore => (400, "Voice messages do not support additional content"),
            Self::VoiceWithoutSound => (400, "Voice messages must have a single audio attachment"),
            Self::VoiceWithoutMetadata => (400, "Voice messages must have supporting metadata"),
            Self::ReplyWithoutHistory => {
                (403, "Cannot reply without permission to read message history")
            }
            Self::NoMutualServer => {
                (403, "Cannot send messages to this user due to having no mutual guilds")
            }
            Self::ThreadExists => (400, "A thread has already been created for this message"),
            Self::ThreadLocked => (403, "This thread is locked"),
        }
    }
}

/// An error of REST, answered instead of a result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    pub(crate) errors: Option<Value>,
    /// Which limit was reached, and the seconds until it is worth trying again.
    pub(crate) retry_after: Option<(RateLimitScope, f64)>,
}

impl ApiError {
    /// 401, as for a missing or wrong token.
    pub(crate) fn unauthorized() -> Self {
        Self { status: 401, message: "401: Unauthorized".into(), ..ErrorCode::General.into() }
    }

    /// 405, as for something that is there and can't be asked for in this way.
    pub(crate) fn method_not_allowed() -> Self {
        Self { status: 405, message: "405: Method Not Allowed".into(), ..ErrorCode::General.into() }
    }

    /// An error that asks to try again later.
    pub(crate) fn retry_later(code: ErrorCode, retry_after_s: f64) -> Self {
        Self { retry_after: Some((RateLimitScope::User, retry_after_s)), ..code.into() }
    }

    /// Too many requests. This error alone has no code.
    pub(crate) fn too_many(scope: RateLimitScope, retry_after_s: f64) -> Self {
        Self {
            status: 429,
            message: "You are being rate limited.".into(),
            ..Self { retry_after: Some((scope, retry_after_s)), ..ErrorCode::General.into() }
        }
    }

    /// The body of the answer.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({"message": self.message});
        if self.retry_after.is_none() || self.code != ErrorCode::General as u32 {
            body["code"] = json!(self.code);
        }
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if let Some((scope, seconds)) = self.retry_after {
            body["retry_after"] = json!(seconds);
            body["global"] = json!(scope == RateLimitScope::Global);
        }
        body
    }
}

impl From<ErrorCode> for ApiError {
    fn from(code: ErrorCode) -> Self {
        let (status, message) = code.status_and_message();
        Self { status, code: code as u32, message: message.into(), errors: None, retry_after: None }
    }
}

/// Errors in the fields of a form, collected in Discord's tree.
#[derive(Debug, Default)]
pub(crate) struct FormErrors {
    tree: Map<String, Value>,
}

impl FormErrors {
    /// Notes a fault at a path such as `embeds.0.title`.
    pub(crate) fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut node = &mut self.tree;
        for step in path.split('.').filter(|step| !step.is_empty()) {
            let slot = node.entry(step).or_insert_with(|| json!({}));
            node = slot.as_object_mut().expect("every node of the tree is made here, as an object");
        }
        let list = node.entry("_errors").or_insert_with(|| json!([]));
        list.as_array_mut()
            .expect("made here, as a list")
            .push(json!({"code": code, "message": message.into()}));
    }

    /// Notes a text that is shorter or longer than allowed. Length is in characters, as Discord counts.
    pub(crate) fn length(&mut self, path: &str, text: &str, range: RangeInclusive<usize>) {
        if range.contains(&text.chars().count()) {
            return;
        }
        let (least, most) = range.into_inner();
        let (code, message) = match least {
            0 => ("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length.")),
            _ => ("BASE_TYPE_BAD_LENGTH", format!("Must be between {least} and {most} in length.")),
        };
        self.add(path, code, message);
    }

    /// An error with everything that was added, or nothing.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.tree.is_empty() {
            return Ok(());
        }
        Err(ApiError { errors: Some(Value::Object(self.tree)), ..ErrorCode::InvalidForm.into() })
    }
}

/// An error with a single field of a form.
pub(crate) fn form_error(path: &str, code: &str, message: &str) -> ApiError {
    let mut faults = FormErrors::default();
    faults.add(path, code, message);
    faults.finish().expect_err("a fault was noted")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_a_form_are_told_in_discords_tree() {
        let mut faults = FormErrors::default();
        faults.length("embeds.0.title", "", 1..=256);
        faults.add("content", "X", "no");
        let body = faults.finish().expect_err("two faults").body();
        assert_eq!(body["code"], 50035);
        assert_eq!(
            body["errors"]["embeds"]["0"]["title"]["_errors"][0]["message"],
            "Must be between 1 and 256 in length."
        );
        assert_eq!(body["errors"]["content"]["_errors"][0]["code"], "X");
    }
}
