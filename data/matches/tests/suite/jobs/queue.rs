//! Tests of the queue: leases, order, replaced jobs, retries and given-up jobs.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

use matches::{
    ChallengeLimits, Claim, Enqueued, Job, JobError, JobKind, JobOutcome, MatchId, Matches, Place,
    Post, QueuedJob, Timestamp, Workers,
};
use store::{MemoryStore, Store};

use crate::games::CATALOG;
use crate::harness::{Harness, nim, on_every_store};
use crate::upkeep::damage::{put, rows};

pub(crate) const DONE: JobOutcome = JobOutcome::Done { message: None };
pub(crate) const LEASE: u64 = 2 * 60 * 1000;

pub(crate) fn retry(at: u64) -> JobOutcome {
    JobOutcome::Retry { at: Timestamp(at), error: JobError::Timeout }
}

pub(crate) fn settle(harness: &Harness, job: &Job, settled: JobOutcome) -> bool {
    harness.matches.settle(job, settled, harness.now()).unwrap()
}

/// A running match whose first posts are settled.
pub(crate) fn posted(harness: &Harness) -> MatchId {
    let id = harness.nim();
    let claim = harness.claim(id).unwrap();
    assert!(claim.jobs.iter().all(|job| settle(harness, job, DONE)));
    id
}

/// The posts at the beginning of a match.
pub(crate) const START: [Post; 3] = [Post::Lobby, Post::Thread, Post::Board];

pub(crate) fn kinds(jobs: &[Job]) -> Vec<JobKind> {
    jobs.iter().map(|job| job.kind).collect()
}

pub(crate) fn queued(harness: &Harness, id: MatchId) -> Vec<QueuedJob> {
    let mut all = matches::queued_jobs(harness.store.as_ref()).unwrap();
    all.retain(|job| job.target == Some(id));
    all
}

/// Another process on the same store.
pub(crate) fn other(harness: &Harness) -> Matches {
    Matches::new(Arc::clone(&harness.store), CATALOG, ChallengeLimits::default())
}

pub(crate) fn claim_as(matches: &Matches, harness: &Harness) -> Vec<Claim> {
    matches.claim_due(harness.now(), 100).unwrap()
}

#[test]
fn a_job_belongs_to_one_worker_until_it_is_settled_or_its_lease_ends() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let first = harness.claim(id).unwrap();
        let other = other(harness);
        assert_eq!((harness.claim(id), claim_as(&other, harness)), (None, vec![]));
        harness.later(LEASE - 1);
        assert_eq!((harness.claim(id), claim_as(&other, harness)), (None, vec![]));
        harness.later(1);
        let second = claim_as(&other, harness).remove(0);
        assert_eq!(kinds(&second.jobs), kinds(&first.jobs));
        assert_eq!(second.jobs[0].attempts, 1, "it may have been what took the other with it");
        assert_eq!(harness.claim(id), None);
        assert!(!settle(harness, &first.jobs[0], DONE), "another worker holds it now");
        assert_eq!(other.settle(&second.jobs[0], DONE, harness.now()), Ok(true));
        assert_eq!(queued(harness, id), []);
    });
}

#[test]
fn a_job_not_begun_by_a_dead_worker_counts_no_failed_attempt() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        harness.claim(id).unwrap();
        harness.later(1);
        harness.play(id, 2, "1").unwrap();
        harness.later(LEASE);
        let left = claim_as(&other(harness), harness).remove(0);
        let attempts: Vec<_> = left.jobs.iter().map(|job| job.attempts).collect();
        assert_eq!(attempts, [1, 0], "the second was called for after the claim");
    });
}

#[test]
fn a_lease_is_renewed_while_its_worker_claims_more() {
    on_every_store(|harness| {
        let id = harness.nim();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], DONE));
        harness.later(LEASE - 1);
        let more = harness.matches.claim_more(&claim, harness.now()).unwrap();
        assert_eq!(kinds(&more), kinds(&claim.jobs[1..]));
        harness.later(LEASE - 1);
        assert_eq!(harness.claim(id), None);
        assert!(more.iter().all(|job| settle(harness, job, DONE)));
        assert_eq!(harness.matches.claim_more(&claim, harness.now()), Ok(vec![]));
    });
}

