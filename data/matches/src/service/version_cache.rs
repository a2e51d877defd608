//! `VersionCache`: a cache of hidden acts, so that all spectators of a match together read its journal once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::error::Refused;
use crate::ids::{MatchId, Revision};

/// The number of matches at which the cache is emptied.
const MOST_MATCHES: usize = 4096;

/// The numbers of acts that are hidden from all who are not to move, by match.
#[derive(Debug, Default)]
pub(super) struct VersionCache(Mutex<BTreeMap<MatchId, Slot>>);

/// The newest count of a match. A thread that counts holds the lock, and the others wait for its count.
type Slot = Arc<Mutex<Option<HiddenActs>>>;

/// The number of hidden acts at a revision.
#[derive(Clone, Copy, Debug)]
struct HiddenActs {
    revision: Revision,
    count: u64,
}

impl VersionCache {
    /// The number of hidden acts of a match at this revision. Calls `count` if it is not in the cache.
    pub(super) fn hidden_acts(
        &self,
        id: MatchId,
        revision: Revision,
        count: impl FnOnce() -> Result<u64, Refused>,
    ) -> Result<u64, Refused> {
        let slot = self.slot(id);
        let mut known = slot.lock().unwrap_or_else(PoisonError::into_inner);
        match *known {
            Some(acts) if acts.revision == revision => Ok(acts.count),
            Some(_) | None => {
                let count = count()?;
                *known = Some(HiddenActs { revision, count });
                Ok(count)
            }
        }
    }

    fn slot(&self, id: MatchId) -> Slot {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.len() >= MOST_MATCHES && !slots.contains_key(&id) {
            slots.clear();
        }
        Arc::clone(slots.entry(id).or_default())
    }
}
