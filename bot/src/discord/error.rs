//! Errors of Discord and of posts: their meaning, and whether to try again.

use matches::{Refused, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::HttpError;

/// Why something was not posted.
pub(crate) enum PostError {
    /// Discord refused, or could not be reached.
    Discord(serenity::Error),
    /// The match refused.
    Refused(Refused),
    /// Discord wants nothing to be posted there before this moment.
    Resting(Timestamp),
}

impl From<serenity::Error> for PostError {
    fn from(error: serenity::Error) -> Self {
        Self::Discord(error)
    }
}

impl From<Refused> for PostError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// Discord's code for a thread that must be opened again before anything is posted.
pub(crate) const ARCHIVED: isize = 50083;

/// Whether Discord refused with this code.
pub(crate) fn is_code(error: &serenity::Error, code: isize) -> bool {
    matches!(error, serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) if response.error.code == code)
}

/// The status of Discord's refusal, if it is one.
pub(crate) fn status(error: &serenity::Error) -> Option<u16> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.status_code.as_u16())
        }
        _ => None,
    }
}

/// What was asked for, if Discord wants it to be asked less often.
pub(crate) fn hurried(error: &serenity::Error) -> Option<&str> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response))
            if response.status_code.as_u16() == 429 =>
        {
            Some(&response.url)
        }
        _ => None,
    }
}

/// Whether it may go well the next time.
pub(crate) fn is_passing(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::Request(_)) => true,
        error => status(error).is_some_and(|status| status == 429 || status >= 500),
    }
}

/// Discord's codes for an interaction, a webhook or a token that is no more.
const DEAD: [isize; 4] = [10_062, 10_015, 10_008, 50_027];

/// Whether Discord refused what was in the request, so that less of it may be taken.
pub(crate) fn is_refused(error: &serenity::Error) -> bool {
    let is_dead = DEAD.iter().any(|&code| is_code(error, code));
    !is_dead && matches!(status(error), Some(400 | 403 | 413 | 415 | 422))
}

/// An error of the connection without addresses, which hold the tokens of interactions, and without what people wrote.
pub(crate) fn plain(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            format!(
                "{} {} ({})",
                response.status_code.as_u16(),
                response.error.message,
                response.error.code
            )
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_timeout() => {
            "no answer in time".into()
        }
        serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => {
            "no connection".into()
        }
        serenity::Error::Http(_) => "the request failed".into(),
        serenity::Error::Gateway(error) => format!("gateway: {error}"),
        serenity::Error::Model(error) => format!("model: {error}"),
        _ => "another error of the connection".into(),
    }
}