#[test]
fn a_restarted_process_takes_over_the_leases_of_its_predecessor() {
    on_every_store(|harness| {
        let id = harness.nim();
        assert_eq!(harness.claim(id).unwrap().jobs.len(), 3);
        assert_eq!(harness.matches.take_over(harness.now()), Ok(0), "own leases are left alone");
        harness.restart();
        assert_eq!(harness.claim(id), None);
        assert_eq!(harness.matches.take_over(harness.now()), Ok(3));
        assert_eq!(harness.claim(id).unwrap().jobs.len(), 3);
    });
}

#[test]
fn jobs_enqueued_during_a_lease_go_to_the_same_worker() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let claim = harness.claim(id).unwrap();
        harness.play(id, 2, "1").unwrap();
        assert_eq!(harness.claim(id), None, "the line is taken");
        assert!(settle(harness, &claim.jobs[0], DONE));
        let more = harness.matches.claim_more(&claim, harness.now()).unwrap();
        assert_eq!(kinds(&more), [JobKind::Post(Post::Board)]);
        assert_eq!(more[0].revision, harness.head(id).revision);
        assert!(settle(harness, &more[0], DONE));
        assert_eq!(harness.matches.claim_more(&claim, harness.now()), Ok(vec![]));
        harness.play(id, 1, "1").unwrap();
        assert!(harness.claim(id).is_some(), "the line is free again");
    });
}

#[test]
fn the_newest_board_job_settles_the_boards_before_it() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play_all(id, &[(1, "1"), (2, "1"), (1, "1")]);
        let revisions: Vec<_> = queued(harness, id).iter().map(|job| job.revision.0).collect();
        assert_eq!(revisions, [4, 5, 6]);
        let claim = harness.claim(id).unwrap();
        assert_eq!((claim.jobs.len(), claim.jobs[0].revision.0), (1, 6));
        harness.play(id, 2, "1").unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0 + 5_000)));
        assert_eq!(harness.matches.claim_more(&claim, harness.now()), Ok(vec![]));
        harness.later(5_000);
        let claim = harness.claim(id).unwrap();
        // A job that was tried may have posted its message, so a new one doesn't replace it.
        let revisions: Vec<_> = claim.jobs.iter().map(|job| job.revision.0).collect();
        assert_eq!(revisions, [6, 7]);
        for (job, message) in claim.jobs.iter().zip([77, 78]) {
            assert!(settle(harness, job, JobOutcome::Done { message: Some(message) }));
        }
        assert_eq!(queued(harness, id), []);
        assert_eq!(harness.matches.posted_message(id, Post::Board), Ok(Some(78)));
    });
}

#[test]
fn a_challenge_changed_before_its_first_post_is_posted_once() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[])).unwrap().id;
        harness.matches.withdraw(id, harness.by(1)).unwrap();
        assert_eq!(queued(harness, id).len(), 1);
        let id = harness.challenge(&nim(1, &[])).unwrap().id;
        let claim = harness.claim(id).unwrap();
        harness.matches.withdraw(id, harness.by(1)).unwrap();
        assert_eq!(queued(harness, id).len(), 2, "a held job is left to its worker");
        assert!(settle(harness, &claim.jobs[0], DONE));
        assert_eq!(harness.matches.claim_more(&claim, harness.now()).unwrap().len(), 1);
    });
}

#[test]
fn jobs_behind_a_postponed_job_wait_for_it() {
    on_every_store(|harness| {
        let id = harness.nim();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0 + 5_000)));
        assert_eq!(harness.matches.claim_more(&claim, harness.now()), Ok(vec![]));
        assert_eq!(
            harness.claim(id),
            None,
            "no thread before the challenge, no board before the thread"
        );
        assert_eq!(harness.matches.next_due(), Ok(Some(Timestamp(harness.now().0 + 5_000))));
        harness.later(5_000);
        let again = harness.claim(id).unwrap();
        let attempts: Vec<_> = again.jobs.iter().map(|job| job.attempts).collect();
        assert_eq!((kinds(&again.jobs), attempts), (kinds(&claim.jobs), vec![1, 0, 0]));
    });
}

