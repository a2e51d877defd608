//! Compaction: rewrites a database file that has grown to several times its content.
//!
//! sled appends to its file, and reuses little of the space that old rows leave.
//!
//! The new database is written next to the old one, compared with it row by row, and marked as complete. Only then it
//! replaces the old one. After a crash at any time, one of the two is complete, and the next opening finishes the
//! compaction.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::OpenError;
use crate::sled::database::{MARK, SMALL_CACHE_BYTES, damaged, open_database, sync_folder};

/// A file up to this length, in bytes, is never compacted.
pub(super) const SMALL_FILE_BYTES: u64 = 64 * 1024 * 1024;

/// A file more than this many times as large as its rows is compacted.
const OVERSIZE_FACTOR: u64 = 6;

/// The bytes of rows that one batch copies.
///
/// Each row replaces a page of the new database, and sled keeps replaced pages until the batch ends.
const COPY_BATCH_BYTES: usize = 32 * 1024;

/// The paths in a store's folder that a compaction uses.
struct Paths {
    /// The database in use.
    now: PathBuf,
    /// The database that is being written.
    next: PathBuf,
    /// The previous database, until it is removed after the replacement.
    former: PathBuf,
    /// The mark that `next` is complete. It stays until `next` has become `now`.
    whole: PathBuf,
    /// The file that stores the database's length at the last size check.
    looked: PathBuf,
}

impl Paths {
    fn of(folder: &Path) -> Self {
        let [now, next, former] =
            ["sled", "sled.next", "sled.former"].map(|name| folder.join(name));
        Self { now, next, former, whole: folder.join("WHOLE"), looked: folder.join("LOOKED") }
    }
}

