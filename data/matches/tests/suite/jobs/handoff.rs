//! Tests of jobs that are leased to a free worker in the commit that enqueues them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use matches::{ChallengeLimits, Claim, Enqueued, JobError, JobKind, Matches, Place, Post, Workers};
use store::{Batch, Commit, Range, Row, Store, StoreError};

use crate::games::CATALOG;
use crate::harness::{Harness, on_every_store};
use crate::jobs::queue::{DONE, LEASE, claim_as, kinds, other, posted, queued, settle};

/// Workers that are always free, and remember the jobs that they get.
#[derive(Clone, Default)]
pub(crate) struct Idle(Arc<Mutex<Vec<Enqueued>>>);

impl Workers for Idle {
    fn are_free(&self, _: Place) -> bool {
        true
    }

    fn call(&self, called: Enqueued) {
        self.0.lock().unwrap().push(called);
    }
}

impl Idle {
    fn called(&self) -> Vec<Enqueued> {
        std::mem::take(&mut self.0.lock().unwrap())
    }

    pub(crate) fn handed(&self) -> Vec<Claim> {
        self.called().into_iter().flat_map(|called| called.claims).collect()
    }
}

#[test]
fn an_idle_worker_receives_the_jobs_of_a_commit_at_once() {
    on_every_store(|harness| {
        let idle = Idle::default();
        harness.matches = other(harness).with_workers(idle.clone());
        let first = other(harness);
        let id = harness.nim();
        // The jobs of the accepted challenge have joined the lease of the card's post.
        let [lobby] = idle.handed().try_into().unwrap();
        assert_eq!(kinds(&lobby.jobs), [JobKind::Post(Post::Lobby)]);
        assert_eq!(claim_as(&first, harness), []);
        assert!(lobby.jobs.iter().all(|job| settle(harness, job, DONE)));
        let more = harness.matches.claim_more(&lobby, harness.now()).unwrap();
        assert!(more.iter().all(|job| settle(harness, job, DONE)));
        assert_eq!(harness.matches.claim_more(&lobby, harness.now()).unwrap(), []);

        harness.play(id, 1, "1").unwrap();
        let [board] = idle.handed().try_into().unwrap();
        assert_eq!(kinds(&board.jobs), [JobKind::Post(Post::Board)]);
        assert_eq!(claim_as(&first, harness), []);
        assert!(settle(harness, &board.jobs[0], DONE));
        assert_eq!(queued(harness, id), []);
    });
}

/// A store whose answer to the next commit can be lost, and that can be full.
#[derive(Debug)]
struct Unanswered {
    store: Arc<dyn Store>,
    is_next_lost: AtomicBool,
    is_full: AtomicBool,
}

impl Store for Unanswered {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(StoreError::Unwritable("the disk is full".into()));
        }
        let committed = self.store.commit(batch)?;
        match self.is_next_lost.swap(false, Ordering::Relaxed) {
            true => Err(StoreError::Away("the answer is lost".into())),
            false => Ok(committed),
        }
    }
}

/// A process with such a store, and these workers.
fn unanswered(harness: &Harness, idle: &Idle) -> (Arc<Unanswered>, Matches) {
    let (is_next_lost, is_full) = Default::default();
    let store = Arc::clone(&harness.store);
    let store = Arc::new(Unanswered { store, is_next_lost, is_full });
    let own: Arc<dyn Store> = Arc::clone(&store) as _;
    let matches = Matches::new(own, CATALOG, ChallengeLimits::default());
    (store, matches.with_workers(idle.clone()))
}

#[test]
fn the_jobs_of_a_commit_without_an_answer_are_handed_over_once_it_is_confirmed() {
    on_every_store(|harness| {
        let id = posted(harness);
        let idle = Idle::default();
        let (store, matches) = unanswered(harness, &idle);
        store.is_next_lost.store(true, Ordering::Relaxed);
        assert!(matches.play(id.into(), "1", harness.by(1)).is_err());
        assert_eq!((idle.handed(), harness.claim(id)), (vec![], None));
        store.is_next_lost.store(true, Ordering::Relaxed);
        assert!(matches.confirm_claims(harness.now()).is_err());
        assert_eq!(matches.confirm_claims(harness.now()), Ok(()));
        let [board] = idle.handed().try_into().unwrap();
        assert_eq!(kinds(&board.jobs), [JobKind::Post(Post::Board)]);
        assert!(settle(harness, &board.jobs[0], DONE));
        assert_eq!(queued(harness, id), []);
        assert_eq!((matches.confirm_claims(harness.now()), idle.handed()), (Ok(()), vec![]));
    });
}

#[test]
fn an_act_refused_by_a_full_store_leaves_no_claim_to_confirm() {
    on_every_store(|harness| {
        let id = posted(harness);
        let (store, matches) = unanswered(harness, &Idle::default());
        store.is_full.store(true, Ordering::Relaxed);
        assert!(matches.play(id.into(), "1", harness.by(1)).is_err());
        // A claim would need a commit, which fails.
        assert_eq!(matches.confirm_claims(harness.now()), Ok(()));
    });
}

#[test]
fn a_job_handed_to_a_dead_worker_is_claimed_after_its_lease() {
    on_every_store(|harness| {
        let first = other(harness).with_workers(Idle::default());
        let id = posted(harness);
        first.play(id.into(), "1", harness.by(1)).unwrap();
        assert_eq!(harness.claim(id), None);
        harness.later(LEASE);
        let claim = harness.claim(id).unwrap();
        assert_eq!(queued(harness, id)[0].error, Some(JobError::Lost));
        assert_eq!(
            (kinds(&claim.jobs), claim.jobs[0].attempts),
            (vec![JobKind::Post(Post::Board)], 1)
        );
    });
}

#[test]
fn an_idle_worker_receives_no_job_behind_another_job() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let idle = Idle::default();
        harness.matches = other(harness).with_workers(idle.clone());
        harness.play(id, 2, "1").unwrap();
        assert_eq!(idle.handed(), []);
        // Any process may post the board for both turns.
        let claim = harness.claim(id).unwrap();
        assert_eq!(kinds(&claim.jobs), [JobKind::Post(Post::Board)]);
        assert!(settle(harness, &claim.jobs[0], DONE));
        assert_eq!(queued(harness, id), []);
    });
}

#[test]
fn a_job_skipped_by_a_slow_clock_is_announced_to_the_workers() {
    on_every_store(|harness| {
        let idle = Idle::default();
        let id = posted(harness);
        harness.matches = other(harness).with_workers(idle.clone());
        let before = harness.now();
        harness.play(id, 1, "1").unwrap();
        let [board] = idle.handed().try_into().unwrap();
        harness.later(1);
        harness.play(id, 2, "1").unwrap();
        assert_eq!(idle.called(), [Enqueued::default()]);
        assert!(settle(harness, &board.jobs[0], DONE));
        assert_eq!(harness.matches.claim_more(&board, before).unwrap(), []);
        assert_eq!(idle.called(), [Enqueued { claims: vec![], next: Some(harness.now()) }]);
        assert!(harness.claim(id).is_some());
    });
}