#[test]
fn a_worker_killed_within_a_line_leaves_its_order() {
    on_every_store(|harness| {
        let id = harness.nim();
        let claim = harness.claim(id).unwrap();
        // The worker postpones the first job, and its process is killed.
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0 + 2 * LEASE)));
        harness.restart();
        assert_eq!(harness.matches.take_over(harness.now()), Ok(2));
        assert_eq!(harness.claim(id), None);
        assert_eq!(harness.matches.next_due(), Ok(Some(Timestamp(harness.now().0 + 2 * LEASE))));
        harness.later(2 * LEASE);
        assert_eq!(kinds(&harness.claim(id).unwrap().jobs), kinds(&claim.jobs));
    });
}

#[test]
fn a_new_turn_wakes_a_postponed_retry() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0 + 300_000)));
        assert_eq!(harness.claim(id), None);
        harness.play(id, 2, "1").unwrap();
        // A job that was tried may have posted its message, so a new one doesn't replace it.
        let attempts: Vec<_> =
            harness.claim(id).unwrap().jobs.iter().map(|job| job.attempts).collect();
        assert_eq!(attempts, [1, 0]);
    });
}

#[test]
fn a_given_up_job_is_kept_until_a_newer_job_replaces_it() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let claim = harness.claim(id).unwrap();
        let error = JobError::Answered { status: 403, code: 50_001 };
        assert!(settle(harness, &claim.jobs[0], JobOutcome::GivenUp { error }));
        harness.later(1_000_000);
        assert_eq!(harness.claim(id), None);
        let kept = queued(harness, id);
        assert_eq!((kept.len(), kept[0].attempts, kept[0].error), (1, 1, Some(error)));
        assert!(kept[0].given_up.is_some());
        harness.play(id, 2, "1").unwrap();
        let kept = queued(harness, id);
        assert_eq!((kept.len(), kept[0].given_up), (1, None));
    });
}

#[test]
fn a_stale_due_row_is_removed() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let due = rows(harness, b'j');
        let claim = harness.claim(id).unwrap();
        let leased = rows(harness, b'j');
        assert_ne!(due, leased);
        // Restore the previous due rows, as if they had not been removed.
        due.iter().for_each(|(key, value)| put(harness, key.clone(), Some(value.clone())));
        assert_eq!(claim_as(&harness.matches, harness), []);
        assert_eq!(rows(harness, b'j'), leased);
        assert!(claim.jobs.iter().all(|job| settle(harness, job, DONE)));
    });
}

#[test]
fn a_line_of_jobs_does_not_delay_other_lines() {
    on_every_store(|harness| {
        let (first, second) = (harness.nim(), harness.nim());
        let some = harness.matches.claim_due(harness.now(), 1).unwrap();
        assert_eq!((some.len(), some[0].line.target), (1, Some(first)));
        let rest = harness.matches.claim_due(harness.now(), 100).unwrap();
        assert_eq!((rest.len(), rest[0].line.target), (1, Some(second)));
        // A challenge expires in time, even if its post waits for a retry.
        let lobby = harness.challenge(&nim(1, &[2])).unwrap().id;
        let claim = harness.claim(lobby).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(u64::MAX)));
        harness.later(3 * 24 * 60 * 60 * 1000);
        assert_eq!(harness.pass_time(), [lobby]);
    });
}

#[test]
fn a_job_that_cannot_be_read_is_left_for_a_newer_program() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let jobs = rows(harness, b'J');
        for (key, raw) in &jobs {
            let beginning = raw[..raw.len() - 1].to_vec();
            put(harness, key.clone(), Some(beginning));
        }
        for _ in 0..3 {
            assert_eq!(claim_as(&harness.matches, harness), []);
        }
        assert!(harness.matches.next_due().unwrap() > Some(harness.now()), "it waits a little");
        jobs.into_iter().for_each(|(key, raw)| put(harness, key, Some(raw)));
        harness.later(10_000);
        let newer = other(harness);
        let claimed = claim_as(&newer, harness).remove(0);
        assert_eq!(kinds(&claimed.jobs), [JobKind::Post(Post::Board)]);
        assert_eq!(newer.settle(&claimed.jobs[0], DONE, harness.now()), Ok(true));
        assert_eq!(claim_as(&newer, harness), [], "the moved row leads to no job any more");
    });
}

