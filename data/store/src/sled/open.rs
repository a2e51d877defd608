//! Opens a store's folder: one process at a time, without panics, and never empty where data was.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::error::OpenError;
use crate::sled::compact;
use crate::sled::database::{
    CACHE_BYTES, Database, FIRST, FORMAT, LOCK_PAUSE, MARK, MakeDurable, SECOND, SMALL_CACHE_BYTES,
    damaged, place, sync_folder,
};
use crate::sled::rows::DiskRows;
use crate::sled::wal::{RecordRows, WriteAheadLog};

/// How often the folder's lock is tried for.
const LOCK_ATTEMPTS: u32 = 20;

/// How a store is opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenSettings {
    /// Above this length, in bytes, the database may be rewritten.
    pub(super) rewrite_above: Option<u64>,
    pub(super) cache_bytes: u64,
    /// For how long a batch that may wait is held back for others to come.
    pub(super) hold_back: Duration,
}

impl Default for OpenSettings {
    fn default() -> Self {
        Self { rewrite_above: None, cache_bytes: CACHE_BYTES, hold_back: Duration::ZERO }
    }
}

/// Opens the database of a folder; the file returned with it is the folder's lock. `durable` says how its files are made
/// durable.
pub(super) fn open(
    folder: &Path,
    durable: MakeDurable<'_>,
    settings: OpenSettings,
) -> Result<(DiskRows, File), OpenError> {
    fs::create_dir_all(folder)?;
    let lock = lock(&folder.join("LOCK"))?;
    let marker = folder.join("FORMAT");
    let path = folder.join("sled");
    compact::finish(folder)?;
    let format = format(&marker)?;
    let existed = format.is_some();
    if existed && !path.join("db").exists() {
        return Err(OpenError::Gone);
    }
    if format == Some(FORMAT) && !WriteAheadLog::path(folder).exists() {
        return Err(OpenError::Damaged("its write-ahead log is missing".into()));
    }
    remove_unfinished_snapshots(&path)?;
    let checks_size = match settings.rewrite_above {
        Some(length) if existed => compact::may_be_oversized(folder, length)?,
        _ => false,
    };
    // Whoever reads everything once has no use for what they have read.
    let first_cache = if checks_size { SMALL_CACHE_BYTES } else { settings.cache_bytes };
    let mut database = Database::open(&path, first_cache, durable)?;
    let known = database.db.get(MARK).map_err(damaged)?.is_some();
    if existed && !known {
        return Err(OpenError::Gone);
    }
    if !known && !database.rows.is_empty() {
        return Err(OpenError::Foreign);
    }
    let log = repeat(folder, &database, format, durable)?;
    if checks_size {
        if compact::is_oversized(folder, &database.rows)? {
            rewrite(folder, &database.rows);
        }
        drop(database);
        compact::finish(folder)?;
        database = Database::open(&path, settings.cache_bytes, durable)?;
    }
    if !existed {
        // The marker comes last: it promises that there is a database.
        database.mark_as_database()?;
        sync_folder(&path)?;
    }
    if format != Some(FORMAT) {
        write_marker(&marker)?;
        sync_folder(folder)?;
    }
    Ok((DiskRows::new(database, log), lock))
}

/// Puts in their places what a crash took of the groups that were committed; the log has nothing to repeat after that.
fn repeat(
    folder: &Path,
    database: &Database,
    format: Option<&[u8]>,
    durable: MakeDurable<'_>,
) -> Result<WriteAheadLog, OpenError> {
    let (mut log, groups) = WriteAheadLog::open(folder, durable)?;
    if format == Some(SECOND) {
        repeat_last_group(database)?;
        database.sync().map_err(OpenError::Damaged)?;
    }
    let rows = || groups.iter().flatten();
    if rows().next().is_some() {
        let mut rows = rows().map(|(key, value)| place(&database.rows, key, value.as_deref()));
        rows.try_for_each(|placed| placed.map_err(damaged))?;
        database.sync().map_err(OpenError::Damaged)?;
        log.forget()?;
    }
    Ok(log)
}

/// Puts in their places what a crash may have taken of the last group, in the form in which it stood in the database.
fn repeat_last_group(Database { db, rows, .. }: &Database) -> Result<(), OpenError> {
    const KEY: &str = "last group";
    let Some(packed) = db.get(KEY).map_err(damaged)? else { return Ok(()) };
    let changes: RecordRows = postcard::from_bytes(&packed)
        .map_err(|_| OpenError::Damaged("the last group of rows can't be read".into()))?;
    changes
        .iter()
        .try_for_each(|(key, value)| place(rows, key, value.as_deref()))
        .map_err(damaged)?;
    db.remove(KEY).map(drop).map_err(damaged)
}

fn rewrite(folder: &Path, rows: &sled::Tree) {
    match compact::write(folder, rows) {
        Ok(()) => tracing::info!("the store's file had grown: it was written anew"),
        // A full disk, say: the old one is as good as before.
        Err(error) => {
            tracing::warn!(%error, "the store's file has grown and can't be written anew")
        }
    }
}

/// Whoever has just closed the store may have been starting another program: until that one begins it holds all that was
/// open, and the lock with it. For that moment it is tried again.
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

/// The form of the database that is there, if one is.
fn format(marker: &Path) -> Result<Option<&'static [u8]>, OpenError> {
    match fs::read(marker) {
        Ok(bytes) => {
            let known = [FORMAT, SECOND, FIRST].into_iter().find(|format| bytes == *format);
            known.map(Some).ok_or(OpenError::Foreign)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
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

fn write_marker(path: &Path) -> Result<(), OpenError> {
    // Written aside and renamed: a marker is whole or absent.
    let aside = path.with_extension("new");
    let mut file = File::create(&aside)?;
    file.write_all(FORMAT)?;
    file.sync_all()?;
    fs::rename(&aside, path)?;
    Ok(())
}
