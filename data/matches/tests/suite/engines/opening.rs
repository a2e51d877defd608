//! Tests of opening a store on disk: repairs and refusals.

use std::fs;
use std::path::Path;

use store::{Batch, Commit, OpenError, SledStore, Store};

fn write(store: &SledStore) {
    let writes = vec![(b"x".to_vec(), Some(b"1".to_vec()))];
    assert_eq!(store.commit(Batch { writes, ..Batch::default() }), Ok(Commit::Applied));
}

fn read(store: &SledStore) -> Option<Vec<u8>> {
    store.read(&[b"x".to_vec()]).unwrap().pop().flatten()
}

/// A folder with a store that holds one row, closed.
fn filled() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    write(&SledStore::open(folder.path()).unwrap());
    folder
}

fn refused(folder: &Path) -> OpenError {
    SledStore::open(folder).unwrap_err()
}

#[test]
fn written_rows_survive_reopening_the_store() {
    let folder = filled();
    assert_eq!(read(&SledStore::open(folder.path()).unwrap()), Some(b"1".to_vec()));
}

#[test]
fn a_store_can_be_opened_only_once_at_a_time() {
    let folder = filled();
    let _open = SledStore::open(folder.path()).unwrap();
    assert!(matches!(refused(folder.path()), OpenError::InUse));
}

#[test]
fn an_unfinished_snapshot_does_not_prevent_opening_the_store() {
    let folder = filled();
    // sled would take this file for its newest snapshot and fail, since it is incomplete.
    let stub = folder.path().join("sled/snap.FFFFFFFFFFFFFFFF.generating");
    fs::write(&stub, b"half").unwrap();
    assert_eq!(read(&SledStore::open(folder.path()).unwrap()), Some(b"1".to_vec()));
    assert!(!stub.exists());
}

#[test]
fn a_missing_database_is_not_replaced_by_an_empty_one() {
    let folder = filled();
    fs::remove_dir_all(folder.path().join("sled")).unwrap();
    assert!(matches!(refused(folder.path()), OpenError::Gone));
    assert!(!folder.path().join("sled").exists());
    let empty = tempfile::tempdir().unwrap();
    drop(SledStore::open(empty.path()).unwrap());
    let folder = filled();
    fs::remove_dir_all(folder.path().join("sled")).unwrap();
    sled::Config::new().path(folder.path().join("sled")).open().unwrap();
    assert!(matches!(refused(folder.path()), OpenError::Gone));
}

#[test]
fn a_folder_of_another_program_is_refused() {
    let folder = filled();
    fs::write(folder.path().join("FORMAT"), b"castellan store 99\n").unwrap();
    assert!(matches!(refused(folder.path()), OpenError::Foreign));
    let folder = tempfile::tempdir().unwrap();
    let other = sled::open(folder.path().join("sled")).unwrap();
    other.open_tree("rows").unwrap().insert(b"a", b"b").unwrap();
    drop(other);
    assert!(matches!(refused(folder.path()), OpenError::Foreign));
}

#[test]
fn a_folder_of_an_older_format_is_refused_with_instructions() {
    for older in ["castellan store 1\n", "castellan store 2\n"] {
        let folder = filled();
        fs::write(folder.path().join("FORMAT"), older).unwrap();
        let refused = refused(folder.path());
        assert!(matches!(refused, OpenError::Older), "{refused:?}");
        assert!(refused.to_string().contains("export it with commit 8eedf91"), "{refused}");
        assert_eq!(fs::read(folder.path().join("FORMAT")).unwrap(), older.as_bytes());
    }
}

#[test]
fn a_store_without_its_log_is_refused() {
    let folder = filled();
    fs::remove_file(folder.path().join("wal")).unwrap();
    assert!(matches!(refused(folder.path()), OpenError::Damaged(_)));
    assert!(!folder.path().join("wal").exists());
}

#[test]
fn a_store_with_an_interrupted_creation_is_completed() {
    let folder = tempfile::tempdir().unwrap();
    drop(sled::open(folder.path().join("sled")).unwrap());
    write(&SledStore::open(folder.path()).unwrap());
    let folder = filled();
    fs::remove_file(folder.path().join("FORMAT")).unwrap();
    assert_eq!(read(&SledStore::open(folder.path()).unwrap()), Some(b"1".to_vec()));
}

#[test]
fn a_damaged_store_returns_an_error_without_panic() {
    for (file, from) in [("conf", 0), ("db", 0)] {
        let folder = filled();
        let path = folder.path().join("sled").join(file);
        let mut bytes = fs::read(&path).unwrap();
        let end = bytes.len().min(from + 4096);
        bytes[from..end].iter_mut().for_each(|byte| *byte = 0xA5);
        fs::write(&path, bytes).unwrap();
        let refused = refused(folder.path());
        assert!(matches!(refused, OpenError::Damaged(_) | OpenError::Gone), "{file}: {refused}");
    }
}

#[test]
fn an_unusable_folder_returns_an_io_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, b"").unwrap();
    assert!(matches!(refused(&file), OpenError::Io(_)));
}
