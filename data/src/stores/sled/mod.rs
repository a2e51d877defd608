//! A store on the disk: sled 0.34.7 with the precautions without which it loses data.
//!
//! - `flush()` leaves the file's length and the device's cache to luck: the committer calls fsync after it.
//! - A kill while sled opens leaves a file that keeps it from ever opening again: it is removed before.
//! - Opening a damaged database may panic: it is done on a thread of its own.
//! - Many writers can lock each other out: one thread writes, for all who wait at that moment together.
//! - Values that are too large go to files that are not made durable: they are refused.

mod committer;
mod open;
#[cfg(test)]
mod power;

use std::fmt;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use committer::{Committer, Disk, Fsync};

use crate::stores::{Batch, Commit, OpenError, Range, Row, Store, StoreError};

/// Matches in a folder on the disk, for one process at a time.
pub struct SledStore {
    committer: Committer,
    disk: Arc<Disk>,
    /// Held for as long as the store is open.
    _lock: File,
}

impl SledStore {
    /// Opens the store in a folder. A new one is made only where there never was one.
    ///
    /// # Errors
    /// Another process has it open, or it can't be read; see [`OpenError`].
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        Self::open_with(folder, |file| Box::new(file))
    }

    fn open_with(
        folder: &Path,
        file: impl FnOnce(File) -> Box<dyn Fsync>,
    ) -> Result<Self, OpenError> {
        let (disk, lock) = open::open(folder, file)?;
        let disk = Arc::new(disk);
        let committer = Committer::start(Arc::clone(&disk)).map_err(OpenError::Io)?;
        Ok(Self { committer, disk, _lock: lock })
    }
}

impl Store for SledStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.disk.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.disk.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        batch.check_size()?;
        self.committer.commit(batch)
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SledStore(..)")
    }
}
