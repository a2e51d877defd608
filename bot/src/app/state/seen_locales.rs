//! The languages that Discord has named, so that an unchanged one costs no look-up.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use words::Language;

/// How many owners are remembered.
const MOST_REMEMBERED: usize = 4096;

/// A person or a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum LocaleOwner {
    Person(u64),
    Server(u64),
}

/// A cache of the languages that were stored lately. A dropped one is looked up again.
#[derive(Debug, Default)]
pub(crate) struct SeenLocales(Mutex<HashMap<LocaleOwner, Language>>);

impl SeenLocales {
    /// Whether the language of this owner must be looked up.
    pub(crate) fn is_new(&self, owner: LocaleOwner, language: Language) -> bool {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        seen.get(&owner) != Some(&language)
    }

    pub(crate) fn remember(&self, owner: LocaleOwner, language: Language) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= MOST_REMEMBERED {
            seen.clear();
        }
        seen.insert(owner, language);
    }
}
