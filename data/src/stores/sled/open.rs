//! Opening: one process at a time, never a panic, and never an empty database where there was a full one.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::Path;
use std::thread;

use super::committer::{Disk, Fsync};
use super::database::{
    FORMAT, FORMER, LOCK_PAUSE, MARK, SMALL_CACHE_BYTES, damaged, open_database, sync_folder,
};
use super::{redo, rewrite};
use crate::stores::OpenError;

/// How often the folder's lock is tried for.
const LOCK_TRIES: u32 = 20;

/// Opens the database of a folder; the file returned with it is the folder's lock. `file` says how the database's file
/// is made durable; above the length `rewritten` it may be written anew.
pub(super) fn open(
    folder: &Path,
    file: impl FnOnce(File) -> Box<dyn Fsync>,
    (rewritten, cache): (Option<u64>, u64),
) -> Result<(Disk, File), OpenError> {
    fs::create_dir_all(folder)?;
    let lock = lock(&folder.join("LOCK"))?;
    let marker = folder.join("FORMAT");
    let database = folder.join("sled");
    rewrite::finish(folder)?;
    let format = format(&marker)?;
    let existed = format.is_some();
    if existed && !database.join("db").exists() {
        return Err(OpenError::Gone);
    }
    remove_unfinished_snapshots(&database)?;
    let is_worth_a_look = |small| rewrite::is_worth_a_look(folder, small);
    let looks = existed && rewritten.map(is_worth_a_look).transpose()?.unwrap_or(false);
    // Whoever reads everything once has no use for what they have read.
    let mut db = open_database(&database, if looks { SMALL_CACHE_BYTES } else { cache })?;
    let known = db.get(MARK).map_err(damaged)?.is_some();
    if existed && !known {
        return Err(OpenError::Gone);
    }
    let mut rows = db.open_tree("rows").map_err(damaged)?;
    if !known && !rows.is_empty() {
        return Err(OpenError::Foreign);
    }
    redo::repeat(&db, &rows)?;
    if looks {
        if rewrite::is_due(folder, &rows)? {
            write_anew(folder, &rows);
        }
        drop((rows, db));
        rewrite::finish(folder)?;
        db = open_database(&database, cache)?;
        rows = db.open_tree("rows").map_err(damaged)?;
    }
    let disk = Disk::new(db, rows, file(File::open(database.join("db"))?));
    if !existed {
        // The marker comes last: it promises that there is a database.
        disk.found(MARK).map_err(|error| OpenError::Damaged(error.to_string()))?;
        sync_folder(&database)?;
    }
    if format != Some(FORMAT) {
        write_marker(&marker)?;
        sync_folder(folder)?;
    }
    Ok((disk, lock))
}

fn write_anew(folder: &Path, rows: &sled::Tree) {
    match rewrite::write(folder, rows) {
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
    for _ in 0..LOCK_TRIES {
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
            let known = [FORMAT, FORMER].into_iter().find(|format| bytes == *format);
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
