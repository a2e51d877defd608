//! `DatabaseError`: database failures, by whether to retry, reconnect or give up.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::{OpenError, StoreError};

/// A database failure. Its text has codes and the database's own words, but no rows or passwords.
#[derive(Clone, Debug)]
pub(super) enum DatabaseError {
    /// A concurrent transaction won, and nothing was written. A retry may succeed.
    Retry(String),
    /// The connection is lost. The database may have executed the last request.
    ConnectionLost(String),
    /// Another process closed or removed this connection's row, so the connection can't write any more. Nothing was
    /// written.
    Fenced,
    /// The disk of the database is full, and nothing was written. An operator must make room.
    DiskFull(String),
    /// The database refuses, and a retry won't help.
    Refused(String),
}

impl DatabaseError {
    /// The failure after a timeout.
    pub(super) fn no_answer() -> Self {
        Self::ConnectionLost("no answer in time".into())
    }

    pub(super) fn text(&self) -> &str {
        match self {
            Self::Retry(text) | Self::ConnectionLost(text) => text,
            Self::DiskFull(text) | Self::Refused(text) => text,
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
            // The statement took too long.
            SqlState::QUERY_CANCELED,
        ];
        let connection_lost = [
            SqlState::ADMIN_SHUTDOWN,
            SqlState::CRASH_SHUTDOWN,
            // CockroachDB reports an unknown outcome this way.
            SqlState::T_R_STATEMENT_COMPLETION_UNKNOWN,
            SqlState::CANNOT_CONNECT_NOW,
            SqlState::TOO_MANY_CONNECTIONS,
            // A standby took over the address, or the primary has become one.
            SqlState::READ_ONLY_SQL_TRANSACTION,
            SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        ];
        match code {
            code if retryable.contains(code) => Self::Retry(text),
            code if connection_lost.contains(code) || code.code().starts_with("08") => {
                Self::ConnectionLost(text)
            }
            code if *code == SqlState::DISK_FULL => Self::DiskFull(text),
            _ => Self::Refused(text),
        }
    }
}

/// Prefixes of client errors that don't mean a lost connection. The client library has no error kinds for them.
const CLIENT_ERRORS: &[&str] =
    &["error serializing", "error deserializing", "authentication error", "invalid configuration"];

/// The text of an error, followed by the texts of its causes.
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
        match error {
            DatabaseError::DiskFull(text) => Self::Unwritable(text),
            error => Self::Away(error.text().into()),
        }
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
