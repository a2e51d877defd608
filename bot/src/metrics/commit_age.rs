//! `CommitAges`: how long the oldest commit has waited to be durable.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

/// How long a failed commit still counts as waiting. Callers that retry do so sooner.
const RETRIES: Duration = Duration::from_secs(30);

/// The commits in flight, and the commits that failed since the last success, whose callers retry them.
#[derive(Debug, Default)]
pub(crate) struct CommitAges(Mutex<Ages>);

#[derive(Debug, Default)]
struct Ages {
    next: u64,
    in_flight: BTreeMap<u64, Instant>,
    failing: Option<Failing>,
}

/// Commits that fail one after another.
#[derive(Clone, Copy, Debug)]
struct Failing {
    since: Instant,
    last: Instant,
}

impl CommitAges {
    /// Notes the beginning of a commit; returns its number.
    pub(super) fn begin(&self, at: Instant) -> u64 {
        let mut ages = self.0.lock();
        let number = ages.next;
        ages.next += 1;
        ages.in_flight.insert(number, at);
        number
    }

    /// Notes the end of a commit. `has_failed` means that the store failed, and not that the batch was too large.
    pub(super) fn end(&self, number: u64, has_failed: bool, at: Instant) {
        let mut ages = self.0.lock();
        let Some(begun) = ages.in_flight.remove(&number) else { return };
        let before = ages.failing.filter(|failing| failing.counts(at));
        let since = before.map_or(begun, |failing| failing.since);
        ages.failing = has_failed.then_some(Failing { since, last: at });
    }

    /// How long the oldest commit has waited. Zero if none waits.
    pub(crate) fn oldest(&self, now: Instant) -> Duration {
        let ages = self.0.lock();
        // Numbers grow with time.
        let first = ages.in_flight.values().next().copied();
        let failing = ages.failing.filter(|failing| failing.counts(now));
        let oldest = first.into_iter().chain(failing.map(|failing| failing.since)).min();
        oldest.map_or(Duration::ZERO, |begun| now.saturating_duration_since(begun))
    }
}

impl Failing {
    fn counts(self, now: Instant) -> bool {
        now.saturating_duration_since(self.last) < RETRIES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commit_age_counts_the_oldest_unanswered_commit_through_retries() {
        let (ages, start) = (CommitAges::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        let oldest = |now| ages.oldest(at(now)).as_secs();
        assert_eq!(oldest(9), 0);
        let (first, second) = (ages.begin(at(0)), ages.begin(at(1)));
        assert_eq!(oldest(5), 5);
        ages.end(first, false, at(5));
        assert_eq!(oldest(5), 4);
        ages.end(second, true, at(20));
        assert_eq!(oldest(43), 42, "its caller tries again");
        let again = ages.begin(at(43));
        ages.end(again, true, at(49));
        assert_eq!(oldest(50), 49);
        let last = ages.begin(at(50));
        ages.end(last, false, at(51));
        assert_eq!(oldest(52), 0);
        let abandoned = ages.begin(at(60));
        ages.end(abandoned, true, at(61));
        assert_eq!((oldest(70), oldest(99)), (10, 0), "nobody tries it again");
    }
}
