//! `VersionCache`: a cache of hidden acts, so that all spectators of a match together read its journal once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::Refused;
use crate::ids::{MatchId, Revision};

/// The number of matches at which the cache is emptied.
const MOST_MATCHES: usize = 4096;

/// The numbers of acts that are hidden from all who are not to move, by match.
#[derive(Debug, Default)]
pub(super) struct VersionCache(Mutex<BTreeMap<MatchId, Arc<Slot>>>);

/// The newest count of a match. A thread that counts holds the lock, and the others wait for its count.
#[derive(Debug, Default)]
struct Slot {
    newest: Mutex<Option<HiddenActs>>,
    /// The number of counts that have failed.
    failures: AtomicU64,
}

/// The number of hidden acts at a revision, or the reason why they could not be counted.
#[derive(Debug)]
struct HiddenActs {
    revision: Revision,
    count: Result<u64, Refused>,
}

/// A thread that asks for a count, and may have to wait for another thread's count.
struct Waiter {
    slot: Arc<Slot>,
    /// The number of counts that had failed when this thread came.
    failures: u64,
}

impl VersionCache {
    /// The number of hidden acts of a match at this revision. Calls `count` if it is not in the cache.
    pub(super) fn hidden_acts(
        &self,
        id: MatchId,
        revision: Revision,
        count: impl FnOnce() -> Result<u64, Refused>,
    ) -> Result<u64, Refused> {
        self.waiter(id).hidden_acts(revision, count)
    }

    fn waiter(&self, id: MatchId) -> Waiter {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= MOST_MATCHES && !slots.contains_key(&id) {
            slots.clear();
        }
        let slot = Arc::clone(slots.entry(id).or_default());
        let failures = slot.failures.load(Ordering::Relaxed);
        Waiter { slot, failures }
    }
}

impl Waiter {
    fn hidden_acts(
        self,
        revision: Revision,
        count: impl FnOnce() -> Result<u64, Refused>,
    ) -> Result<u64, Refused> {
        let mut newest = self.slot.newest.lock().unwrap_or_else(PoisonError::into_inner);
        let has_waited = self.slot.failures.load(Ordering::Relaxed) > self.failures;
        match newest.as_ref().filter(|acts| acts.revision == revision) {
            Some(HiddenActs { count: Ok(count), .. }) => return Ok(*count),
            // A store that is away answers after seconds. If all waiting threads asked it one after another, the last
            // one would wait for the sum of these times.
            Some(HiddenActs { count: Err(refused), .. }) if has_waited => {
                return Err(refused.clone());
            }
            Some(_) | None => {}
        }
        let count = count();
        if count.is_err() {
            self.slot.failures.fetch_add(1, Ordering::Relaxed);
        }
        *newest = Some(HiddenActs { revision, count: count.clone() });
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_that_of_all_who_waited_and_of_no_others() {
        let (cache, id, revision) = (VersionCache::default(), MatchId(1), Revision(7));
        let [first, second, other] = [(); 3].map(|()| cache.waiter(id));
        assert_eq!(first.hidden_acts(revision, || Err(Refused::Busy)), Err(Refused::Busy));
        assert_eq!(second.hidden_acts(revision, || Ok(2)), Err(Refused::Busy));
        assert_eq!(other.hidden_acts(Revision(6), || Ok(1)), Ok(1), "another revision");
        assert_eq!(cache.hidden_acts(id, revision, || Err(Refused::Busy)), Err(Refused::Busy));
        assert_eq!(cache.hidden_acts(id, revision, || Ok(2)), Ok(2));
        assert_eq!(cache.hidden_acts(id, revision, || Err(Refused::Busy)), Ok(2));
    }
}
