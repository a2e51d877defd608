//! Tests of records in other versions: older ones are refused, and newer ones stay unchanged.

use std::sync::Arc;

use matches::{Filter, OpenMode, Page, PlayerId, PreferenceOwner, Refused};
use rules::Draft;
use store::{Batch, Location, MemoryStore, OpenError, Range, Row, Store};

use crate::games::CATALOG;
use crate::harness::{Harness, nim, said};

fn harness() -> Harness {
    Harness::over(Arc::new(MemoryStore::new()))
}

fn rows(store: &dyn Store) -> Vec<Row> {
    let all = Range { from: Vec::new(), to: vec![255], most: usize::MAX, backward: false };
    store.scan(&all).unwrap()
}

fn put(store: &dyn Store, key: Vec<u8>, value: Vec<u8>) {
    let writes = vec![(key, Some(value))];
    store.commit(Batch { writes, ..Batch::default() }).unwrap();
}

/// The record in the next version, as a newer program would store it.
pub(crate) fn newer(mut record: Vec<u8>) -> Vec<u8> {
    let version = u16::from_be_bytes([record[2], record[3]]) + 1;
    record.push(0);
    with_version(record, version)
}

fn with_version(mut record: Vec<u8>, version: u16) -> Vec<u8> {
    record[2..4].copy_from_slice(&version.to_be_bytes());
    let summed = [&record[1..4], &record[8..]].concat();
    record[4..8].copy_from_slice(&crc32fast::hash(&summed).to_be_bytes());
    record
}

/// Replaces the first row of a table by one that a newer program would store. Returns that row.
fn renew(harness: &Harness, table: u8) -> Row {
    let all = rows(harness.store.as_ref());
    let (key, value) = all.into_iter().rfind(|(key, _)| key[0] == table).unwrap();
    put(harness.store.as_ref(), key.clone(), newer(value.clone()));
    (key, newer(value))
}

/// A closed store on disk with a running match, after `change` was applied to it.
fn on_disk(change: impl Fn(&Harness, &dyn Store)) -> (tempfile::TempDir, Location) {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::Sled(folder.path().join("store"));
    let store = matches::open(&location, OpenMode::ToPlay).unwrap();
    let harness = Harness::over(store);
    harness.matches.begin_work(harness.now()).unwrap();
    harness.keep(harness.nim(), PlayerId(1), &Draft::of(&["a"])).unwrap();
    change(&harness, harness.store.as_ref());
    drop(harness);
    (folder, location)
}

/// Replaces the mark of a store without older rows. `None` removes it.
fn set_mark(store: &dyn Store, mark: Option<Vec<u8>>) {
    let writes = vec![(b"V".to_vec(), mark)];
    store.commit(Batch { writes, ..Batch::default() }).unwrap();
}

/// The mark that version 0.1 stored, for complete lists.
fn first_mark(store: &dyn Store) -> Vec<u8> {
    let mut mark = store.read(&[b"V".to_vec()]).unwrap().remove(0).unwrap();
    *mark.last_mut().unwrap() = 1;
    with_version(mark, 1)
}

#[test]
fn a_store_of_version_0_1_is_opened_and_marked_at_the_start() {
    let (_folder, location) = on_disk(|_, store| set_mark(store, Some(first_mark(store))));
    matches::open(&location, OpenMode::ToLook).unwrap();
    let store = matches::open(&location, OpenMode::ToPlay).unwrap();
    let harness = Harness::over(Arc::clone(&store));
    harness.matches.begin_work(harness.now()).unwrap();
    assert_eq!(store.read(&[b"V".to_vec()]).unwrap()[0].as_ref().unwrap().last(), Some(&2));
}

#[test]
fn a_store_with_an_older_row_is_refused_with_instructions() {
    for table in *b"HPESDJ" {
        let (_folder, location) = on_disk(|harness, store| {
            let (key, value) = rows(store).into_iter().rfind(|(key, _)| key[0] == table).unwrap();
            put(store, key, with_version(value, 1));
            set_mark(store, Some(first_mark(harness.store.as_ref())));
        });
        for opening in [OpenMode::ToLook, OpenMode::ToPlay] {
            let refused = matches::open(&location, opening).unwrap_err();
            assert!(matches!(refused, OpenError::Older), "{refused:?}");
            assert!(refused.to_string().contains("export it with commit 8eedf91"), "{refused}");
        }
    }
}

