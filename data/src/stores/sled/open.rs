//! Opening: one process at a time, never a panic, and never an empty database where there was a full one.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::committer::{Disk, Fsync};
use crate::stores::OpenError;

/// The form in which the rows lie in sled.
const FORMAT: &[u8] = b"castellan store 1\n";

/// sled takes 1 GB if nothing is said.
const CACHE_BYTES: u64 = 64 * 1024 * 1024;

/// sled reclaims space in this rhythm. Durability does not wait for it.
const BACKGROUND_FLUSH_MS: u64 = 500;

/// How often sled's lock is tried for, and how long apart.
const LOCK_TRIES: u32 = 500;
const LOCK_PAUSE: Duration = Duration::from_millis(10);

/// Opens the database of a folder; the file returned with it is the folder's lock. `file` says how the database's file
/// is made durable.
pub(super) fn open(
    folder: &Path,
    file: impl FnOnce(File) -> Box<dyn Fsync>,
) -> Result<(Disk, File), OpenError> {
    fs::create_dir_all(folder)?;
    let lock = lock(&folder.join("LOCK"))?;
    let marker = folder.join("FORMAT");
    let database = folder.join("sled");
    let existed = existed(&marker)?;
    if existed && !database.join("db").exists() {
        return Err(OpenError::Gone);
    }
    remove_unfinished_snapshots(&database)?;
    let db = open_database(&database)?;
    let known = db.get(FORMAT).map_err(damaged)?.is_some();
    if existed && !known {
        return Err(OpenError::Gone);
    }
    let rows = db.open_tree("rows").map_err(damaged)?;
    if !known && !rows.is_empty() {
        return Err(OpenError::Foreign);
    }
    let disk = Disk::new(db, rows, file(File::open(database.join("db"))?));
    if !existed {
        // The marker comes last: it promises that there is a database.
        disk.found(FORMAT).map_err(|error| OpenError::Damaged(error.to_string()))?;
        sync_folder(&database)?;
        write_marker(&marker)?;
        sync_folder(folder)?;
    }
    Ok((disk, lock))
}

fn lock(path: &Path) -> Result<File, OpenError> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
        Err(TryLockError::Error(error)) => Err(OpenError::Io(error)),
    }
}

fn existed(marker: &Path) -> Result<bool, OpenError> {
    match fs::read(marker) {
        Ok(bytes) if bytes == FORMAT => Ok(true),
        Ok(_) => Err(OpenError::Foreign),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(OpenError::Io(error)),
    }
}

/// sled writes a snapshot while it opens, under a name that it later takes for a finished one. The old snapshot is
/// removed only after the new one is renamed, so an unfinished one is never needed.
fn remove_unfinished_snapshots(database: &Path) -> Result<(), OpenError> {
    let listed = match fs::read_dir(database) {
        Ok(listed) => listed,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(OpenError::Io(error)),
    };
    for file in listed {
        let file = file?;
        let name = file.file_name();
        let name = name.to_string_lossy();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// Opens the database. The store's own lock is ours by now, so that nobody else can hold sled's but threads of a store
/// that was closed, or of a process that was killed, a moment ago: they are waited for.
fn open_database(database: &Path) -> Result<sled::Db, OpenError> {
    for _ in 0..LOCK_TRIES {
        match try_database(database) {
            Err(OpenError::Io(error)) if is_locked(&error) => thread::sleep(LOCK_PAUSE),
            opened => return opened,
        }
    }
    Err(OpenError::InUse)
}

/// sled has no kind of its own for this.
fn is_locked(error: &io::Error) -> bool {
    error.to_string().starts_with("could not acquire lock")
}

fn try_database(database: &Path) -> Result<sled::Db, OpenError> {
    let config = sled::Config::new()
        .path(database)
        .cache_capacity(CACHE_BYTES)
        .flush_every_ms(Some(BACKGROUND_FLUSH_MS));
    let opening = thread::Builder::new().name("open store".into()).spawn(move || config.open())?;
    match opening.join() {
        Ok(opened) => opened.map_err(damaged),
        Err(_) => Err(OpenError::Damaged("sled panicked".into())),
    }
}

fn damaged(error: sled::Error) -> OpenError {
    match error {
        sled::Error::Io(error) => OpenError::Io(error),
        other => OpenError::Damaged(other.to_string()),
    }
}

fn write_marker(path: &Path) -> Result<(), OpenError> {
    // Written aside and renamed: a marker is whole or absent.
    let aside = path.with_extension("new");
    let mut file = File::create(&aside)?;
    file.write_all(FORMAT)?;
    file.sync_all()?;
    fs::rename(&aside, path)?;
    Ok(())
}

/// Makes the names in a folder durable.
fn sync_folder(folder: &Path) -> Result<(), OpenError> {
    Ok(File::open(folder)?.sync_all()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_of_sleds_that_is_still_held_is_known_as_one() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("sled");
        drop(open_database(&database).unwrap());
        let held = File::open(database.join("db")).unwrap();
        held.lock().unwrap();
        let refused = try_database(&database);
        assert!(matches!(&refused, Err(OpenError::Io(error)) if is_locked(error)), "{refused:?}");
        drop(held);
        assert!(open_database(&database).is_ok());
    }
}