#[test]
fn the_next_due_moment_is_that_of_the_next_job() {
    on_every_store(|harness| {
        assert_eq!(harness.matches.next_due(), Ok(None));
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        assert_eq!(harness.matches.next_due(), Ok(Some(harness.now())));
        let claim = harness.claim(id).unwrap();
        assert_eq!(harness.matches.next_due(), Ok(Some(Timestamp(harness.now().0 + LEASE))));
        assert!(settle(harness, &claim.jobs[0], DONE));
        assert_eq!(harness.matches.next_due(), Ok(harness.head(id).deadline));
        harness.matches.join(id, harness.by(2)).unwrap();
        let claim = harness.claim(id).unwrap();
        assert!(claim.jobs.iter().all(|job| settle(harness, job, DONE)));
        assert_eq!(harness.matches.next_due(), Ok(None), "the started match has no deadline");
    });
}

#[test]
fn the_receipt_sweep_is_one_recurring_job() {
    on_every_store(|harness| {
        harness.matches.begin_work(harness.now()).unwrap();
        harness.matches.begin_work(harness.now()).unwrap();
        let house = |harness: &Harness| {
            let all = matches::queued_jobs(harness.store.as_ref()).unwrap();
            all.into_iter().filter(|job| job.target.is_none()).collect::<Vec<_>>()
        };
        assert_eq!(house(harness).len(), 1);
        harness.pass_time();
        let swept = house(harness);
        assert_eq!((swept.len(), swept[0].attempts), (1, 0));
        assert!(swept[0].due > harness.now());
    });
}

/// Workers that are never free, and signal each call.
struct Bell(Sender<()>);

impl Workers for Bell {
    fn are_free(&self, _: Place) -> bool {
        false
    }

    fn call(&self, _: Enqueued) {
        self.0.send(()).unwrap();
    }
}

#[test]
fn a_commit_that_enqueues_jobs_wakes_the_workers() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let (rung, rings) = channel();
    let mut harness = Harness::over(store);
    harness.matches = other(&harness).with_workers(Bell(rung));
    harness.nim();
    assert_eq!(rings.try_iter().count(), 2);
}

#[test]
fn a_postponed_job_wakes_the_workers() {
    let (rung, rings) = channel();
    let mut harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.matches = other(&harness).with_workers(Bell(rung));
    let id = harness.nim();
    let claim = harness.claim(id).unwrap();
    rings.try_iter().for_each(drop);
    assert!(settle(&harness, &claim.jobs[0], retry(harness.now().0 + 9)));
    assert_eq!(rings.try_iter().count(), 1, "the retry needs a wake-up");
}

#[test]
fn concurrent_workers_claim_each_job_once() {
    on_every_store(|harness| {
        let ids: Vec<_> = (0..20).map(|_| harness.nim()).collect();
        let (harness, workers) =
            (&*harness, [other(harness), other(harness), other(harness), other(harness)]);
        let claimed: Vec<Claim> = std::thread::scope(|scope| {
            let claim = |matches| scope.spawn(move || claim_as(matches, harness));
            let workers: Vec<_> = workers.iter().map(claim).collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
        });
        let mut lines: Vec<_> = claimed.iter().filter_map(|claim| claim.line.target).collect();
        lines.sort_unstable();
        assert_eq!(lines, ids);
        assert!(claimed.iter().all(|claim| claim.jobs.len() == 3));
    });
}

#[test]
fn jobs_enqueued_while_others_settle_are_not_lost() {
    on_every_store(|harness| {
        let id = posted(harness);
        let harness = &*harness;
        std::thread::scope(|scope| {
            scope.spawn(|| {
                for player in [1, 2].into_iter().cycle().take(10) {
                    harness.play(id, player, "1").ok();
                }
            });
            for _ in 0..40 {
                for claim in claim_as(&harness.matches, harness) {
                    let mut jobs = claim.jobs.clone();
                    while !jobs.is_empty() {
                        assert!(jobs.iter().all(|job| settle(harness, job, DONE)));
                        jobs = harness.matches.claim_more(&claim, harness.now()).unwrap();
                    }
                }
            }
        });
        // A job that nobody has claimed is due, and has no lease.
        let last = harness.claim(id).map(|claim| claim.jobs[0].revision);
        assert!(last.is_none_or(|revision| revision == harness.head(id).revision));
        let left = queued(harness, id);
        assert!(left.iter().all(|job| last.is_some() || job.leased.is_none()), "{left:?}");
    });
}
