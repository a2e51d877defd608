//! Opens sled's database, and makes its file durable.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::error::OpenError;

/// The content of the file `FORMAT` in a folder of the current form, which has a write-ahead log.
pub(super) const FORMAT: &[u8] = b"castellan store 3\n";

/// The content of `FORMAT` for the same form, which makes programs of version 0.1 refuse the folder.
pub(super) const SHUT_OUT_FORMAT: &[u8] = b"castellan store 4\n";

/// The content of `FORMAT` in forms older than the first released one.
pub(super) const OLDER_FORMATS: [&[u8]; 2] = [b"castellan store 1\n", b"castellan store 2\n"];

/// The key in sled's default tree that marks a database as Castellan's.
pub(super) const MARK: &[u8] = OLDER_FORMATS[0];

/// The cache of a database that is filled or copied in key order, when little is read.
pub(super) const SMALL_CACHE_BYTES: u64 = 4 * 1024 * 1024;

/// The interval of sled's background thread, which moves pages to reclaim space, in milliseconds.
///
/// Once more than half of the file is free, that thread never finishes and writes tens of megabytes a minute. Each
/// replaced page moves another one anyway, so the thread may run rarely. Durability does not depend on it.
const BACKGROUND_FLUSH_MS: u64 = 600_000;

/// The number of attempts to get sled's lock.
const LOCK_ATTEMPTS: u32 = 500;

/// The pause between two attempts to get a lock.
pub(super) const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// A file that can be made durable. Tests replace it to simulate power losses.
pub(super) trait Fsync: Send + Sync {
    /// Returns when everything written to the file is on disk, including its length.
    fn fsync(&self) -> io::Result<()>;
}

impl Fsync for File {
    fn fsync(&self) -> io::Result<()> {
        self.sync_data()
    }
}

/// Wraps a store's file at this path as an [`Fsync`].
pub(super) type MakeDurable<'a> = &'a dyn Fn(&Path, File) -> Box<dyn Fsync>;

/// An open database.
pub(super) struct Database {
    pub(super) db: sled::Db,
    pub(super) rows: sled::Tree,
    /// The handle of the database's file. sled doesn't sync the file's length, so [`Self::sync`] does.
    file: Box<dyn Fsync>,
}

impl Database {
    /// Opens the database in this folder, or creates it.
    pub(super) fn open(
        database: &Path,
        cache: u64,
        durable: MakeDurable<'_>,
    ) -> Result<Self, OpenError> {
        let db = open_database(database, cache)?;
        let rows = db.open_tree("rows").map_err(damaged)?;
        let path = database.join("db");
        let file = durable(&path, File::open(&path)?);
        Ok(Self { db, rows, file })
    }

    /// Marks a new database as Castellan's, durably.
    pub(super) fn mark_as_database(&self) -> Result<(), OpenError> {
        self.db.insert(MARK, &[]).map_err(damaged)?;
        self.sync().map_err(OpenError::Damaged)
    }

    /// Makes all writes durable.
    pub(super) fn sync(&self) -> Result<(), String> {
        // First sync what sled has already written: its flush may mark data as safe that is not yet on disk.
        self.file.fsync().map_err(|error| error.to_string())?;
        self.db.flush().map_err(|error| error.to_string())?;
        self.file.fsync().map_err(|error| error.to_string())
    }
}

/// Writes a row, or removes it (`None`).
pub(super) fn place(rows: &sled::Tree, key: &[u8], value: Option<&[u8]>) -> sled::Result<()> {
    match value {
        Some(value) => rows.insert(key, value)?,
        None => rows.remove(key)?,
    };
    Ok(())
}

/// Opens the database, and waits for sled's lock. The caller holds the store's own lock, so the threads of a just
/// closed store or of a killed process are the only possible holders.
pub(super) fn open_database(database: &Path, cache: u64) -> Result<sled::Db, OpenError> {
    for _ in 0..LOCK_ATTEMPTS {
        match try_database(database, cache) {
            Err(OpenError::Io(error)) if is_locked(&error) => thread::sleep(LOCK_PAUSE),
            opened => return opened,
        }
    }
    Err(OpenError::InUse)
}

/// Whether the error says that sled's lock is taken. sled has no error kind for that.
fn is_locked(error: &std::io::Error) -> bool {
    error.to_string().starts_with("could not acquire lock")
}

fn try_database(database: &Path, cache: u64) -> Result<sled::Db, OpenError> {
    let config = sled::Config::new()
        .path(database)
        .cache_capacity(cache)
        .flush_every_ms(Some(BACKGROUND_FLUSH_MS));
    let opening = thread::Builder::new().name("open store".into()).spawn(move || config.open())?;
    match opening.join() {
        Ok(opened) => opened.map_err(damaged),
        Err(_) => Err(OpenError::Damaged("sled panicked".into())),
    }
}

pub(super) fn damaged(error: sled::Error) -> OpenError {
    match error {
        sled::Error::Io(error) => OpenError::Io(error),
        other => OpenError::Damaged(other.to_string()),
    }
}

/// Makes the creation, renaming and removal of files in a folder durable.
pub(super) fn sync_folder(folder: &Path) -> Result<(), OpenError> {
    Ok(File::open(folder)?.sync_all()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_held_sled_lock_is_recognized() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("sled");
        drop(open_database(&database, SMALL_CACHE_BYTES).unwrap());
        let held = File::open(database.join("db")).unwrap();
        held.lock().unwrap();
        let refused = try_database(&database, SMALL_CACHE_BYTES);
        assert!(matches!(&refused, Err(OpenError::Io(error)) if is_locked(error)), "{refused:?}");
        drop(held);
        assert!(open_database(&database, SMALL_CACHE_BYTES).is_ok());
    }
}
