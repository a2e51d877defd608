//! The last hints, so that a hint that is asked for again costs no thought.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rules::{Message, Seed};

/// How many hints are remembered. Whoever asks again does so soon; what is forgotten is only thought about anew.
const MAX_HINTS: usize = 64;

/// A hint: a move, and why.
#[derive(Clone, PartialEq)]
pub(crate) struct Hint {
    pub(crate) mv: String,
    pub(crate) why: Option<Message>,
}

/// The last hints by the seed of their thought, which differs by match, by seat and by what the seat sees.
#[derive(Default)]
pub(crate) struct HintCache(Mutex<VecDeque<(Seed, Hint)>>);

impl HintCache {
    /// The hint of this seed, if it is still kept.
    pub(crate) fn get(&self, seed: Seed) -> Option<Hint> {
        let hints = self.hints();
        hints.iter().find(|(known, _)| *known == seed).map(|(_, hint)| hint.clone())
    }

    /// Keeps a hint.
    pub(crate) fn insert(&self, seed: Seed, hint: Hint) {
        let mut hints = self.hints();
        hints.retain(|(known, _)| *known != seed);
        hints.push_back((seed, hint));
        if hints.len() > MAX_HINTS {
            hints.pop_front();
        }
    }

    fn hints(&self) -> MutexGuard<'_, VecDeque<(Seed, Hint)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Without the hints: they tell of what somebody holds.
impl fmt::Debug for HintCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HintCache").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_hints_are_remembered_and_none_of_them_is_printed() {
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
