//! Tests of jobs and leases after the clock was set back.

use matches::{JobKind, MatchId, Post, Timestamp};

use crate::harness::{Harness, nim, on_every_store};
use crate::jobs::queue::{LEASE, kinds, posted, queued, retry, settle};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

#[test]
fn retries_become_due_earlier_after_the_clock_is_set_back() {
    on_every_store(|harness| {
        let open = harness.challenge(&nim(3, &[4])).unwrap().id;
        harness.later(10 * DAY);
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let claim = harness.claim(id).unwrap();
        assert!(settle(harness, &claim.jobs[0], retry(harness.now().0 + 5_000)));
        let expires = expiry(harness, open);
        let now = Timestamp(harness.now().0 - 10 * DAY);
        assert!(harness.matches.advance_postponed_jobs(now, 10 * DAY).unwrap() > 0);
        let found = harness.matches.claim_due(now, 9).unwrap();
        assert!(found.iter().any(|found| kinds(&found.jobs) == kinds(&claim.jobs)), "{found:?}");
        assert_eq!(expiry(harness, open), expires, "it has a time of day");
    });
}

fn expiry(harness: &Harness, id: MatchId) -> Option<Timestamp> {
    queued(harness, id).iter().find(|job| job.kind == JobKind::Expire).map(|job| job.due)
}

#[test]
fn a_lost_lease_ends_even_if_the_clock_is_set_back() {
    on_every_store(|harness| {
        harness.later(HOUR);
        let id = posted(harness);
        harness.play(id, 1, "1").unwrap();
        let lost = harness.claim(id).unwrap();
        let now = Timestamp(harness.now().0 - HOUR + LEASE);
        assert_eq!(harness.matches.claim_due(now, 9), Ok(Vec::new()));
        assert_eq!(harness.matches.end_postponed_leases(now, HOUR), Ok(1));
        harness.matches.advance_postponed_jobs(now, HOUR).unwrap();
        let found = harness.matches.claim_due(now, 9).unwrap();
        assert_eq!(kinds(&found[0].jobs), [JobKind::Post(Post::Board)]);
        assert!(found[0].jobs[0].may_be_out(), "the worker may have posted it");
        assert!(!settle(harness, &lost.jobs[0], retry(0)), "it is not the former worker's");
        assert_eq!(harness.matches.end_postponed_leases(now, HOUR), Ok(0), "a fresh one stays");
    });
}
