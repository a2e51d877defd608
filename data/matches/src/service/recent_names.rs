//! `RecentNames`: a cache of stored display names, so that an unchanged name needs no look-up.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use crate::ids::{PlayerId, Timestamp};

/// The milliseconds for which an unchanged name needs no look-up.
const FRESH_MS: u64 = 10 * 60 * 1000;

/// The number of names at which the cache is emptied.
const MOST_REMEMBERED: usize = 4096;

/// A cache of recently stored names.
#[derive(Debug, Default)]
pub(super) struct RecentNames(Mutex<BTreeMap<NamedOn, RecentName>>);

/// A player on a server or, with `None`, in private conversations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct NamedOn {
    pub(super) player: PlayerId,
    pub(super) server: Option<u64>,
}

/// The hash of a name, and the time when it was stored.
#[derive(Debug)]
struct RecentName {
    hash: u64,
    at: Timestamp,
}

impl RecentNames {
    /// Whether a name is missing from the cache, or too old there.
    pub(super) fn is_new(&self, on: NamedOn, name: &str, now: Timestamp) -> bool {
        let recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = recent.get(&on);
        let is_fresh = |at: Timestamp| now.0.abs_diff(at.0) < FRESH_MS;
        !known.is_some_and(|known| known.hash == hashed(name) && is_fresh(known.at))
    }

    pub(super) fn remember(&self, on: NamedOn, name: &str, now: Timestamp) {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if recent.len() >= MOST_REMEMBERED {
            recent.clear();
        }
        recent.insert(on, RecentName { hash: hashed(name), at: now });
    }
}

fn hashed(name: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    hasher.finish()
}
