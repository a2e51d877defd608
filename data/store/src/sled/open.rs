//! Opens a store's folder: for one process at a time, and never as an empty store if it had data.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::error::OpenError;
use crate::sled::compact;
use crate::sled::database::{
    Database, FORMAT, LOCK_PAUSE, MARK, MakeDurable, OLDER_FORMATS, SHUT_OUT_FORMAT,
    SMALL_CACHE_BYTES, damaged, place, sync_folder,
};
use crate::sled::permissions;
use crate::sled::rows::DiskRows;
use crate::sled::wal::WriteAheadLog;

/// The cache of an open store. sled uses several times as much memory; its own default is 1 GB.
const CACHE_BYTES: u64 = 64 * 1024 * 1024;

/// The number of attempts to get the folder's lock.
const LOCK_ATTEMPTS: u32 = 20;

/// The settings for opening a store.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenSettings {
    /// The length in bytes above which the database file may be compacted. `None`: never.
    pub(super) rewrite_above: Option<u64>,
    pub(super) cache_bytes: u64,
    /// The delay of batches that no caller waits for.
    pub(super) hold_back: Duration,
}

impl Default for OpenSettings {
    fn default() -> Self {
        Self { rewrite_above: None, cache_bytes: CACHE_BYTES, hold_back: Duration::ZERO }
    }
}

/// Opens the database of a folder, and returns it with the folder's lock. `durable` wraps the files that are synced.
pub(super) fn open(
    folder: &Path,
    durable: MakeDurable<'_>,
    settings: OpenSettings,
) -> Result<(DiskRows, File), OpenError> {
    permissions::create_folder(folder)?;
    let lock = lock(&folder.join("LOCK"))?;
    let marker = folder.join("FORMAT");
    let path = folder.join("sled");
    compact::finish(folder)?;
    let existed = has_marker(&marker)?;
    if existed && !path.join("db").exists() {
        return Err(OpenError::Gone);
    }
    if existed && !WriteAheadLog::path(folder).exists() {
        return Err(OpenError::Damaged("its write-ahead log is missing".into()));
    }
    remove_unfinished_snapshots(&path)?;
    let checks_size = match settings.rewrite_above {
        Some(length) if existed => compact::may_be_oversized(folder, length)?,
        _ => false,
    };
    // The size check reads each row only once, so it needs no cache.
    let first_cache = if checks_size { SMALL_CACHE_BYTES } else { settings.cache_bytes };
    let mut database = Database::open(&path, first_cache, durable)?;
    let known = database.db.get(MARK).map_err(damaged)?.is_some();
    if existed && !known {
        return Err(OpenError::Gone);
    }
    if !known && !database.rows.is_empty() {
        return Err(OpenError::Foreign);
    }
    let log = replay(folder, &database, durable)?;
    if checks_size {
        if compact::is_oversized(folder, &database.rows)? {
            rewrite(folder, &database.rows);
        }
        drop(database);
        compact::finish(folder)?;
        database = Database::open(&path, settings.cache_bytes, durable)?;
    }
    if !existed {
        // The marker is written last, since it promises that there is a complete database.
        database.mark_as_database()?;
        sync_folder(&path)?;
        write_marker(&marker, FORMAT)?;
        sync_folder(folder)?;
    }
    Ok((DiskRows::new(database, log), lock))
}

/// Replays the commits of the log into the database, makes them durable there, and empties the log.
fn replay(
    folder: &Path,
    database: &Database,
    durable: MakeDurable<'_>,
) -> Result<WriteAheadLog, OpenError> {
    let (mut log, groups) = WriteAheadLog::open(folder, durable)?;
    let rows = || groups.iter().flatten();
    if rows().next().is_some() {
        let mut rows = rows().map(|(key, value)| place(&database.rows, key, value.as_deref()));
        rows.try_for_each(|placed| placed.map_err(damaged))?;
        database.sync().map_err(OpenError::Damaged)?;
        log.forget()?;
    }
    Ok(log)
}

fn rewrite(folder: &Path, rows: &sled::Tree) {
    match compact::write(folder, rows) {
        Ok(()) => tracing::info!("the store's file had grown: it was written anew"),
        Err(error) => {
            tracing::warn!(%error, "the store's file has grown and can't be written anew")
        }
    }
}

/// Locks the folder, with retries. A child process that just starts may briefly hold open files that its parent has
/// closed.
fn lock(path: &Path) -> Result<File, OpenError> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
    for _ in 0..LOCK_ATTEMPTS {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
            Err(TryLockError::Error(error)) => return Err(OpenError::Io(error)),
        }
    }
    Err(OpenError::InUse)
}

/// Whether the folder's `FORMAT` file names the current form. `Ok(false)` if there is no such file.
fn has_marker(marker: &Path) -> Result<bool, OpenError> {
    match fs::read(marker) {
        Ok(bytes) if bytes == FORMAT || bytes == SHUT_OUT_FORMAT => Ok(true),
        Ok(bytes) if OLDER_FORMATS.contains(&bytes.as_slice()) => Err(OpenError::Older),
        Ok(_) => Err(OpenError::Foreign),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(OpenError::Io(error)),
    }
}

/// Removes snapshots that a crash left unfinished.
///
/// sled would later mistake them for finished snapshots. sled removes an old snapshot only after it has renamed the new
/// one, so an unfinished snapshot is never needed.
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

/// Makes programs of version 0.1 refuse this folder.
pub(super) fn shut_out_first_programs(folder: &Path) -> Result<(), OpenError> {
    let marker = folder.join("FORMAT");
    if fs::read(&marker)? == SHUT_OUT_FORMAT {
        return Ok(());
    }
    write_marker(&marker, SHUT_OUT_FORMAT)?;
    sync_folder(folder)
}

fn write_marker(path: &Path, format: &[u8]) -> Result<(), OpenError> {
    // The marker is renamed into place, so that it is complete or absent.
    let aside = path.with_extension("new");
    let mut file = File::create(&aside)?;
    file.write_all(format)?;
    file.sync_all()?;
    fs::rename(&aside, path)?;
    Ok(())
}
