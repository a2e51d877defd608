//! `SledStore`: a store on disk, sled 0.34.7 with precautions against losing data.
//!
//! - `flush()` does not sync the file's length and the device's cache, so the writer calls fsync after it.
//! - If a crash interrupts sled's opening, a file may remain that prevents any later opening. It is removed first.
//! - Opening a damaged database may panic, so it happens on a separate thread.
//! - Concurrent sled writers can deadlock, so one thread writes all batches that wait at that time.
//! - sled's file only grows, since sled's background thread never finishes reclaiming space. So an oversized file is
//!   rewritten at a start, and the background thread runs rarely.
//! - A commit costs two writes of sled's log and wakes several threads, so it first becomes durable in our own
//!   write-ahead log.
//! - sled stores large values in files that it does not make durable, so this store refuses such values.

mod compact;
mod database;
mod open;
mod permissions;
#[cfg(test)]
mod power_loss;
mod read_copy;
mod rows;
mod wal;
mod writer;

use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::batch::{Batch, Commit};
use crate::error::{OpenError, StoreError};
use crate::row::{Range, Row};
use crate::store::Store;
use database::{MakeDurable, SMALL_CACHE_BYTES};
use open::OpenSettings;
pub use permissions::exposed_files;
use read_copy::ReadCopy;
use rows::DiskRows;
use writer::Writer;

/// The delay of batches that no caller waits for. A group costs one write and one sync, whatever its size. At ten moves
/// a second, the outcome of one job is then written with the next move.
const HOLD_BACK: Duration = Duration::from_millis(100);

/// A store in a folder on disk, for one process at a time.
pub struct SledStore {
    writer: Writer,
    rows: Arc<DiskRows>,
    folder: PathBuf,
    /// The lock of the folder, held as long as the store is open.
    _lock: File,
    /// The temporary copy that is open, if [`Self::open_copy`] made one. It is the last field, so it is removed last.
    _copy: Option<ReadCopy>,
}

impl SledStore {
    /// Whether a folder holds a store, or a database whose creation was interrupted.
    pub fn exists(folder: &Path) -> io::Result<bool> {
        Ok(folder.join("FORMAT").try_exists()? || folder.join("sled/db").try_exists()?)
    }

    /// Opens the store in a folder. Creates it only if the folder never had one.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::open_with(folder, &|_, file| Box::new(file), OpenSettings::default())
    }

    /// Opens a store for the bot to serve from. Takes away other users' permissions to its files.
    ///
    /// First compacts an oversized file, which may take a while. Briefly delays batches that no caller waits for.
    pub fn open_to_serve(folder: &Path) -> Result<Self, OpenError> {
        permissions::mend(folder);
        let settings = OpenSettings {
            rewrite_above: Some(compact::SMALL_FILE_BYTES),
            hold_back: HOLD_BACK,
            ..OpenSettings::default()
        };
        Self::open_with(folder, &|_, file| Box::new(file), settings)
    }

    /// Opens a store to fill it with an import or a copy, with a small cache.
    pub fn open_to_fill(folder: &Path) -> Result<Self, OpenError> {
        let settings = OpenSettings { cache_bytes: SMALL_CACHE_BYTES, ..OpenSettings::default() };
        Self::open_with(folder, &|_, file| Box::new(file), settings)
    }

    /// Opens a temporary copy of a store, to read it when its folder is read-only.
    pub fn open_copy(folder: &Path) -> Result<Self, OpenError> {
        let copy = ReadCopy::of(folder)?;
        let store = Self::open(copy.path())?;
        Ok(Self { _copy: Some(copy), ..store })
    }

    fn open_with(
        folder: &Path,
        durable: MakeDurable<'_>,
        settings: OpenSettings,
    ) -> Result<Self, OpenError> {
        let (rows, lock) = open::open(folder, durable, settings)?;
        let rows = Arc::new(rows);
        let writer = Writer::start(Arc::clone(&rows), settings.hold_back).map_err(OpenError::Io)?;
        Ok(Self { writer, rows, folder: folder.to_owned(), _lock: lock, _copy: None })
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

    /// Notes the file as checked. Filled in key order, the file is compact, so the next opening need not read all rows.
    fn note_filled(&self) {
        if let Err(error) = compact::note_checked(&self.folder) {
            tracing::debug!(%error, "the next opening looks whether the file is in proportion");
        }
    }

    fn shut_out_first_programs(&self) -> Result<(), StoreError> {
        let unwritable = |error: OpenError| StoreError::Unwritable(error.to_string());
        open::shut_out_first_programs(&self.folder).map_err(unwritable)
    }

    /// The store's own folder: its disk must have room for all rows anyway.
    fn scratch_folder(&self) -> PathBuf {
        self.folder.clone()
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SledStore(..)")
    }
}
