//! Opens sled's database, and makes its file durable.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::error::OpenError;

/// The form of a folder: what a crash left undone has to be repeated from the write-ahead log.
pub(super) const FORMAT: &[u8] = b"castellan store 3\n";

/// The form in which the last group stood beside the rows, to be repeated.
pub(super) const SECOND: &[u8] = b"castellan store 2\n";

/// The form in which there was nothing to repeat. Whoever knows only this one would not repeat anything.
pub(super) const FIRST: &[u8] = b"castellan store 1\n";

/// Stands in the database, and says that it is one.
pub(super) const MARK: &[u8] = FIRST;

/// sled takes 1 GB if nothing is said. It holds several times this.
pub(super) const CACHE_BYTES: u64 = 64 * 1024 * 1024;

/// The same for a store that is being filled in the order of its keys: what was written there is hardly read.
pub(super) const SMALL_CACHE_BYTES: u64 = 4 * 1024 * 1024;

/// In this rhythm a thread of sled's moves pages so that space can be given back. Once more than half of the file is free it
/// never finds an end and writes tens of megabytes a minute for nobody; but whoever replaces a page moves another anyway, so
/// that little is lost if the thread hardly ever wakes. Durability does not wait for it.
const BACKGROUND_FLUSH_MS: u64 = 600_000;

/// How often sled's lock is tried for.
const LOCK_ATTEMPTS: u32 = 500;

/// How long apart a lock is tried for.
pub(super) const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// What makes a file outlive a loss of power.
pub(super) trait Fsync: Send + Sync {
    /// Returns when all that was written to the file is on the disk, the file's length included.
    fn fsync(&self) -> io::Result<()>;
}

impl Fsync for File {
    fn fsync(&self) -> io::Result<()> {
        self.sync_data()
    }
}

/// Makes a file durable in the way of the one who opened the store; the path says which file it is.
pub(super) type MakeDurable<'a> = &'a dyn Fn(&Path, File) -> Box<dyn Fsync>;

/// A database that is open.
pub(super) struct Database {
    pub(super) db: sled::Db,
    pub(super) rows: sled::Tree,
    /// Its file, for the fsync that sled leaves out.
    file: Box<dyn Fsync>,
}

impl Database {
    /// Opens the one in this folder, or makes a new one.
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

    /// Marks a new one as a database, durably.
    pub(super) fn mark_as_database(&self) -> Result<(), OpenError> {
        self.db.insert(MARK, &[]).map_err(damaged)?;
        self.sync().map_err(OpenError::Damaged)
    }

    /// Makes durable what was written.
    ///
    /// # Errors
    /// sled's words, or the system's. Nobody knows what is on the disk then.
    pub(super) fn sync(&self) -> Result<(), String> {
        // First what sled has already written: it marks as safe what is not yet, in a segment that may reach the disk before.
        self.file.fsync().map_err(|error| error.to_string())?;
        self.db.flush().map_err(|error| error.to_string())?;
        self.file.fsync().map_err(|error| error.to_string())
    }
}

/// Puts a row in its place, or takes it away.
pub(super) fn place(rows: &sled::Tree, key: &[u8], value: Option<&[u8]>) -> sled::Result<()> {
    match value {
        Some(value) => rows.insert(key, value)?,
        None => rows.remove(key)?,
    };
    Ok(())
}

/// Opens the database. The store's own lock is ours by now, so that nobody else can hold sled's but threads of a store
/// that was closed, or of a process that was killed, a moment ago: they are waited for.
pub(super) fn open_database(database: &Path, cache: u64) -> Result<sled::Db, OpenError> {
    for _ in 0..LOCK_ATTEMPTS {
        match try_database(database, cache) {
            Err(OpenError::Io(error)) if is_locked(&error) => thread::sleep(LOCK_PAUSE),
            opened => return opened,
        }
    }
    Err(OpenError::InUse)
}

/// sled has no kind of its own for this.
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

/// Makes the names in a folder durable.
pub(super) fn sync_folder(folder: &Path) -> Result<(), OpenError> {
    Ok(File::open(folder)?.sync_all()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_of_sleds_that_is_still_held_is_known_as_one() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("sled");
        drop(open_database(&database, CACHE_BYTES).unwrap());
        let held = File::open(database.join("db")).unwrap();
        held.lock().unwrap();
        let refused = try_database(&database, CACHE_BYTES);
        assert!(matches!(&refused, Err(OpenError::Io(error)) if is_locked(error)), "{refused:?}");
        drop(held);
        assert!(open_database(&database, CACHE_BYTES).is_ok());
    }
}
