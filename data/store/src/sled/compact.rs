//! Keeping the database's file in proportion: sled appends, and gives little of it back. A file that has become several times
//! what lies in it is written anew before anything else happens.
//!
//! The new database is written beside the old one, compared with it row by row, marked as whole, and only then put in its
//! place. A kill at any moment leaves one of the two, and the next opening finishes what was begun.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::OpenError;
use crate::sled::database::{MARK, SMALL_CACHE_BYTES, damaged, open_database, sync_folder};

/// Up to this length, in bytes, a file is left as it is.
pub(super) const SMALL: u64 = 64 * 1024 * 1024;

/// So many times its content may a file be.
const TIMES: u64 = 6;

/// So much is written at a time, in bytes. sled keeps each page that a batch replaces until the batch is over, and a page is
/// replaced with each of its rows.
const GATHERED: usize = 32 * 1024;

/// The places that a rewriting knows.
struct Places {
    /// The database that is used.
    now: PathBuf,
    /// The one that is being written.
    next: PathBuf,
    /// The one that was used before.
    former: PathBuf,
    /// Stands there from when `next` is whole until it is `now`.
    whole: PathBuf,
    /// How long the file was when it was last compared with its content.
    looked: PathBuf,
}

impl Places {
    fn of(folder: &Path) -> Self {
        let [now, next, former] =
            ["sled", "sled.next", "sled.former"].map(|name| folder.join(name));
        Self { now, next, former, whole: folder.join("WHOLE"), looked: folder.join("LOOKED") }
    }
}

