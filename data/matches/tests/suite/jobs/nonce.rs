//! Tests of nonces: a message that a dead worker may have posted is posted again under the same nonce.

use matches::{Job, JobError, JobKind, JobOutcome, MatchId, Post, Revision, Timestamp};

use crate::clock::limits::{begun, pass};
use crate::harness::{Harness, nim, on_every_store};
use crate::jobs::queue::{DONE, LEASE, kinds, posted, queued, settle};

const HOUR: u64 = 60 * 60 * 1000;
const TOLD: JobKind = JobKind::Post(Post::Told);

fn failed(harness: &Harness) -> JobOutcome {
    JobOutcome::Retry { at: Timestamp(harness.now().0 + 5_000), error: JobError::Timeout }
}

/// The only due post of a match.
fn only(harness: &Harness, id: MatchId) -> Job {
    let mut jobs = harness.claim(id).unwrap().jobs;
    assert_eq!(jobs.len(), 1, "{jobs:?}");
    jobs.remove(0)
}

/// The revision of a job's nonce, and whether its message may exist.
fn named(job: &Job) -> (u64, bool) {
    (job.named_after().0, job.may_be_out())
}

/// A running match with an open draw offer, and the revision of that offer.
fn offered(harness: &Harness) -> (MatchId, u64) {
    let id = posted(harness);
    harness.matches.offer(id, matches::OfferKind::Draw, harness.by(1)).unwrap();
    (id, harness.head(id).revision.0)
}

#[test]
fn a_tried_job_keeps_its_nonce_when_a_newer_job_is_enqueued() {
    on_every_store(|harness| {
        let (id, first) = offered(harness);
        let job = only(harness, id);
        assert_eq!(named(&job), (first, false));
        assert!(settle(harness, &job, failed(harness)));
        harness.matches.reply(id, crate::harness::OFF, harness.by(1)).unwrap();
        let job = only(harness, id);
        assert_eq!((named(&job), job.revision), ((first, true), Revision(first + 1)));
        // A postponed job keeps its nonce.
        assert!(settle(harness, &job, JobOutcome::Later { at: harness.now() }));
        let job = only(harness, id);
        assert_eq!(named(&job), (first, true));
        assert!(settle(harness, &job, DONE));
        assert_eq!(queued(harness, id), []);
    });
}

#[test]
fn an_untried_job_is_replaced_by_a_newer_job() {
    on_every_store(|harness| {
        let (id, first) = offered(harness);
        harness.matches.reply(id, crate::harness::OFF, harness.by(1)).unwrap();
        assert_eq!(queued(harness, id).len(), 1);
        assert_eq!(named(&only(harness, id)), (first + 1, false));
    });
}

#[test]
fn the_job_of_a_killed_worker_keeps_its_nonce() {
    on_every_store(|harness| {
        let (id, first) = offered(harness);
        assert_eq!(named(&only(harness, id)), (first, false));
        harness.later(1);
        harness.matches.reply(id, crate::harness::OFF, harness.by(1)).unwrap();
        harness.restart();
        harness.matches.take_over(harness.now()).unwrap();
        assert_eq!(named(&only(harness, id)), (first, true));
        // The nonce also stays the same if the lease runs out.
        harness.later(LEASE);
        assert_eq!(named(&only(harness, id)), (first, true));
    });
}

#[test]
fn a_notice_to_the_challenger_keeps_its_nonce() {
    on_every_store(|harness| {
        let id = harness.challenge(&nim(1, &[2])).unwrap().id;
        assert!(settle(harness, &only(harness, id), DONE));
        harness.matches.decline(id, harness.by(2)).unwrap();
        let jobs = harness.claim(id).unwrap().jobs;
        assert_eq!(kinds(&jobs), [Post::Lobby, Post::Notice].map(JobKind::Post));
        assert!(settle(harness, &jobs[0], DONE));
        assert!(settle(harness, &jobs[1], failed(harness)));
        harness.later(5_000);
        assert_eq!(named(&only(harness, id)), (jobs[1].revision.0, true));
    });
}

#[test]
fn each_board_job_has_its_own_nonce() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        assert!(settle(harness, &only(harness, id), failed(harness)));
        harness.play(id, 2, "1").unwrap();
        let jobs = harness.claim(id).unwrap().jobs;
        let newest = harness.head(id).revision.0;
        let names: Vec<_> = jobs.iter().map(|job| job.named_after().0).collect();
        assert_eq!(names, [newest - 1, newest]);
    });
}

#[test]
fn a_job_added_to_a_lease_is_not_begun_even_with_a_clock_ahead() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let ahead = Timestamp(harness.now().0 + 4_000);
        assert_eq!(harness.matches.claim_due(ahead, usize::MAX).unwrap().len(), 1);
        harness.play(id, 2, "1").unwrap();
        // The worker dies, and its lease ends.
        harness.later(LEASE + 5_000);
        let jobs = harness.claim(id).unwrap().jobs;
        let tried: Vec<_> = jobs.iter().map(|job| job.may_be_out()).collect();
        assert_eq!(tried, [true, false]);
    });
}

#[test]
fn a_job_claimed_by_claim_more_may_be_posted_even_with_a_clock_ahead() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let ahead = Timestamp(harness.now().0 + 4_000);
        let claim = harness.matches.claim_due(ahead, usize::MAX).unwrap().remove(0);
        harness.play(id, 2, "1").unwrap();
        assert!(settle(harness, &claim.jobs[0], DONE));
        // The worker's clock is corrected. Then the worker claims more jobs of its line, and dies.
        assert_eq!(harness.matches.claim_more(&claim, harness.now()).unwrap().len(), 1);
        harness.later(LEASE + 5_000);
        assert!(only(harness, id).may_be_out());
    });
}

#[test]
fn a_notice_that_may_be_posted_keeps_its_nonce_beside_a_newer_notice() {
    on_every_store(|harness| {
        let id = begun(harness);
        harness.claim(id).unwrap().jobs.iter().for_each(|job| assert!(settle(harness, job, DONE)));
        pass(harness, 36 * HOUR);
        let job = only(harness, id);
        assert_eq!((job.kind, named(&job)), (TOLD, (job.revision.0, false)));
        assert!(settle(harness, &job, failed(harness)));
        pass(harness, 30 * HOUR);
        let jobs = harness.claim(id).unwrap().jobs;
        assert_eq!(kinds(&jobs), [TOLD, TOLD]);
        assert_eq!((named(&jobs[0]), jobs[0].since), ((job.revision.0, true), job.since));
        assert_eq!((jobs[1].since, jobs[1].may_be_out()), (jobs[1].revision, false));
    });
}
