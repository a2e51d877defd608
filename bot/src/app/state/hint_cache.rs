//! The last hints, so that a repeated request needs no search.

use std::collections::VecDeque;
use std::fmt;

use parking_lot::Mutex;
use rules::{Message, Seed};

/// The number of hints to keep. Repeated requests come soon, and a dropped hint is only computed again.
const MAX_HINTS: usize = 64;

/// A hint: a move and its reason.
#[derive(Clone, PartialEq)]
pub(crate) struct Hint {
    pub(crate) mv: String,
    pub(crate) why: Option<Message>,
}

/// The last hints by the seed of their search. The seed depends on the match, the seat and its view.
#[derive(Default)]
pub(crate) struct HintCache(Mutex<VecDeque<(Seed, Hint)>>);

impl HintCache {
    /// The hint for this seed, if it is still cached.
    pub(crate) fn get(&self, seed: Seed) -> Option<Hint> {
        let hints = self.0.lock();
        hints.iter().find(|(known, _)| *known == seed).map(|(_, hint)| hint.clone())
    }

    pub(crate) fn insert(&self, seed: Seed, hint: Hint) {
        let mut hints = self.0.lock();
        hints.retain(|(known, _)| *known != seed);
        hints.push_back((seed, hint));
        if hints.len() > MAX_HINTS {
            hints.pop_front();
        }
    }
}

/// Hides the hints, which reveal what a player holds.
impl fmt::Debug for HintCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HintCache").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hint_cache_keeps_recent_hints_and_prints_none() {
        let hint_cache = HintCache::default();
        let seed = |number: usize| Seed::from_bytes([number as u8; 32]);
        let hint = |number: usize| Hint { mv: format!("secret {number}"), why: None };
        for number in 0..=MAX_HINTS {
            hint_cache.insert(seed(number), hint(number));
            hint_cache.insert(seed(number), hint(number));
        }
        assert!(hint_cache.get(seed(0)).is_none());
        assert!((1..=MAX_HINTS).all(|number| hint_cache.get(seed(number)) == Some(hint(number))));
        assert!(!format!("{hint_cache:?}").contains("secret"));
    }
}
