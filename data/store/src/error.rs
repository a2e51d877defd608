//! Errors of all engines: failed operations, stores that can't be opened, and locations that can't be read.

use std::io;

use thiserror::Error;

/// The reason why an operation failed.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum StoreError {
    /// A value is larger than [`VALUE_LIMIT`](crate::VALUE_LIMIT); nothing is written.
    #[error("a value of {bytes} bytes is too large to be stored")]
    TooLarge {
        /// The value's size.
        bytes: usize,
    },
    /// The disk accepts no writes, and nothing was written. An operator can fix the cause, such as a full disk.
    #[error("nothing can be written: {0}")]
    Unwritable(String),
    /// The engine has failed during this operation. Only reopening the store shows what is on disk.
    #[error("the store has failed: {0}")]
    Failed(String),
    /// The engine has failed earlier, and nothing was written. The store must be reopened.
    #[error("the store has failed earlier: {0}")]
    Stopped(String),
    /// The database can't be reached now, or misbehaves. The store reconnects by itself.
    #[error("the database is away: {0}")]
    Away(String),
}

impl StoreError {
    /// Whether the store may work again later without being reopened.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Unwritable(_) | Self::Away(_) => true,
            Self::TooLarge { .. } | Self::Failed(_) | Self::Stopped(_) => false,
        }
    }

    /// Whether a commit that failed with this error may have been written nevertheless.
    pub fn may_be_written(&self) -> bool {
        match self {
            Self::Failed(_) | Self::Away(_) => true,
            Self::TooLarge { .. } | Self::Unwritable(_) | Self::Stopped(_) => false,
        }
    }
}

/// The reason why a store can't be opened. Nothing was changed.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another process has the store open.
    #[error("another process is using this store")]
    InUse,
    /// The folder once had a database, and it is missing.
    #[error(
        "there was a database in this folder and it is gone; bring it back, or import an export into an empty folder"
    )]
    Gone,
    /// The database is in an unknown form.
    #[error("this store was written by another version of the program")]
    Foreign,
    /// The database or its rows are in forms older than the first released ones.
    #[error(
        "this store was written by a version before 0.2, in a form that is no longer read: export it with commit 8eedf91 and import that into an empty store"
    )]
    Older,
    /// The database can't be read.
    #[error(
        "the database is damaged and can't be opened ({0}); import the newest export into an empty folder"
    )]
    Damaged(String),
    /// The operating system refused an operation, such as opening a file of the store.
    #[error("the store's folder can't be used: {0}")]
    Io(io::Error),
    /// There is no store, and none may be created.
    #[error("there is no store")]
    Missing,
    /// The database's tables have a newer version than this program knows.
    #[error(
        "its tables are of version {found}, which a newer Castellan has made; this one knows up to version {known}: run the newer program"
    )]
    Newer {
        /// The version that the tables have.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The rows are in a newer form, which this program may not use.
    #[error(
        "this store has form {form}, which takes a Castellan of form {oldest} or later, and this one is of form {known}: start the newer program, or see \"Going back\" in docs/operating.md"
    )]
    TooNew {
        /// The form of the store.
        form: u32,
        /// The oldest program form that may use this store.
        oldest: u32,
        /// The form of this program.
        known: u32,
    },
    /// The database does not answer now, but may later.
    #[error("the database can't be reached: {0}")]
    Unreachable(String),
    /// The database refuses the connection or a statement.
    #[error("the database refuses: {0}")]
    Refused(String),
    /// An earlier copy or import into this store was interrupted.
    #[error("a copy or an import into this store was not finished: begin it again, and it goes on")]
    HalfFilled,
}

// The text names the reason, so the error is no source: a printed chain would repeat it.
impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The reason why a text is not a valid location. The text is not repeated, since it may contain a password.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum BadLocation {
    /// The scheme is unknown.
    #[error("it must be sled:FOLDER or postgres://USER@HOST/DATABASE")]
    Scheme,
    /// The folder is missing.
    #[error("sled: must be followed by a folder")]
    Folder,
    /// The address is invalid.
    #[error(
        "this is no address of a database; it looks like postgres://USER@HOST:5432/DATABASE, and a password has %40 for @, %2F for /, %3A for : and %3F for ?"
    )]
    Address,
    /// The `sslmode` is none of disable, require, verify-ca and verify-full.
    #[error("sslmode must be disable or verify-full")]
    SslMode,
    /// The file named by `sslrootcert` can't be read, or holds no certificates.
    #[error("the file that sslrootcert names can't be read, or holds no certificates")]
    Authority,
}
