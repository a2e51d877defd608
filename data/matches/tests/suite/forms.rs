//! Records of other programs: those of former days are brought up to date, those of a newer one are left as they are.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use matches::{Filter, MatchId, MigrationReport, Page, PlayerId, Refused, Whose};
use rules::Draft;
use store::{Batch, Commit, MemoryStore, Range, Row, Store, StoreError};

use crate::games::CATALOG;
use crate::golden;
use crate::hall::{Hall, nim, said};

fn hall() -> Hall {
    Hall::over(Arc::new(MemoryStore::new()))
}

fn rows(store: &dyn Store) -> Vec<Row> {
    let all = Range { from: Vec::new(), to: vec![255], most: usize::MAX, backward: false };
    store.scan(&all).unwrap()
}

fn put(store: &dyn Store, key: Vec<u8>, value: Vec<u8>) {
    let writes = vec![(key, Some(value))];
    store.commit(Batch { writes, ..Batch::default() }).unwrap();
}

/// A record as a newer program would have written it: of the next version, with the right sum.
pub(crate) fn newer(mut record: Vec<u8>) -> Vec<u8> {
    let version = u16::from_be_bytes([record[2], record[3]]) + 1;
    record[2..4].copy_from_slice(&version.to_be_bytes());
    record.push(0);
    let summed = [&record[1..4], &record[8..]].concat();
    record[4..8].copy_from_slice(&crc32fast::hash(&summed).to_be_bytes());
    record
}

/// Makes the first row of a table one of a newer program, and says what stands there now.
fn renew(hall: &Hall, table: u8) -> Row {
    let all = rows(hall.store.as_ref());
    let (key, value) = all.into_iter().rfind(|(key, _)| key[0] == table).unwrap();
    put(hall.store.as_ref(), key.clone(), newer(value.clone()));
    (key, newer(value))
}

#[test]
fn an_old_store_is_brought_up_to_date_once() {
    let store = golden::store();
    let before = matches::check(store.as_ref(), golden::all()).unwrap();
    assert_eq!(
        (before.old, before.faults),
        (21 + 21 + 21 + 3 + 3 + 2 + 158 + 46 + 29, vec![]),
        "headers, people, heads, threads and what came to nothing not listed, drafts, entries, how players stand, places in new lists"
    );
    let migrated = matches::migrate(store.as_ref(), golden::all()).unwrap();
    assert_eq!(
        migrated,
        MigrationReport { matches: 21, rows: 21 + 21 + 2 + 158 + 45, ..MigrationReport::default() }
    );
    let after = matches::check(store.as_ref(), golden::all()).unwrap();
    assert_eq!((after.old, after.newer, after.faults), (0, vec![], vec![]));
    let rest = rows(store.as_ref());
    let again = matches::migrate(store.as_ref(), golden::all()).unwrap();
    assert_eq!((again, rows(store.as_ref())), (MigrationReport::default(), rest));
    assert_eq!(golden::matches(&store).match_in(7_301), Ok(Some(MatchId(20))));
}

#[test]
fn a_store_brought_up_to_date_holds_the_same() {
    let (old, new) = (golden::store(), golden::store());
    matches::migrate(new.as_ref(), golden::all()).unwrap();
    let exported = |store: &MemoryStore| {
        let mut bytes = Vec::new();
        matches::export(store, golden::all(), &mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    };
    // What was still to be done is a job in both: the program takes it over when it starts.
    matches::adopt(old.as_ref()).unwrap();
    assert_eq!(exported(&new), exported(&old));
    let (old, new) = (golden::matches(&old), golden::matches(&new));
    for id in (1..=21).map(MatchId) {
        assert_eq!(new.view(id).unwrap().head(), old.view(id).unwrap().head());
    }
}

/// A store whose process is killed after so many commits.
#[derive(Debug)]
struct Killed {
    store: Arc<MemoryStore>,
    commits: AtomicUsize,
}

impl Store for Killed {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let is_alive = |left: usize| left.checked_sub(1);
        self.commits
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, is_alive)
            .map_err(|_| StoreError::Failed("killed".into()))?;
        self.store.commit(batch)
    }
}

