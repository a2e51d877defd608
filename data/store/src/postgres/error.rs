//! What can go wrong with a database, by what follows from it.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::{OpenError, StoreError};

/// What went wrong. Its text holds codes and the database's own sentence, and neither rows nor passwords.
#[derive(Clone, Debug)]
pub(super) enum Trouble {
    /// Nothing was done, because somebody else did something at the same moment: worth another try.
    Again(String),
    /// The connection is lost, or was never there. What was asked for last may have been done.
    Lost(String),
    /// Nothing was done, and nothing can be any more by this connection: its row was closed or is gone.
    Fenced,
    /// The database does not do it, and will not if asked again.
    Refused(String),
}

impl Trouble {
    /// Nothing came back in time.
    pub(super) fn silence() -> Self {
        Self::Lost("no answer in time".into())
    }

    pub(super) fn text(&self) -> &str {
        match self {
            Self::Again(text) | Self::Lost(text) | Self::Refused(text) => text,
            Self::Fenced => "its link is closed",
        }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        let Some(told) = error.as_db_error() else {
            let text = cause(&error);
            return match OURS.iter().any(|begin| text.starts_with(begin)) {
                true => Self::Refused(text),
                false => Self::Lost(text),
            };
        };
        let code = told.code();
        let text = format!("{} ({})", told.message(), code.code());
        let is_again = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::LOCK_NOT_AVAILABLE,
            // It took longer than a statement may.
            SqlState::QUERY_CANCELED,
        ];
        let is_lost = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            // CockroachDB says so where it does not know itself.
            SqlState::T_R_STATEMENT_COMPLETION_UNKNOWN,
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::TOO_MANY_CONNECTIONS,
            // A standby took the address over, or the first has become one.
            SqlState::READ_ONLY_SQL_TRANSACTION,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ];
        match code {
            code if is_again.contains(code) => Self::Again(text),
            code if is_lost.contains(code) || code.code().starts_with("08") => Self::Lost(text),
            _ => Self::Refused(text),
        }
    }
}

/// How errors begin that are no fault of the connection; the client has no kinds for them.
const OURS: &[&str] =
    &["error serializing", "error deserializing", "authentication error", "invalid configuration"];

/// What lies beneath an error of the connection.
fn cause(error: &Error) -> String {
    let mut text = error.to_string();
    let mut beneath = std::error::Error::source(error);
    while let Some(error) = beneath {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        beneath = error.source();
    }
    text
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> Self {
        Self::Away(trouble.text().into())
    }
}

impl From<Trouble> for OpenError {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Refused(text) => Self::Refused(text),
            trouble => Self::Unreachable(trouble.text().into()),
        }
    }
}
