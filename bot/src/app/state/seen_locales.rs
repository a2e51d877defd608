//! Recently stored languages of people and servers, so that an unchanged language costs no look-up.

use std::collections::HashMap;

use parking_lot::Mutex;
use words::Language;

/// The maximum number of owners in the cache. A full cache is cleared.
const MOST_REMEMBERED: usize = 4096;

/// A person or a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum LocaleOwner {
    Person(u64),
    Server(u64),
}

#[derive(Debug, Default)]
pub(crate) struct SeenLocales(Mutex<HashMap<LocaleOwner, Language>>);

impl SeenLocales {
    /// Whether this language may differ from the stored one, so that the stored one must be looked up.
    pub(crate) fn is_new(&self, owner: LocaleOwner, language: Language) -> bool {
        let seen = self.0.lock();
        seen.get(&owner) != Some(&language)
    }

    pub(crate) fn remember(&self, owner: LocaleOwner, language: Language) {
        let mut seen = self.0.lock();
        if seen.len() >= MOST_REMEMBERED {
            seen.clear();
        }
        seen.insert(owner, language);
    }

    /// Forgets an owner whose stored language was deleted.
    pub(crate) fn forget(&self, owner: LocaleOwner) {
        self.0.lock().remove(&owner);
    }
}
