//! Reasons why an import fails.

use std::io;

use store::StoreError;
use thiserror::Error;

use crate::upkeep::export_lines::FORMAT;

/// The reason why an import failed.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The store has failed, and the import is incomplete.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The export can't be read.
    #[error("the export can't be read")]
    Io(#[from] io::Error),
    /// The temporary files can't be written.
    #[error("what is read can't be put aside for a while")]
    Room(#[source] io::Error),
    /// The store is not empty.
    #[error("the store is not empty; import into an empty one")]
    NotEmpty,
    /// Another process writes into the store at the same time.
    #[error("another process fills this store too")]
    Disturbed,
    /// The first line is not the first line of an export.
    #[error("this is not an export of this program")]
    NotAnExport,
    /// A newer program has written the export.
    #[error(
        "the export is of format {0}, which a newer Castellan has written; this one reads up to format {FORMAT}"
    )]
    Newer(u32),
    /// The export is in a format that only versions before 0.2 wrote.
    #[error(
        "the export is of format {0}, which a version before 0.2 has written: import it with commit 8eedf91, export it there and import that here"
    )]
    Older(u32),
    /// A line can't be understood.
    #[error("line {0} of the export can't be understood")]
    Line(u64),
    /// A number in this line is out of range.
    #[error(
        "line {0} of the export has a match number, a time or a turn limit that is out of range"
    )]
    OutOfRange(u64),
    /// The last line is missing, or its checksum is wrong.
    #[error("the export is incomplete or was changed")]
    Sum,
    /// Two lines make the same row.
    #[error("the export names a row twice")]
    Twice,
}
