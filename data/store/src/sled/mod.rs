//! `SledStore`: a store on disk, sled 0.34.7 with precautions against losing data.
//!
//! - `flush()` leaves the file's length and the device's cache to luck: the writer calls fsync after it.
//! - A kill while sled opens leaves a file that keeps it from ever opening again: it is removed before.
//! - Opening a damaged database may panic: it is done on a thread of its own.
//! - Many writers can lock each other out: one thread writes, for all who wait at that moment together.
//! - Its file only grows, and a thread of its own never finds an end of tidying it: it is written anew at a start when it is
//!   several times its content, and that thread hardly ever wakes.
//! - A commit costs two writes of its log, and wakes a handful of threads: it is durable in a write-ahead log of ours first.
//! - Values that are too large go to files that are not made durable: they are refused.

mod compact;
mod database;
mod open;
#[cfg(test)]
mod power_loss;
mod rows;
mod wal;
mod writer;

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::batch::{Batch, Commit};
use crate::error::{OpenError, StoreError};
use crate::row::{Range, Row};
use crate::store::Store;
use database::{MakeDurable, SMALL_CACHE_BYTES};
use open::OpenSettings;
use rows::DiskRows;
use writer::Writer;

/// For so long what nobody waits for is held back for others to come: each group costs a write and a wait for the disk, however
/// much is in it. From ten moves a second on, what is settled after one is written with the next.
const HOLD_BACK: Duration = Duration::from_millis(100);

/// A store in a folder on the disk, for one process at a time.
pub struct SledStore {
    writer: Writer,
    rows: Arc<DiskRows>,
    folder: PathBuf,
    /// Held for as long as the store is open.
    _lock: File,
}

impl SledStore {
    /// Opens the store in a folder. A new one is made only where there never was one.
    ///
    /// # Errors
    /// Another process has it open, or it can't be read; see [`OpenError`].
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::open_with(folder, &|_, file| Box::new(file), OpenSettings::default())
    }

    /// The same to serve from it. A file that has become several times its content is written anew first, which may take a
    /// while, and what nobody waits for is held back for a moment, to be written with what comes next.
    ///
    /// # Errors
    /// As [`SledStore::open`].
    pub fn open_to_serve(folder: &Path) -> Result<Self, OpenError> {
        let settings = OpenSettings {
            rewrite_above: Some(compact::SMALL_FILE_BYTES),
            hold_back: HOLD_BACK,
            ..OpenSettings::default()
        };
        Self::open_with(folder, &|_, file| Box::new(file), settings)
    }

    /// The same to fill it from elsewhere, with little memory.
    ///
    /// # Errors
    /// As [`SledStore::open`].
    pub fn open_to_fill(folder: &Path) -> Result<Self, OpenError> {
        let settings = OpenSettings { cache_bytes: SMALL_CACHE_BYTES, ..OpenSettings::default() };
        Self::open_with(folder, &|_, file| Box::new(file), settings)
    }

    fn open_with(
        folder: &Path,
        durable: MakeDurable<'_>,
        settings: OpenSettings,
    ) -> Result<Self, OpenError> {
        let (rows, lock) = open::open(folder, durable, settings)?;
        let rows = Arc::new(rows);
        let writer = Writer::start(Arc::clone(&rows), settings.hold_back).map_err(OpenError::Io)?;
        Ok(Self { writer, rows, folder: folder.to_owned(), _lock: lock })
    }
}

impl Store for SledStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.rows.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.rows.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        batch.check_size()?;
        self.writer.commit(batch)
    }

    fn fill(&self, batch: Batch) -> Result<Commit, StoreError> {
        batch.check_size()?;
        self.rows.fill(&batch)
    }

    /// What was written in the order of its keys is in proportion: the next opening need not read it all to see that.
    fn note_filled(&self) {
        if let Err(error) = compact::note_checked(&self.folder) {
            tracing::debug!(%error, "the next opening looks whether the file is in proportion");
        }
    }

    /// There has to be room for all rows anyway.
    fn scratch_folder(&self) -> PathBuf {
        self.folder.clone()
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SledStore(..)")
    }
}