#[test]
fn whoever_is_killed_while_bringing_a_store_up_to_date_runs_it_again() {
    let whole = golden::store();
    matches::migrate(whole.as_ref(), golden::all()).unwrap();
    let store = golden::store();
    for commits in 0..4 {
        let killed = Killed { store: Arc::clone(&store), commits: AtomicUsize::new(commits) };
        assert!(matches::migrate(&killed, golden::all()).is_err());
        let checked = matches::check(store.as_ref(), golden::all()).unwrap();
        assert_eq!(checked.faults, [""; 0]);
    }
    matches::migrate(store.as_ref(), golden::all()).unwrap();
    assert_eq!(rows(store.as_ref()), rows(whole.as_ref()));
}

#[test]
fn a_match_of_a_newer_program_is_refused_and_left_as_it_is() {
    for table in *b"HPS" {
        let hall = hall();
        let sound = hall.nim();
        let id = hall.nim();
        renew(&hall, table);
        let before = rows(hall.store.as_ref());
        let refused = Refused::Newer(id);
        assert!(said(&refused).contains("newer Castellan"));
        assert_eq!(hall.play(id, 1, "1"), Err(refused.clone()));
        assert_eq!(hall.matches.resign(id, hall.by(1)), Err(refused.clone()));
        assert_eq!(hall.matches.view(id).err(), Some(refused));
        assert_eq!(hall.matches.forget(PlayerId(1), hall.now()), Ok(2));
        let still = |row: &&Row| row.0[1..] == id.0.to_be_bytes();
        let kept = rows(hall.store.as_ref());
        assert!(before.iter().filter(still).eq(kept.iter().filter(still)));
        let checked = matches::check(hall.store.as_ref(), CATALOG).unwrap();
        assert_eq!(checked.newer.len(), 1, "{:?}", checked.newer);
        assert_eq!(checked.faults, [""; 0]);
        let page = Page { after: None, most: 9 };
        let over = hall.matches.matches_of(PlayerId(2), Filter::Over, page).unwrap();
        assert!(over.iter().all(|head| head.id == sound));
    }
}

#[test]
fn an_entry_of_a_newer_program_is_left_as_it_is() {
    let hall = hall();
    let id = hall.stakes(2);
    hall.play_all(id, &[(1, "stake 9"), (2, "stake 9"), (1, "add 1")]);
    let (key, value) = renew(&hall, b'E');
    assert_eq!(hall.matches.undo(id, None, hall.by(1)), Err(Refused::Newer(id)));
    assert_eq!(hall.matches.replay(id, None, 0).err(), Some(Refused::Newer(id)));
    hall.play(id, 1, "done").unwrap();
    assert_eq!(hall.store.read(&[key]).unwrap(), [Some(value)]);
    let checked = matches::check(hall.store.as_ref(), CATALOG).unwrap();
    assert_eq!((checked.newer.len(), checked.faults.len()), (1, 0));
    let mut out = Vec::new();
    let exported = matches::export(hall.store.as_ref(), CATALOG, &mut out).unwrap();
    assert!(exported.faults[0].contains("newer"), "what is left out of an export is named");
}

#[test]
fn what_a_person_keeps_in_a_newer_program_is_left_as_it_is() {
    let hall = hall();
    let id = hall.nim();
    let draft = Draft::of(&["a"]);
    hall.keep(id, PlayerId(1), &draft).unwrap();
    hall.matches.prefer(Whose::Player(PlayerId(1)), "home", "left").unwrap();
    hall.matches.resign(id, hall.by(1)).unwrap();
    let rematch = matches::Challenge { rematch_of: Some(id), ..nim(1, &[2]) };
    hall.challenge(&rematch).unwrap();
    let other = hall.nim();
    hall.keep(other, PlayerId(1), &draft).unwrap();
    let kept = [renew(&hall, b'D'), renew(&hall, b'F'), renew(&hall, b'N')];
    assert_eq!(hall.drafted(other, PlayerId(1)).unwrap(), Draft::default());
    let refused = hall.keep(other, PlayerId(1), &draft);
    assert_eq!(refused, Err(Refused::NewerNote));
    let refused = hall.matches.prefer(Whose::Player(PlayerId(1)), "home", "right");
    assert_eq!(refused, Err(Refused::NewerNote));
    assert_eq!(hall.challenge(&rematch).err(), Some(Refused::Newer(id)));
    for (key, value) in kept {
        assert_eq!(hall.store.read(&[key]).unwrap(), [Some(value)]);
    }
    let migrated = matches::migrate(hall.store.as_ref(), CATALOG).unwrap();
    assert_eq!(migrated.faults.len(), 3);
    let checked = matches::check(hall.store.as_ref(), CATALOG).unwrap();
    assert_eq!((checked.newer.len(), checked.faults.len()), (3, 0));
}
