//! Tests of copying a store into another, between all engines.

use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use matches::{CopyError, ImportError, OpenMode, Progress, copy};
use store::{
    Batch, Commit, Location, MemoryStore, OpenError, Range, Row, SledStore, Store, StoreError,
};

use crate::engines::databases::{put, shared};
use crate::games::CATALOG;
use crate::harness::Harness;

/// A store with some matches, and enough rows for several pages.
fn filled() -> Harness {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    for number in 0..4 {
        let id = harness.between(10 + number, 50 + number);
        harness.play_all(id, &[(10 + number, "1"), (50 + number, "2")]);
    }
    for number in 0..1_300 {
        put(harness.store.as_ref(), &format!("Fxxxxxxxx{number:05}"), "").unwrap();
    }
    harness
}

fn everything(store: &dyn Store) -> Vec<Row> {
    let range = Range { from: Vec::new(), to: vec![255], most: usize::MAX, backward: false };
    store.scan(&range).unwrap()
}

/// A store that fails after some commits, until it is mended.
#[derive(Debug)]
pub(crate) struct Failing {
    store: Arc<dyn Store>,
    left: AtomicUsize,
}

impl Failing {
    /// An empty store that fails after `left` commits.
    pub(crate) fn after(left: usize) -> Self {
        Self::over(Arc::new(MemoryStore::new()), left)
    }

    /// A store over `store` that fails after `left` commits.
    pub(crate) fn over(store: Arc<dyn Store>, left: usize) -> Self {
        Self { store, left: AtomicUsize::new(left) }
    }

    /// Ends the failures.
    pub(crate) fn mend(&self) {
        self.left.store(usize::MAX, Ordering::Relaxed);
    }
}

impl Store for Failing {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 0 {
            return Err(StoreError::Failed("a test".into()));
        }
        self.store.commit(batch)
    }
}

#[test]
fn a_copy_between_engines_is_equal_row_by_row() {
    let harness = filled();
    let folder = tempfile::tempdir().unwrap();
    let sled: Arc<dyn Store> = Arc::new(SledStore::open(folder.path()).unwrap());
    let database = shared().unwrap_or_else(|| Arc::new(MemoryStore::new()));
    let back: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut from = Arc::clone(&harness.store);
    for to in [sled, database, back] {
        let mut told = Vec::new();
        let copied = copy(from.as_ref(), to.as_ref(), &mut |progress| told.push(progress)).unwrap();
        assert_eq!((copied.rows, copied.before), (harness.store.count().unwrap(), 0));
        assert_eq!(everything(to.as_ref()), everything(harness.store.as_ref()));
        assert_eq!(told.first(), Some(&Progress::Copied(0, copied.rows)));
        assert_eq!(told.last(), Some(&Progress::Compared(copied.rows, copied.rows)));
        from = to;
    }
    let again = copy(from.as_ref(), harness.store.as_ref(), &mut |_| ());
    assert!(matches!(again, Err(CopyError::NotEmpty)), "{again:?}");
}

#[test]
fn an_interrupted_copy_is_continued_from_any_point() {
    let harness = filled();
    for left in 0.. {
        let to = Failing::after(left);
        let first = copy(harness.store.as_ref(), &to, &mut |_| ());
        to.mend();
        if first.is_ok() {
            assert!(left > 4, "there are several pages");
            return;
        }
        let copied = copy(harness.store.as_ref(), &to, &mut |_| ()).unwrap();
        assert_eq!(copied.rows, harness.store.count().unwrap());
        assert!(left < 2 || copied.before > 0, "{left}: nothing is copied twice");
        assert_eq!(everything(&to), everything(harness.store.as_ref()));
    }
}

#[test]
fn a_copy_of_a_store_in_the_newest_form_shuts_out_version_0_1() {
    let (harness, folder) = (filled(), tempfile::tempdir().unwrap());
    let marker = || std::fs::read_to_string(folder.path().join("FORMAT")).unwrap();
    let to = SledStore::open(folder.path()).unwrap();
    assert_eq!(marker(), "castellan store 3\n");
    matches::ask_admission_once(harness.store.as_ref(), harness.now()).unwrap();
    copy(harness.store.as_ref(), &to, &mut |_| ()).unwrap();
    assert_eq!(marker(), "castellan store 4\n");
}

#[test]
fn a_copy_replaces_an_interrupted_import() {
    let imported = Harness::over(Arc::new(MemoryStore::new()));
    imported.nim();
    let to = Failing::after(1);
    let killed = matches::import(&to, CATALOG, &mut Cursor::new(imported.exported()));
    assert!(matches!(killed, Err(ImportError::Store(_))), "{killed:?}");
    to.mend();
    let harness = filled();
    let copied = copy(harness.store.as_ref(), &to, &mut |_| ()).unwrap();
    assert_eq!((copied.rows, copied.before), (harness.store.count().unwrap(), 0));
    assert_eq!(everything(&to), everything(harness.store.as_ref()));
}

#[test]
fn a_store_changing_during_a_copy_is_detected_and_copied_again() {
    let harness = filled();
    let to = MemoryStore::new();
    let changed = copy(harness.store.as_ref(), &to, &mut |progress| {
        if matches!(progress, Progress::Copied(done, _) if done > 600) {
            put(harness.store.as_ref(), "Fa", "later").unwrap();
            put(harness.store.as_ref(), "Fxxxxxxxx00000", "later").unwrap();
        }
    });
    assert!(matches!(changed, Err(CopyError::Differ(2))), "{changed:?}");
    copy(harness.store.as_ref(), &to, &mut |_| ()).unwrap();
    assert_eq!(everything(&to), everything(harness.store.as_ref()));
}

#[test]
fn a_half_filled_store_cannot_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let to = Failing::over(Arc::new(SledStore::open(folder.path()).unwrap()), 2);
    let harness = filled();
    copy(harness.store.as_ref(), &to, &mut |_| ()).unwrap_err();
    let from_half = copy(&to, &MemoryStore::new(), &mut |_| ());
    assert!(matches!(from_half, Err(CopyError::HalfCopied)), "{from_half:?}");
    drop(to);
    let at = Location::Sled(folder.path().into());
    for opening in [OpenMode::ToPlay, OpenMode::ToLook] {
        let refused = matches::open(&at, opening);
        assert!(matches!(refused, Err(OpenError::HalfFilled)), "{refused:?}");
    }
    let to = matches::open(&at, OpenMode::ToFill).unwrap();
    copy(harness.store.as_ref(), to.as_ref(), &mut |_| ()).unwrap();
    drop(to);
    assert!(matches::open(&at, OpenMode::ToPlay).is_ok());
}
