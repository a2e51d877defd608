//! Errors of all engines: failed operations, stores that can't be opened, and locations that can't be read.

use std::io;

use thiserror::Error;

/// Why a store did not do what it should.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum StoreError {
    /// A value is larger than [`VALUE_LIMIT`](crate::VALUE_LIMIT); nothing is written.
    #[error("a value of {bytes} bytes is too large to be stored")]
    TooLarge {
        /// How large it is.
        bytes: usize,
    },
    /// The engine failed, now or earlier. Only opening the store again can tell what is on disk.
    #[error("the store has failed: {0}")]
    Failed(String),
    /// The database can't be reached now, or does not do what it should. The store goes on as soon as it can.
    #[error("the database is away: {0}")]
    Away(String),
}

/// Why a store can't be opened. Nothing has been changed.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another process has it open.
    #[error("another process is using this store")]
    InUse,
    /// There was a database in this folder, and it is gone.
    #[error(
        "there was a database in this folder and it is gone; bring it back, or import an export into an empty folder"
    )]
    Gone,
    /// The database is of a form that this program does not know.
    #[error("this store was written by another version of the program")]
    Foreign,
    /// The database can't be read.
    #[error(
        "the database is damaged and can't be opened ({0}); import the newest export into an empty folder"
    )]
    Damaged(String),
    /// The folder can't be used.
    #[error("the store's folder can't be used: {0}")]
    Io(#[source] io::Error),
    /// Nobody has ever stored anything there, and that is not what is wanted now.
    #[error("there is no store")]
    Missing,
    /// The tables are of a newer version than the program knows.
    #[error(
        "its tables are of version {found}, which a newer Castellan has made; this one knows up to version {known}: run the newer program"
    )]
    Newer {
        /// What was found.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// The database does not answer. It may later.
    #[error("the database can't be reached: {0}")]
    Unreachable(String),
    /// The database answers, and does not let us in or do what we ask.
    #[error("the database refuses: {0}")]
    Refused(String),
    /// Filling this store from elsewhere was begun and not finished.
    #[error("a copy or an import into this store was not finished: begin it again, and it goes on")]
    HalfFilled,
}

/// Why a text names no place for a store. It never holds the text, in which there may be a password.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum BadLocation {
    /// It begins like none.
    #[error("it must be sled:FOLDER or postgres://USER@HOST/DATABASE")]
    Scheme,
    /// The folder has no name.
    #[error("sled: must be followed by a folder")]
    Folder,
    /// It is no address of a database.
    #[error("this is no address of a database; it looks like postgres://USER@HOST:5432/DATABASE")]
    Address,
    /// The way to be safe is none of those that there are.
    #[error("sslmode must be disable or verify-full")]
    SslMode,
    /// The file with the authorities can't be used.
    #[error("the file that sslrootcert names can't be read, or holds no certificates")]
    Authority,
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
