//! Asking the matches for what is to be posted, and why something is not.

use data::{Refused, Timestamp};
use poise::serenity_prelude as serenity;

use crate::desk::Desk;

/// Why something was not posted.
pub(crate) enum Failed {
    /// Discord refused, or could not be reached.
    Discord(serenity::Error),
    /// The match refused.
    Refused(Refused),
    /// Discord wants nothing to be posted there before this moment.
    Resting(Timestamp),
}

impl From<serenity::Error> for Failed {
    fn from(error: serenity::Error) -> Self {
        Self::Discord(error)
    }
}

impl From<Refused> for Failed {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// Asks the matches, off the async threads.
pub(crate) async fn ask<T: Send + 'static>(
    desk: &Desk,
    question: impl FnOnce(&Desk) -> Result<T, Refused> + Send + 'static,
) -> Result<T, Failed> {
    Ok(desk.work(question).await.unwrap_or(Err(Refused::Busy))?)
}