/// Finishes a rewriting in whose middle the process was killed, or takes away what it left.
pub(super) fn finish(folder: &Path) -> Result<(), OpenError> {
    let places = Places::of(folder);
    if places.whole.exists() && places.next.exists() {
        if places.now.exists() {
            remove(&places.former)?;
            fs::rename(&places.now, &places.former)?;
            sync_folder(folder)?;
        }
        fs::rename(&places.next, &places.now)?;
        sync_folder(folder)?;
    }
    if places.whole.exists() {
        fs::remove_file(&places.whole)?;
        sync_folder(folder)?;
    }
    remove(&places.next)?;
    if places.now.join("db").exists() {
        remove(&places.former)?;
    }
    Ok(())
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Whether the file may have become several times its content: it is large, and has doubled since that was looked at.
pub(super) fn is_worth_a_look(folder: &Path, small: u64) -> Result<bool, OpenError> {
    let places = Places::of(folder);
    let looked = fs::read_to_string(&places.looked).ok().and_then(|text| text.trim().parse().ok());
    Ok(has_grown(fs::metadata(places.now.join("db"))?.len(), looked, small))
}

/// Whether the file is several times its content, for which all of it is read.
pub(super) fn is_due(folder: &Path, rows: &sled::Tree) -> Result<bool, OpenError> {
    let content = content(rows)?;
    Ok(is_out_of_proportion(note_looked(folder)?, content))
}

/// Notes how long the file is now that it was looked at, or need not be; how long that is.
pub(super) fn note_looked(folder: &Path) -> io::Result<u64> {
    let places = Places::of(folder);
    let length = fs::metadata(places.now.join("db"))?.len();
    fs::write(&places.looked, length.to_string())?;
    Ok(length)
}

fn has_grown(length: u64, looked: Option<u64>, small: u64) -> bool {
    length > small && looked.is_none_or(|looked| length / 2 > looked)
}

fn is_out_of_proportion(length: u64, content: u64) -> bool {
    length / TIMES > content
}

/// How many bytes there are in all keys and values.
fn content(rows: &sled::Tree) -> Result<u64, OpenError> {
    rows.iter().try_fold(0, |sum, row| {
        let (key, value) = row.map_err(damaged)?;
        Ok(sum + (key.len() + value.len()) as u64)
    })
}

/// Writes the database anew beside the old one; [`finish`] puts it in its place, once both are closed.
pub(super) fn write(folder: &Path, rows: &sled::Tree) -> Result<(), OpenError> {
    let places = Places::of(folder);
    remove(&places.next)?;
    // Nothing of it is read again but once, for a comparison.
    let next = open_database(&places.next, SMALL_CACHE_BYTES)?;
    let copied = next.open_tree("rows").map_err(damaged)?;
    copy(rows, &copied)?;
    next.insert(MARK, &[]).map_err(damaged)?;
    next.flush().map_err(damaged)?;
    File::open(places.next.join("db"))?.sync_all()?;
    sync_folder(&places.next)?;
    if !are_same(rows, &copied)? {
        return Err(OpenError::Damaged("a copy of it came out as another".into()));
    }
    drop((copied, next));
    File::create(&places.whole)?.sync_all()?;
    let length = fs::metadata(places.next.join("db"))?.len();
    fs::write(&places.looked, length.to_string())?;
    sync_folder(folder)
}

fn copy(from: &sled::Tree, to: &sled::Tree) -> Result<(), OpenError> {
    let (mut batch, mut bytes) = (sled::Batch::default(), 0);
    for row in from {
        let (key, value) = row.map_err(damaged)?;
        bytes += key.len() + value.len();
        batch.insert(key, value);
        if bytes >= GATHERED {
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
    use std::time::Duration;

    use super::*;
    use crate::batch::{Batch, Commit};
    use crate::row::Range;
    use crate::sled::SledStore;
    use crate::sled::database::CACHE_BYTES;
    use crate::store::Store;

    /// At which moment it was killed, and how the folder looks then.
    type Kill = (&'static str, fn(&Path));

    /// How many rows the tests have.
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
        // It can be written to, and what was left of the rewriting is gone.
        let mut batch = Batch::default();
        batch.put(vec![0, 0], vec![7; 400]);
        assert_eq!(store.commit(batch), Ok(Commit::Applied));
        let places = Places::of(folder);
        for left in [places.next, places.former, places.whole] {
            assert!(!left.exists(), "{}", left.display());
        }
    }

    /// Writes anew without asking whether that is worth it, as far as the mark.
    fn written(folder: &Path) {
        let db = open_database(&folder.join("sled"), SMALL_CACHE_BYTES).unwrap();
        write(folder, &db.open_tree("rows").unwrap()).unwrap();
    }

    fn rename(folder: &Path, from: &str, to: &str) {
        fs::rename(folder.join(from), folder.join(to)).unwrap();
    }

    #[test]
    fn a_rewritten_store_holds_what_the_old_one_held_wherever_it_was_killed() {
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
    fn a_file_is_looked_at_when_it_is_large_and_again_when_it_has_doubled() {
        let is_worth_it = |length, looked| has_grown(length, looked, SMALL);
        assert!(!is_worth_it(SMALL, None));
        assert!(is_worth_it(SMALL + 1, None));
        assert!(!is_worth_it(2 * SMALL, Some(SMALL + 1)));
        assert!(is_worth_it(3 * SMALL, Some(SMALL + 1)));
        assert!(is_out_of_proportion(601, 100 - 1));
        assert!(!is_out_of_proportion(600, 100));
    }

    #[test]
    fn a_file_that_was_filled_in_order_is_not_read_through_by_the_first_who_serves_from_it() {
        let folder = tempfile::tempdir().unwrap();
        filled(folder.path());
        let is_worth_it = || is_worth_a_look(folder.path(), 0).unwrap();
        assert!(is_worth_it());
        SledStore::open_to_fill(folder.path()).unwrap().filled();
        assert!(!is_worth_it());
    }

    #[test]
    fn a_store_that_has_grown_is_small_again_after_the_next_start() {
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
            (small, CACHE_BYTES, Duration::ZERO),
        )
        .unwrap();
        assert_eq!(store.scan(&all).unwrap(), rows);
        assert!(length() < grown / 2, "{} of {grown}", length());
        drop(store);
        // It is not looked at again before it has doubled.
        let looked = fs::read_to_string(Places::of(folder.path()).looked).unwrap();
        let store = SledStore::open_with(
            folder.path(),
            &|_, file| Box::new(file),
            (Some(0), CACHE_BYTES, Duration::ZERO),
        )
        .unwrap();
        assert_eq!(fs::read_to_string(Places::of(folder.path()).looked).unwrap(), looked);
        assert_eq!(store.scan(&all).unwrap(), rows);
    }
}
