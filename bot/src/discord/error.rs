//! Errors of Discord and of posts: their meaning, and whether to try again.

use matches::{Refused, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::http::ErrorResponse;
use serenity::{Error, HttpError};

pub(crate) enum PostError {
    Discord(Error),
    Refused(Refused),
    /// The post is delayed until this time.
    NotBefore(Timestamp),
}

/// Discord refuses how the bot connects. A restart would fail too, and use up one of the token's daily sessions.
#[derive(Debug, thiserror::Error)]
#[error("Discord ended the connection: {0}")]
pub(crate) struct Hopeless(pub(crate) String);

pub(crate) type PostResult<T = ()> = Result<T, PostError>;

impl From<Error> for PostError {
    fn from(error: Error) -> Self {
        Self::Discord(error)
    }
}

impl From<Refused> for PostError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// A channel is rate limited until this time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limited(pub(crate) Timestamp);

impl From<Limited> for PostError {
    fn from(Limited(end): Limited) -> Self {
        Self::NotBefore(end)
    }
}

/// Discord's error codes.
pub(crate) const UNKNOWN_CHANNEL: isize = 10_003;
pub(crate) const UNKNOWN_MESSAGE: isize = 10_008;
/// Too many edits of messages that are older than an hour.
pub(crate) const OLD_MESSAGE_EDITS: isize = 30_046;
pub(crate) const NOT_PERMITTED: isize = 50_013;
pub(crate) const ARCHIVED: isize = 50_083;
pub(crate) const LOCKED: isize = 160_005;
/// A server has as many active threads as Discord allows, so an archived thread can't be reopened.
pub(crate) const THREADS_FULL: isize = 160_006;
/// A person has closed their direct messages, or shares no server with the bot.
pub(crate) const DIRECT_CLOSED: [isize; 2] = [50_007, 50_278];

/// Discord's codes for an unknown interaction, webhook, message or token.
const DEAD: [isize; 4] = [10_062, 10_015, 10_008, 50_027];

fn response(error: &Error) -> Option<&ErrorResponse> {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => Some(response),
        _ => None,
    }
}

/// Whether Discord's refusal has one of these codes.
pub(crate) fn is_code(error: &Error, codes: &[isize]) -> bool {
    response(error).is_some_and(|response| codes.contains(&response.error.code))
}

/// The HTTP status of Discord's refusal.
pub(crate) fn status(error: &Error) -> Option<u16> {
    response(error).map(|response| response.status_code.as_u16())
}

/// The address of a request that was rate limited.
pub(crate) fn rate_limited_url(error: &Error) -> Option<&str> {
    let response = response(error).filter(|response| response.status_code.as_u16() == 429);
    response.map(|response| response.url.as_str())
}

/// Whether another try may succeed: there was no answer, a rate limit, or a failure at Discord.
pub(crate) fn is_temporary(error: &Error) -> bool {
    matches!(error, Error::Http(HttpError::Request(_)))
        || status(error).is_some_and(|status| status == 429 || status >= 500)
}

/// Whether Discord refused the content of the request. A request without pictures may then succeed.
pub(crate) fn is_content_refused(error: &Error) -> bool {
    !is_code(error, &DEAD) && matches!(status(error), Some(400 | 403 | 413 | 415 | 422))
}

/// Whether Discord refused a button or a menu with an emoji that doesn't exist.
pub(crate) fn is_emoji_refused(error: &Error) -> bool {
    let faults = response(error).into_iter().flat_map(|response| &response.error.errors);
    faults.into_iter().any(|fault| fault.code.ends_with("_INVALID_EMOJI"))
}

/// The error for the log, without addresses, which contain interaction tokens, and without user content.
pub(crate) fn plain(error: &Error) -> String {
    match error {
        Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let (status, error) = (response.status_code.as_u16(), &response.error);
            // The first field that Discord names, never its value.
            let field = error.errors.first().map(|fault| format!(": {}", fault.path));
            format!("{status} {} ({}){}", error.message, error.code, field.unwrap_or_default())
        }
        Error::Http(HttpError::Request(error)) if error.is_timeout() => "no answer in time".into(),
        Error::Http(HttpError::Request(error)) if error.is_connect() => "no connection".into(),
        Error::Http(_) => "the request failed".into(),
        Error::Gateway(error) => format!("gateway: {error}"),
        Error::Model(error) => format!("model: {error}"),
        _ => "another error of the connection".into(),
    }
}
