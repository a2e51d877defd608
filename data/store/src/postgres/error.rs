//! `DatabaseError`: database failures, by whether to retry, reconnect or give up.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::{OpenError, StoreError};

/// A database failure. Its text holds codes and the database's own sentence, and neither rows nor passwords.
#[derive(Clone, Debug)]
pub(super) enum DatabaseError {
    /// Nothing was done, because of another transaction at the same moment: worth another try.
    Retry(String),
    /// The connection is lost, or was never there. What was asked for last may have been done.
    ConnectionLost(String),
    /// Nothing was done, and nothing can be any more by this connection: its row was closed or is gone.
    Fenced,
    /// The database does not do it, and will not if asked again.
    Refused(String),
}

impl DatabaseError {
    /// There was no answer in time.
    pub(super) fn no_answer() -> Self {
        Self::ConnectionLost("no answer in time".into())
    }

    pub(super) fn text(&self) -> &str {
        match self {
            Self::Retry(text) | Self::ConnectionLost(text) | Self::Refused(text) => text,
            Self::Fenced => "its link is closed",
        }
    }
}

impl From<Error> for DatabaseError {
    fn from(error: Error) -> Self {
        let Some(database) = error.as_db_error() else {
            let text = cause(&error);
            return match CLIENT_ERRORS.iter().any(|begin| text.starts_with(begin)) {
                true => Self::Refused(text),
                false => Self::ConnectionLost(text),
            };
        };
        let code = database.code();
        let text = format!("{} ({})", database.message(), code.code());
        let retryable = [
            SqlState::T_R_SERIALIZATION_FAILURE,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::LOCK_NOT_AVAILABLE,
            // It took longer than a statement may.
            SqlState::QUERY_CANCELED,
        ];
        let connection_lost = [
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
            code if retryable.contains(code) => Self::Retry(text),
            code if connection_lost.contains(code) || code.code().starts_with("08") => {
                Self::ConnectionLost(text)
            }
            _ => Self::Refused(text),
        }
    }
}

/// How errors begin that are no fault of the connection; the client has no kinds for them.
const CLIENT_ERRORS: &[&str] =
    &["error serializing", "error deserializing", "authentication error", "invalid configuration"];

/// What lies beneath an error of the connection.
fn cause(error: &Error) -> String {
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(error) = source {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        source = error.source();
    }
    text
}

impl From<DatabaseError> for StoreError {
    fn from(error: DatabaseError) -> Self {
        Self::Away(error.text().into())
    }
}

impl From<DatabaseError> for OpenError {
    fn from(error: DatabaseError) -> Self {
        match error {
            DatabaseError::Refused(text) => Self::Refused(text),
            error => Self::Unreachable(error.text().into()),
        }
    }
}
