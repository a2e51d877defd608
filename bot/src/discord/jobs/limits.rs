//! Time limits of jobs: of an attempt, and until a worker counts as slow.

use std::time::Duration;

use matches::{Claim, Job, Lane};

use crate::discord::session::budget::LONGEST_WAIT;

/// The time limit of one attempt: enough for a few requests, and much shorter than a lease.
pub(super) const ATTEMPT: Duration = Duration::from_secs(30);

/// The time for which a search waits for a thinking slot. This wait and a search together are shorter than a lease.
pub(super) const TURN: Duration = Duration::from_secs(40);

/// The time limit of a search and of the work that follows it. A search that may decide a match takes a minute.
const THOUGHT: Duration = Duration::from_secs(70);

/// The milliseconds before another look for a due job that was not found, or before unfinished thinking continues.
pub(super) const PAUSE: u64 = 1_000;

const QUICK: Duration = Duration::from_secs(1);

/// The time until a worker counts as slow. A worker that searches counts as slow at once.
pub(super) fn quick_limit(claim: &Claim) -> Duration {
    if claim.line.lane == Lane::Thought { Duration::ZERO } else { QUICK }
}

/// The time limit of an attempt, including its wait for a thinking slot or for the request budget.
pub(super) fn attempt_limit(job: &Job) -> Duration {
    match job.line.lane {
        Lane::Thought => TURN + THOUGHT,
        Lane::Dashboard | Lane::Daily => LONGEST_WAIT + ATTEMPT,
        Lane::Posts | Lane::Time | Lane::Upkeep | Lane::Watching | Lane::Direct => ATTEMPT,
        Lane::Aside | Lane::Event | Lane::EventPosts | Lane::EventCalendar => ATTEMPT,
    }
}
