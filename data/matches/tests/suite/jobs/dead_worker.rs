//! Tests which jobs of its line a dead worker may have begun.
//!
//! A worker settles each job before the next. So only the first unsettled job may have been begun.

use std::sync::{Arc, Mutex};

use matches::{ChallengeLimits, JobOutcome, MatchId, Matches};
use store::{Batch, Commit, Range, Row, Store, StoreError};

use crate::games::CATALOG;
use crate::harness::{Harness, on_every_store};
use crate::jobs::queue::{DONE, LEASE, claim_as, other, posted, retry, settle};

/// The claimed jobs, each with the revision of its nonce, its failed attempts, and whether its message may exist.
type Left = Vec<(u64, u32, bool)>;

/// The jobs of a match that the next worker claims. With `is_known`, the process has restarted and claims at once.
/// Otherwise, the lease has to end.
fn left(harness: &mut Harness, id: MatchId, is_known: bool) -> Left {
    match is_known {
        true => {
            harness.restart();
            harness.matches.take_over(harness.now()).unwrap();
        }
        false => harness.later(LEASE),
    }
    let claim = harness.claim(id).unwrap();
    let jobs = claim.jobs.iter();
    jobs.map(|job| (job.revision.0, job.attempts, job.may_be_out())).collect()
}

/// Runs a check on every store, both after a restart and after the end of the lease.
fn either_way(check: impl Fn(&mut Harness, bool)) {
    for is_known in [true, false] {
        on_every_store(|harness| check(harness, is_known));
    }
}

#[test]
fn a_turn_claimed_by_a_dead_worker_keeps_its_own_board() {
    either_way(|harness, is_known| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0)));
        harness.play(id, 2, "1").unwrap();
        // The board that was tried comes before the board of the new turn.
        let claim = harness.claim(id).unwrap();
        assert_eq!(claim.jobs.len(), 2);
        // The worker dies while it posts the first board. That board may exist, but does not show the new turn.
        assert_eq!(left(harness, id, is_known), [(4, 2, true), (5, 0, false)]);
    });
}

#[test]
fn only_the_first_job_of_a_dead_workers_line_counts_as_begun() {
    either_way(|harness, is_known| {
        let id = harness.nim();
        let claim = harness.claim(id).unwrap();
        let names: Vec<_> = claim.jobs.iter().map(|job| job.revision.0).collect();
        let expected: Left = names
            .iter()
            .enumerate()
            .map(|(at, name)| (*name, u32::from(at == 0), at == 0))
            .collect();
        assert_eq!((expected.len(), left(harness, id, is_known)), (3, expected));
    });
}

#[test]
fn the_job_after_a_settled_job_counts_as_begun() {
    either_way(|harness, is_known| {
        let id = harness.nim();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], DONE));
        let [second, third] = [1, 2].map(|at| claim.jobs[at].revision.0);
        assert_eq!(left(harness, id, is_known), [(second, 1, true), (third, 0, false)]);
    });
}

#[test]
fn jobs_behind_a_postponed_job_do_not_count_as_begun() {
    either_way(|harness, is_known| {
        let id = harness.nim();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0)));
        let attempts: Vec<_> = left(harness, id, is_known).iter().map(|left| left.1).collect();
        assert_eq!(attempts, [1, 0, 0]);
    });
}

#[test]
fn boards_merged_by_a_dead_worker_stay_merged() {
    either_way(|harness, is_known| {
        let id = posted(harness);
        harness.play_all(id, &[(1, "1"), (2, "1")]);
        assert_eq!(harness.claim(id).unwrap().jobs.len(), 1);
        harness.play(id, 1, "1").unwrap();
        assert_eq!(left(harness, id, is_known), [(5, 1, true), (6, 0, false)]);
        assert_eq!(harness.claim(id), None, "it is taken");
    });
}

#[test]
fn merged_boards_stay_merged_for_a_worker_with_a_slow_clock() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        harness.later(2_000);
        harness.play(id, 2, "1").unwrap();
        assert_eq!(harness.claim(id).unwrap().jobs.len(), 1);
        // By the clock of this worker, the job of the second turn is in the future.
        harness.earlier(1_000);
        assert_eq!(left(harness, id, true), [(5, 1, true)]);
    });
}

/// A store that runs a function just before the next commit.
struct Meddled {
    store: Arc<dyn Store>,
    before: Mutex<Option<Box<dyn FnOnce() + Send>>>,
}

rules::hidden_debug!(Meddled);

impl Store for Meddled {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        if let Some(before) = self.before.lock().unwrap().take() {
            before();
        }
        self.store.commit(batch)
    }
}

#[test]
fn a_job_enqueued_during_a_claim_does_not_count_as_begun() {
    either_way(|harness, is_known| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        // The move is prepared while the line is free. Another worker claims the line before the commit.
        let by = harness.by(2);
        harness.later(1);
        let (claimer, now) = (other(harness), harness.now());
        let claims = move || assert_eq!(claimer.claim_due(now, 100).unwrap()[0].jobs.len(), 1);
        let before = Mutex::new(Some(Box::new(claims) as Box<dyn FnOnce() + Send>));
        let store = Arc::new(Meddled { store: Arc::clone(&harness.store), before });
        let mover = Matches::new(store, CATALOG, ChallengeLimits::default());
        mover.play(id.into(), "1", by).unwrap();
        // Another worker can't claim the line.
        assert_eq!(claim_as(&other(harness), harness), []);
        assert_eq!(left(harness, id, is_known), [(4, 1, true), (5, 0, false)]);
    });
}

#[test]
fn a_job_that_joins_a_dead_workers_lease_during_the_takeover_is_freed_too() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        harness.claim(id).unwrap();
        let (mover, by) = (other(harness), harness.by(2));
        let moves = move || drop(mover.play(id.into(), "1", by).unwrap());
        let before = Mutex::new(Some(Box::new(moves) as Box<dyn FnOnce() + Send>));
        let store = Arc::new(Meddled { store: Arc::clone(&harness.store), before });
        let heir = Matches::new(store, CATALOG, ChallengeLimits::default());
        let dead = harness.matches.fleet().process();
        assert_eq!(heir.take_over_from(dead, harness.now()), Ok(2));
        assert_eq!(harness.claim(id).unwrap().jobs.len(), 2);
    });
}

#[test]
fn a_dead_worker_cannot_settle_a_job() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let claim = harness.claim(id).unwrap();
        harness.later(LEASE);
        let next = harness.claim(id).unwrap();
        assert!(!settle(harness, &claim.jobs[0], JobOutcome::Done { message: Some(7) }));
        assert!(settle(harness, &next.jobs[0], JobOutcome::Done { message: Some(8) }));
    });
}