/// Finishes an interrupted compaction, or removes its incomplete files.
pub(super) fn finish(folder: &Path) -> Result<(), OpenError> {
    let paths = Paths::of(folder);
    if paths.whole.exists() && paths.next.exists() {
        if paths.now.exists() {
            remove(&paths.former)?;
            fs::rename(&paths.now, &paths.former)?;
            sync_folder(folder)?;
        }
        fs::rename(&paths.next, &paths.now)?;
        sync_folder(folder)?;
    }
    if paths.whole.exists() {
        fs::remove_file(&paths.whole)?;
        sync_folder(folder)?;
    }
    remove(&paths.next)?;
    if paths.now.join("db").exists() {
        remove(&paths.former)?;
    }
    Ok(())
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Whether the file may be oversized: it is large, and has more than doubled since the last check.
pub(super) fn may_be_oversized(folder: &Path, small: u64) -> Result<bool, OpenError> {
    let paths = Paths::of(folder);
    let looked = fs::read_to_string(&paths.looked).ok().and_then(|text| text.trim().parse().ok());
    Ok(has_doubled(fs::metadata(paths.now.join("db"))?.len(), looked, small))
}

/// Whether the file is oversized. Reads all rows.
pub(super) fn is_oversized(folder: &Path, rows: &sled::Tree) -> Result<bool, OpenError> {
    let content = content(rows)?;
    Ok(exceeds_content(note_checked(folder)?, content))
}

/// Stores the database file's current length as that of the last size check, and returns it.
pub(super) fn note_checked(folder: &Path) -> io::Result<u64> {
    let paths = Paths::of(folder);
    let length = fs::metadata(paths.now.join("db"))?.len();
    fs::write(&paths.looked, length.to_string())?;
    Ok(length)
}

fn has_doubled(length: u64, looked: Option<u64>, small: u64) -> bool {
    length > small && looked.is_none_or(|looked| length / 2 > looked)
}

fn exceeds_content(length: u64, content: u64) -> bool {
    length / OVERSIZE_FACTOR > content
}

/// The number of bytes of all keys and values.
fn content(rows: &sled::Tree) -> Result<u64, OpenError> {
    rows.iter().try_fold(0, |sum, row| {
        let (key, value) = row.map_err(damaged)?;
        Ok(sum + (key.len() + value.len()) as u64)
    })
}

/// Copies the rows to a new database next to the old one. [`finish`] moves it into place once both are closed.
pub(super) fn write(folder: &Path, rows: &sled::Tree) -> Result<(), OpenError> {
    let paths = Paths::of(folder);
    remove(&paths.next)?;
    // The copy is read only for one comparison, so a small cache is enough.
    let next = open_database(&paths.next, SMALL_CACHE_BYTES)?;
    let copied = next.open_tree("rows").map_err(damaged)?;
    copy(rows, &copied)?;
    next.insert(MARK, &[]).map_err(damaged)?;
    next.flush().map_err(damaged)?;
    File::open(paths.next.join("db"))?.sync_all()?;
    sync_folder(&paths.next)?;
    if !are_same(rows, &copied)? {
        return Err(OpenError::Damaged("a copy of it came out as another".into()));
    }
    drop((copied, next));
    File::create(&paths.whole)?.sync_all()?;
    let length = fs::metadata(paths.next.join("db"))?.len();
    fs::write(&paths.looked, length.to_string())?;
    sync_folder(folder)
}

fn copy(from: &sled::Tree, to: &sled::Tree) -> Result<(), OpenError> {
    let (mut batch, mut bytes) = (sled::Batch::default(), 0);
    for row in from {
        let (key, value) = row.map_err(damaged)?;
        bytes += key.len() + value.len();
        batch.insert(key, value);
        if bytes >= COPY_BATCH_BYTES {
            to.apply_batch(std::mem::take(&mut batch)).map_err(damaged)?;
            bytes = 0;
        }
    }
    to.apply_batch(batch).map_err(damaged)
}

fn are_same(one: &sled::Tree, other: &sled::Tree) -> Result<bool, OpenError> {
    let mut others = other.iter();
    for row in one {
        let row = row.map_err(damaged)?;
        if others.next().transpose().map_err(damaged)? != Some(row) {
            return Ok(false);
        }
    }
    Ok(others.next().is_none())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::batch::{Batch, Commit};
    use crate::row::Range;
    use crate::sled::SledStore;
    use crate::sled::open::OpenSettings;
    use crate::store::Store;

    /// The point of a kill during compaction, and a function that leaves the folder as that kill does.
    type Kill = (&'static str, fn(&Path));

    const ROWS: u16 = 500;

    fn filled(folder: &Path) {
        let store = SledStore::open(folder).unwrap();
        for _ in 0..3 {
            let mut batch = Batch::default();
            (0..ROWS).for_each(|row| batch.put(row.to_be_bytes().into(), vec![7; 400]));
            assert_eq!(store.commit(batch), Ok(Commit::Applied));
        }
    }

    fn holds_all(folder: &Path) {
        let store = SledStore::open(folder).unwrap();
        let all = Range { from: vec![], to: vec![u8::MAX], most: usize::MAX, backward: false };
        let rows = store.scan(&all).unwrap();
        assert_eq!(rows.len(), usize::from(ROWS));
        assert!(
            rows.iter().zip(0..ROWS).all(|(row, n)| row.0 == n.to_be_bytes() && row.1 == [7; 400])
        );
        // The store is writable, and nothing of the compaction is left.
        let mut batch = Batch::default();
        batch.put(vec![0, 0], vec![7; 400]);
        assert_eq!(store.commit(batch), Ok(Commit::Applied));
        let paths = Paths::of(folder);
        for left in [paths.next, paths.former, paths.whole] {
            assert!(!left.exists(), "{}", left.display());
        }
    }

    /// Runs a compaction up to its mark.
    fn written(folder: &Path) {
        let db = open_database(&folder.join("sled"), SMALL_CACHE_BYTES).unwrap();
        write(folder, &db.open_tree("rows").unwrap()).unwrap();
    }

    fn rename(folder: &Path, from: &str, to: &str) {
        fs::rename(folder.join(from), folder.join(to)).unwrap();
    }

    #[test]
    fn a_rewritten_store_is_complete_after_a_kill_at_any_step() {
        let kills: [Kill; 6] = [
            ("in the middle of writing", |folder| fs::remove_file(folder.join("WHOLE")).unwrap()),
            ("marked as whole", |_| {}),
            ("the old one out of the way", |folder| rename(folder, "sled", "sled.former")),
            ("in its place", |folder| {
                rename(folder, "sled", "sled.former");
                rename(folder, "sled.next", "sled");
            }),
            ("no longer marked", |folder| {
                rename(folder, "sled", "sled.former");
                rename(folder, "sled.next", "sled");
                fs::remove_file(folder.join("WHOLE")).unwrap();
            }),
            ("the old one half removed", |folder| {
                rename(folder, "sled", "sled.former");
                rename(folder, "sled.next", "sled");
                fs::remove_file(folder.join("WHOLE")).unwrap();
                fs::remove_file(folder.join("sled.former/db")).unwrap();
            }),
        ];
        for (at, kill) in kills {
            let folder = tempfile::tempdir().unwrap();
            filled(folder.path());
            written(folder.path());
            kill(folder.path());
            println!("killed: {at}");
            holds_all(folder.path());
        }
    }

    #[test]
    fn a_file_is_checked_when_large_and_again_when_doubled() {
        let is_worth_it = |length, looked| has_doubled(length, looked, SMALL_FILE_BYTES);
        assert!(!is_worth_it(SMALL_FILE_BYTES, None));
        assert!(is_worth_it(SMALL_FILE_BYTES + 1, None));
        assert!(!is_worth_it(2 * SMALL_FILE_BYTES, Some(SMALL_FILE_BYTES + 1)));
        assert!(is_worth_it(3 * SMALL_FILE_BYTES, Some(SMALL_FILE_BYTES + 1)));
        assert!(exceeds_content(601, 100 - 1));
        assert!(!exceeds_content(600, 100));
    }

    #[test]
    fn a_freshly_filled_store_is_not_checked_for_size() {
        let folder = tempfile::tempdir().unwrap();
        filled(folder.path());
        let is_worth_it = || may_be_oversized(folder.path(), 0).unwrap();
        assert!(is_worth_it());
        SledStore::open_to_fill(folder.path()).unwrap().note_filled();
        assert!(!is_worth_it());
    }

    #[test]
    fn an_oversized_store_is_rewritten_at_the_next_start() {
        let folder = tempfile::tempdir().unwrap();
        let store = SledStore::open(folder.path()).unwrap();
        let file = folder.path().join("sled/db");
        let length = || fs::metadata(&file).unwrap().len();
        for round in 0..100_u16 {
            let mut batch = Batch::default();
            let noise = |n: u16| (0..400).map(|i| (n.wrapping_mul(i) ^ round) as u8).collect();
            (0..ROWS).for_each(|row| batch.put(row.to_be_bytes().into(), noise(row)));
            assert_eq!(store.commit(batch), Ok(Commit::Applied));
        }
        let all = Range { from: vec![], to: vec![u8::MAX], most: usize::MAX, backward: false };
        let rows = store.scan(&all).unwrap();
        drop(store);
        let grown = length();
        let small = Some(grown / 2);
        let store = SledStore::open_with(
            folder.path(),
            &|_, file| Box::new(file),
            OpenSettings { rewrite_above: small, ..OpenSettings::default() },
        )
        .unwrap();
        assert_eq!(store.scan(&all).unwrap(), rows);
        assert!(length() < grown / 2, "{} of {grown}", length());
        drop(store);
        // The file is not checked again before it has doubled.
        let looked = fs::read_to_string(Paths::of(folder.path()).looked).unwrap();
        let store = SledStore::open_with(
            folder.path(),
            &|_, file| Box::new(file),
            OpenSettings { rewrite_above: Some(0), ..OpenSettings::default() },
        )
        .unwrap();
        assert_eq!(fs::read_to_string(Paths::of(folder.path()).looked).unwrap(), looked);
        assert_eq!(store.scan(&all).unwrap(), rows);
    }
}
