//! Tests of exports from a store that is in use.

use std::io::Cursor;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use matches::{Challenge, ImportError, JobOutcome, MatchId};
use store::{Batch, Commit, MemoryStore, Range, Row, Store, StoreError};

use crate::games::CATALOG;
use crate::harness::{Harness, nim};

/// A function that runs before each scan, and gets the number of the scan.
type Meddler = Box<dyn FnMut(usize) + Send>;

/// A store that another user changes before each scan.
struct Busy {
    store: Arc<dyn Store>,
    scans: AtomicUsize,
    meddler: Mutex<Meddler>,
}

impl Busy {
    fn with(store: &Arc<dyn Store>, meddler: impl FnMut(usize) + Send + 'static) -> Self {
        let store = Arc::clone(store);
        Self { store, scans: AtomicUsize::new(0), meddler: Mutex::new(Box::new(meddler)) }
    }

    /// An export of the store, and the number of its scans.
    fn exported(&self) -> (String, usize) {
        let mut bytes = Vec::new();
        let exported = matches::export(self, CATALOG, &mut bytes).unwrap();
        assert_eq!(exported.faults, Vec::<String>::new());
        (String::from_utf8(bytes).unwrap(), self.scans.load(Ordering::Relaxed))
    }
}

rules::hidden_debug!(Busy);

impl Store for Busy {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.meddler.lock().unwrap()(self.scans.fetch_add(1, Ordering::Relaxed));
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.store.commit(batch)
    }
}

/// Three running matches with waiting boards.
fn harness() -> (Arc<Harness>, Vec<MatchId>) {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let ids = (0..3).map(|_| harness.nim()).collect();
    (Arc::new(harness), ids)
}

/// Imports an export into another store, and checks that store.
fn restored(exported: &str) -> Harness {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    matches::import(store.as_ref(), CATALOG, &mut Cursor::new(exported)).unwrap();
    let harness = Harness::over(store);
    harness.check();
    harness
}

#[test]
fn an_export_during_play_contains_each_match_at_one_moment() {
    let (quiet, _) = harness();
    let (_, scans) = Busy::with(&quiet.store, |_| {}).exported();
    for moment in 0..scans {
        let (harness, ids) = harness();
        let playing = Arc::clone(&harness);
        let busy = Busy::with(&harness.store, move |scan| {
            if scan == moment {
                playing.play_all(ids[1], &[(1, "1"), (2, "2")]);
                for job in &playing.claim(ids[1]).unwrap().jobs {
                    let done = JobOutcome::Done { message: Some(77) };
                    playing.matches.settle(job, done, playing.now()).unwrap();
                }
                playing.nim();
            }
        });
        let (exported, _) = busy.exported();
        let restored = restored(&exported);
        // The export has the match as it was either before or after all these acts, with its posts waiting or settled.
        let id = MatchId(2);
        let plies = restored.head(id).plies;
        let is_posted = restored.claim(id).is_none();
        assert!(
            matches!((plies, is_posted), (0, false) | (2, true)),
            "{moment}: {plies} {is_posted}"
        );
    }
}

#[test]
fn an_export_during_play_has_no_dangling_rematch_or_pair() {
    let begin = |meddle: Option<usize>| {
        let (harness, ids) = harness();
        harness.matches.resign(ids[0], harness.by(1)).unwrap();
        let pair = Challenge { pair: true, ..nim(1, &[2]) };
        let pair = harness.challenge(&pair).unwrap().id;
        let playing = Arc::clone(&harness);
        let (first, again) = (ids[0], Challenge { rematch_of: Some(ids[0]), ..nim(2, &[1]) });
        let busy = Busy::with(&harness.store, move |scan| {
            if Some(scan) == meddle {
                playing.challenge(&again).unwrap();
                playing.matches.join(pair, playing.by(2)).unwrap();
            }
        });
        let (exported, scans) = busy.exported();
        let restored = restored(&exported);
        let heads = (1..=6).map(|id| restored.matches.view(MatchId(id)));
        for head in heads.flatten().map(|look| look.head().clone()) {
            let twin = head.twin.map(|twin| restored.matches.view(twin).map(drop));
            assert!(!matches!(twin, Some(Err(_))), "{meddle:?}: {twin:?}");
        }
        // A new match must not become a rematch because it gets the number of a missing one.
        if restored.matches.rematch(first).unwrap().is_none() {
            let other = restored.between(8, 9);
            assert_ne!(restored.matches.rematch(first), Ok(Some(other)), "{meddle:?}");
            restored.challenge(&Challenge { rematch_of: Some(first), ..nim(2, &[1]) }).unwrap();
        }
        scans
    };
    let scans = begin(None);
    (0..scans).for_each(|moment| assert!(begin(Some(moment)) > 0));
}

#[test]
fn a_match_changing_during_an_export_is_read_again() {
    let (harness, ids) = harness();
    let playing = Arc::clone(&harness);
    let busy = Busy::with(&harness.store, move |scan| {
        let wish =
            if scan % 2 == 0 { matches::OfferKind::Draw } else { matches::OfferKind::CallOff };
        let _ = playing.matches.offer(ids[2], wish, playing.by(1));
    });
    let mut bytes = Vec::new();
    // Each kind of offer can be made once a turn, so the match stops changing after a few.
    matches::export(&busy, CATALOG, &mut bytes).unwrap();
    assert_eq!(matches::verify(CATALOG, &mut Cursor::new(bytes)).unwrap().matches, 3);
}

#[test]
fn an_export_is_verified_without_a_store() {
    let (harness, _) = harness();
    let exported = harness.exported();
    assert_eq!(matches::verify(CATALOG, &mut Cursor::new(&exported)).unwrap().matches, 3);
    let cut = &exported[..exported.len() - 100];
    let refused = matches::verify(CATALOG, &mut Cursor::new(cut));
    assert!(matches!(refused, Err(ImportError::Line(_) | ImportError::Sum)), "{refused:?}");
    let changed = exported.replacen("\"1\"", "\"9\"", 1);
    assert_ne!(changed, exported);
    assert!(matches::verify(CATALOG, &mut Cursor::new(&changed)).is_err());
}
