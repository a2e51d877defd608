//! Tests of the backlog: what the metrics say about late jobs.

use std::time::Duration;

use matches::{Backlog, JobError, JobKind, JobOutcome, Limit};

use crate::harness::{Harness, on_every_store};
use crate::jobs::queue::{claim_as, posted, queued, retry, settle};

const MINUTE: u64 = 60 * 1000;

fn backlog(harness: &Harness) -> Backlog {
    harness.matches.backlog(harness.now()).unwrap()
}

#[test]
fn a_failing_job_counts_from_the_time_when_it_was_first_due() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        for _ in 0..3 {
            let claim = harness.claim(id).unwrap();
            let again = retry(harness.now().0 + 5 * MINUTE);
            assert!(settle(harness, &claim.jobs[0], again));
            harness.later(5 * MINUTE);
        }
        // The fourth attempt fails, too.
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0 + 5 * MINUTE)));
        let (waiting, oldest) = (1, Duration::from_secs(15 * 60));
        assert_eq!(backlog(harness), Backlog { waiting, oldest, ..Backlog::default() });
    });
}

#[test]
fn a_job_without_a_permission_counts_once_it_is_due() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        harness.later(MINUTE);
        let claim = harness.claim(id).unwrap();
        let error = JobError::Answered { status: 403, code: 50_013 };
        let at = harness.now().plus(MINUTE);
        assert!(settle(harness, &claim.jobs[0], JobOutcome::Retry { at, error }));
        assert_eq!(backlog(harness), Backlog::default());
        harness.later(3 * MINUTE);
        assert_eq!(backlog(harness).oldest, Duration::from_secs(2 * 60));
    });
}

#[test]
fn a_failing_clock_counts_from_its_planned_time() {
    on_every_store(|harness| {
        let id = harness.timed_stakes(2, Some(Limit::DEFAULT));
        let clocks = queued(harness, id).into_iter().filter(|job| job.kind == JobKind::Time);
        let due = clocks.map(|job| job.due).min().unwrap();
        harness.later(due.0 - harness.now().0);
        for claim in claim_as(&harness.matches, harness) {
            for job in &claim.jobs {
                let again = retry(harness.now().0 + MINUTE);
                assert!(settle(harness, job, again));
            }
        }
        harness.later(MINUTE / 2);
        assert_eq!(backlog(harness).oldest_clock_step, Duration::from_secs(30));
    });
}

#[test]
fn a_job_that_waits_for_its_time_is_not_late_for_an_earlier_failure() {
    on_every_store(|harness| {
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0)));
        harness.later(MINUTE);
        let claim = harness.claim(id).unwrap();
        let later = JobOutcome::Later { at: harness.now().plus(MINUTE) };
        assert!(settle(harness, &claim.jobs[0], later));
        assert_eq!(backlog(harness), Backlog::default());
    });
}
