//! Errors of members and tests.

use std::fmt;

/// The reason why an action failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// No such person or object exists, or this member can't see it.
    NotFound(String),
    /// Discord's client would not send this. The text says what is missing or wrong.
    NotSent(String),
    /// Discord would not allow this.
    NotAllowed(String),
    /// The application did not respond in its 3 seconds.
    NoResponse,
    /// The awaited state did not occur.
    TookTooLong(String),
}

impl Error {
    /// The clock can't be moved that far.
    pub(crate) fn clock_out_of_range() -> Self {
        Self::NotSent("The clock can't be put forward so far.".into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound(what) => write!(f, "There is no {what} here."),
            Self::NotSent(why) | Self::NotAllowed(why) => f.write_str(why),
            Self::NoResponse => f.write_str("The application did not respond."),
            Self::TookTooLong(what) => write!(f, "Waited in vain for {what}."),
        }
    }
}

impl std::error::Error for Error {}
