//! Discord's REST errors: codes, statuses, messages, and the errors of a form.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::rates::RateLimitScope;

/// Defines Discord's error codes, each with its HTTP status and message.
macro_rules! error_codes {
    ($($name:ident = $code:literal: $status:literal $message:literal,)*) => {
        /// Discord's error codes that the sandbox answers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum ErrorCode {
            $($name = $code,)*
        }

        impl ErrorCode {
            fn status_and_message(self) -> (u16, &'static str) {
                match self {
                    $(Self::$name => ($status, $message),)*
                }
            }
        }
    };
}

error_codes! {
    General = 0: 404 "404: Not Found",
    UnknownApplication = 10002: 404 "Unknown Application",
    UnknownChannel = 10003: 404 "Unknown Channel",
    UnknownGuild = 10004: 404 "Unknown Guild",
    UnknownMember = 10007: 404 "Unknown Member",
    UnknownMessage = 10008: 404 "Unknown Message",
    UnknownUser = 10013: 404 "Unknown User",
    UnknownEmoji = 10014: 404 "Unknown Emoji",
    UnknownWebhook = 10015: 404 "Unknown Webhook",
    UnknownSticker = 10060: 404 "Unknown sticker",
    UnknownInteraction = 10062: 404 "Unknown interaction",
    UnknownCommand = 10063: 404 "Unknown application command",
    UnknownScheduledEvent = 10070: 404 "Unknown Guild Scheduled Event",
    TooManyEmojis = 30008: 400 "Maximum number of emojis reached (2000)",
    TooManyAttachments = 30015: 400 "Maximum number of attachments in a message reached (10)",
    TooManyCommands = 30032: 400 "Maximum number of application commands reached (100)",
    TooManyScheduledEvents = 30038: 400 "Maximum number of uncompleted guild scheduled events reached (100)",
    OldMessageEdits = 30046: 429 "Maximum number of edits to messages older than 1 hour reached. Try again later",
    RequestTooLarge = 40005: 413 "Request entity too large",
    AlreadyAcknowledged = 40060: 400 "Interaction has already been acknowledged.",
    FollowUpsOfUserInstall = 40094: 400 "Maximum number of follow up messages has been reached",
    NoUserAgent = 40333: 403 "internal network error",
    MissingAccess = 50001: 403 "Missing Access",
    NotInDm = 50003: 403 "Cannot execute action on a DM channel",
    AnothersMessage = 50005: 403 "Cannot edit a message authored by another user",
    EmptyMessage = 50006: 400 "Cannot send an empty message",
    CannotSendToUser = 50007: 403 "Cannot send messages to this user",
    MissingPermissions = 50013: 403 "Missing Permissions",
    InvalidWebhookToken = 50027: 401 "Invalid Webhook Token",
    InvalidForm = 50035: 400 "Invalid Form Body",
    UnknownApiVersion = 50041: 400 "Invalid API version provided",
    TooLarge = 50045: 400 "File uploaded exceeds the maximum size",
    InvalidFile = 50046: 400 "Invalid file uploaded",
    ThreadArchived = 50083: 400 "Thread is archived",
    BadJson = 50109: 400 "The request body contains invalid JSON.",
    AssetTooLarge = 50138: 400 "Failed to resize asset below the maximum size: 262144",
    NotAnActivity = 50234: 400 "Application is not embedded",
    EntryPointLeftOut = 50240: 400 "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point command in your update request or delete it separately.",
    VoiceWithMore = 50159: 400 "Voice messages do not support additional content",
    VoiceWithoutSound = 50160: 400 "Voice messages must have a single audio attachment",
    VoiceWithoutMetadata = 50161: 400 "Voice messages must have supporting metadata",
    NoMutualServer = 50278: 403 "Cannot send messages to this user due to having no mutual guilds",
    ReplyWithoutHistory = 160_002: 403 "Cannot reply without permission to read message history",
    ThreadExists = 160_004: 400 "A thread has already been created for this message",
    ThreadLocked = 160_005: 403 "This thread is locked",
    FinishedScheduledEvent = 180_000: 400 "Cannot update a finished event",
}

/// An error of REST, answered instead of a result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    pub(crate) errors: Option<Value>,
    /// The exceeded limit, and the seconds after which a retry makes sense.
    pub(crate) retry_after: Option<(RateLimitScope, f64)>,
}

impl ApiError {
    /// Status 401, for a missing or wrong token.
    pub(crate) fn unauthorized() -> Self {
        Self { status: 401, message: "401: Unauthorized".into(), ..ErrorCode::General.into() }
    }

    /// Status 405, for an address that exists but does not support the method.
    pub(crate) fn method_not_allowed() -> Self {
        Self { status: 405, message: "405: Method Not Allowed".into(), ..ErrorCode::General.into() }
    }

    /// Status 501, for a route of Discord that the sandbox lacks. Discord itself never returns it.
    pub(crate) fn not_built(route: &str) -> Self {
        let message = format!("501: the sandbox does not have {route}");
        Self { status: 501, message, ..ErrorCode::General.into() }
    }

    /// An error that asks to try again later.
    pub(crate) fn retry_later(code: ErrorCode, retry_after_s: f64) -> Self {
        Self { retry_after: Some((RateLimitScope::User, retry_after_s)), ..code.into() }
    }

    /// Too many requests. This is the only error without a code.
    pub(crate) fn too_many(scope: RateLimitScope, retry_after_s: f64) -> Self {
        Self {
            status: 429,
            message: "You are being rate limited.".into(),
            ..Self { retry_after: Some((scope, retry_after_s)), ..ErrorCode::General.into() }
        }
    }

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
    /// Adds an error at a path such as `embeds.0.title`.
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

    /// Adds an error if a text is too short or too long. Length is in characters, as Discord counts.
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

    /// An error with everything that was added. `Ok` without any error.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        if self.tree.is_empty() {
            return Ok(());
        }
        Err(ApiError { errors: Some(Value::Object(self.tree)), ..ErrorCode::InvalidForm.into() })
    }
}

/// An error at a single field of a form.
pub(crate) fn form_error(path: &str, code: &str, message: &str) -> ApiError {
    let mut faults = FormErrors::default();
    faults.add(path, code, message);
    faults.finish().expect_err("a fault was noted")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_errors_are_reported_in_discords_error_tree() {
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