#[test]
fn a_store_with_posts_outside_the_queue_is_refused() {
    for table in *b"OT" {
        let (_folder, location) = on_disk(|_, store| {
            set_mark(store, None);
            put(store, [&[table][..], &[0; 16]].concat(), Vec::new());
        });
        let refused = matches::open(&location, OpenMode::ToPlay).unwrap_err();
        assert!(matches!(refused, OpenError::Older), "{refused:?}");
    }
}

#[test]
fn a_match_of_a_newer_program_is_refused_and_left_unchanged() {
    for table in *b"HPS" {
        let harness = harness();
        let sound = harness.nim();
        let id = harness.nim();
        renew(&harness, table);
        let before = rows(harness.store.as_ref());
        let refused = Refused::Newer(id);
        assert!(said(&refused).contains("newer Castellan"));
        assert_eq!(harness.play(id, 1, "1"), Err(refused.clone()));
        assert_eq!(harness.matches.resign(id, harness.by(1)), Err(refused.clone()));
        assert_eq!(harness.matches.view(id).err(), Some(refused));
        assert_eq!(harness.matches.erase(PlayerId(1), harness.now()), Ok(2));
        let still = |row: &&Row| row.0[1..] == id.0.to_be_bytes();
        let kept = rows(harness.store.as_ref());
        assert!(before.iter().filter(still).eq(kept.iter().filter(still)));
        let checked = matches::check(harness.store.as_ref(), CATALOG).unwrap();
        assert_eq!(checked.newer.len(), 1, "{:?}", checked.newer);
        assert_eq!(checked.faults, [""; 0]);
        let page = Page { after: None, most: 9 };
        let over = harness.matches.matches_of(PlayerId(2), Filter::Over, page).unwrap();
        assert!(over.iter().all(|head| head.id == sound));
    }
}

#[test]
fn an_entry_of_a_newer_program_is_left_unchanged() {
    let harness = harness();
    let id = harness.stakes(2);
    harness.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (1, "add 1")]);
    let (key, value) = renew(&harness, b'E');
    assert_eq!(harness.matches.undo(id.into(), harness.by(1)), Err(Refused::Newer(id)));
    assert_eq!(harness.matches.replay(id, None, 0).err(), Some(Refused::Newer(id)));
    harness.play(id, 1, "done").unwrap();
    assert_eq!(harness.store.read(&[key]).unwrap(), [Some(value)]);
    let checked = matches::check(harness.store.as_ref(), CATALOG).unwrap();
    assert_eq!((checked.newer.len(), checked.faults.len()), (1, 0));
    let mut out = Vec::new();
    let exported = matches::export(harness.store.as_ref(), CATALOG, &mut out).unwrap();
    assert!(exported.faults[0].contains("newer"), "an export names its omissions");
}

#[test]
fn notes_of_a_newer_program_are_left_unchanged() {
    let harness = harness();
    let id = harness.nim();
    let draft = Draft::of(&["a"]);
    harness.keep(id, PlayerId(1), &draft).unwrap();
    harness.matches.set_preference(PreferenceOwner::Player(PlayerId(1)), "home", "left").unwrap();
    harness.matches.resign(id, harness.by(1)).unwrap();
    let rematch = matches::Challenge { rematch_of: Some(id), ..nim(1, &[2]) };
    harness.challenge(&rematch).unwrap();
    let other = harness.nim();
    harness.keep(other, PlayerId(1), &draft).unwrap();
    let kept = [renew(&harness, b'D'), renew(&harness, b'F'), renew(&harness, b'N')];
    assert_eq!(harness.drafted(other, PlayerId(1)).unwrap(), Draft::default());
    let refused = harness.keep(other, PlayerId(1), &draft);
    assert_eq!(refused, Err(Refused::NewerNote));
    let refused =
        harness.matches.set_preference(PreferenceOwner::Player(PlayerId(1)), "home", "right");
    assert_eq!(refused, Err(Refused::NewerNote));
    assert_eq!(harness.challenge(&rematch).err(), Some(Refused::Newer(id)));
    for (key, value) in kept {
        assert_eq!(harness.store.read(&[key]).unwrap(), [Some(value)]);
    }
    let migrated = matches::migrate(harness.store.as_ref(), CATALOG).unwrap();
    assert_eq!(migrated.faults.len(), 3);
    let checked = matches::check(harness.store.as_ref(), CATALOG).unwrap();
    assert_eq!((checked.newer.len(), checked.faults.len()), (3, 0));
}
