//! Errors of members and tests.

use std::fmt;

/// Why something could not be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// There is nobody and nothing of this name, or it is not visible to this member.
    NotFound(String),
    /// The client would not send this: what is missing or does not fit.
    NotSent(String),
    /// Discord would not allow this.
    NotAllowed(String),
    /// The application did not respond in its 3 seconds.
    NoResponse,
    /// What was waited for did not happen.
    TookTooLong(String),
}

impl Error {
    /// The clock can't be put forward so far.
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
