//! The last group of batches as one value: a redo record.
//!
//! sled makes a batch of several rows whole by two writes of its log, and a single value by one. So a group is written as a
//! value first, and is durable with it; its rows are put in their places after that, and reach the disk with whatever is
//! written next. What a crash takes of them is put back from the record when the store is opened. One record is enough: by
//! the time the next is durable, so is all that stands before it in the log.

use std::collections::HashMap;

use super::database::damaged;
use crate::stores::{OpenError, VALUE_LIMIT};

/// Where it stands, beside the rows.
const KEY: &[u8] = b"last group";

/// Rows to write, or to remove (`None`), in any order.
pub(super) type Changes<'a> = HashMap<&'a [u8], Option<&'a [u8]>>;

/// The same as they are read back.
type Found = Vec<(Vec<u8>, Option<Vec<u8>>)>;

/// A group as it is noted; none where it is too large for that.
pub(super) fn packed(changes: &Changes<'_>) -> Option<Vec<u8>> {
    let value = |value: &Option<&[u8]>| value.map_or(0, <[u8]>::len);
    let bytes: usize = changes.iter().map(|(key, row)| key.len() + value(row)).sum();
    if bytes > VALUE_LIMIT {
        return None;
    }
    let packed = postcard::to_allocvec(changes).expect("rows are bytes, which postcard can write");
    Some(packed).filter(|packed| packed.len() <= VALUE_LIMIT)
}

/// Notes a group in the place of the one before. It is durable, and so are the rows of the one before, once sled's log is.
pub(super) fn note(db: &sled::Db, packed: Vec<u8>) -> sled::Result<()> {
    db.insert(KEY, packed).map(drop)
}

/// Takes the note of the last group away, whose rows must be on their way to the disk.
pub(super) fn forget(db: &sled::Db) -> sled::Result<()> {
    db.remove(KEY).map(drop)
}

/// Puts the rows of a group in their places.
pub(super) fn carry_out(rows: &sled::Tree, changes: &Changes<'_>) -> sled::Result<()> {
    changes.iter().try_for_each(|(key, value)| place(rows, key, *value))
}

/// Puts in their places what a crash may have taken of the last group.
///
/// # Errors
/// The record can't be read.
pub(super) fn repeat(db: &sled::Db, rows: &sled::Tree) -> Result<(), OpenError> {
    let Some(packed) = db.get(KEY).map_err(damaged)? else { return Ok(()) };
    let found: Found = postcard::from_bytes(&packed)
        .map_err(|_| OpenError::Damaged("the last group of rows can't be read".into()))?;
    let place = |(key, value): (Vec<u8>, Option<Vec<u8>>)| place(rows, &key, value.as_deref());
    found.into_iter().try_for_each(place).map_err(damaged)
}

fn place(rows: &sled::Tree, key: &[u8], value: Option<&[u8]>) -> sled::Result<()> {
    match value {
        Some(value) => rows.insert(key, value)?,
        None => rows.remove(key)?,
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database() -> (tempfile::TempDir, sled::Db, sled::Tree) {
        let folder = tempfile::tempdir().unwrap();
        let db = sled::open(folder.path()).unwrap();
        let rows = db.open_tree("rows").unwrap();
        (folder, db, rows)
    }

    fn all(rows: &sled::Tree) -> Vec<(Vec<u8>, Vec<u8>)> {
        rows.iter()
            .map(|row| row.map(|(key, value)| (key.to_vec(), value.to_vec())).unwrap())
            .collect()
    }

    #[test]
    fn what_was_noted_is_put_in_its_place_however_much_of_it_was_there() {
        let changes =
            Changes::from([(&b"a"[..], Some(&b"new"[..])), (b"b", None), (b"c", Some(b""))]);
        for there in 0..1 << changes.len() {
            let (_folder, db, rows) = database();
            rows.insert("a", "old").unwrap();
            rows.insert("b", "old").unwrap();
            rows.insert("d", "old").unwrap();
            note(&db, packed(&changes).unwrap()).unwrap();
            let part = changes.iter().enumerate().filter(|(at, _)| there >> at & 1 == 1);
            carry_out(&rows, &part.map(|(_, (key, value))| (*key, *value)).collect()).unwrap();
            repeat(&db, &rows).unwrap();
            let expected = [("a", "new"), ("c", ""), ("d", "old")];
            let expected = expected.map(|(key, value)| (key.into(), value.into()));
            assert_eq!(all(&rows), expected, "{there:b}");
        }
    }

    #[test]
    fn nothing_is_repeated_that_was_forgotten_or_never_noted() {
        let (_folder, db, rows) = database();
        repeat(&db, &rows).unwrap();
        note(&db, packed(&Changes::from([(&b"a"[..], None)])).unwrap()).unwrap();
        forget(&db).unwrap();
        rows.insert("a", "newer").unwrap();
        repeat(&db, &rows).unwrap();
        assert_eq!(all(&rows), [("a".into(), "newer".into())]);
    }

    #[test]
    fn a_group_too_large_for_one_value_is_not_noted() {
        let large = vec![7; VALUE_LIMIT / 2];
        let one = Changes::from([(&b"a"[..], Some(&large[..]))]);
        assert!(packed(&one).is_some());
        assert!(
            packed(&Changes::from([(&b"a"[..], Some(&large[..])), (b"b", Some(&large))])).is_none()
        );
    }
}
