//! The newest interaction on each message or of each person, so that no late edit replaces a newer answer.

use matches::Key;
use quick_cache::sync::Cache;

/// The number of messages or people to remember.
const CAPACITY: usize = 10_000;

/// For each message or person, the key of the newest interaction that this process has seen.
#[derive(Debug)]
pub(crate) struct NewestKeys(Cache<u64, Key>);

impl Default for NewestKeys {
    fn default() -> Self {
        Self(Cache::new(CAPACITY))
    }
}

impl NewestKeys {
    /// Records an interaction on a message or of a person.
    pub(crate) fn note(&self, about: u64, interaction: Key) {
        self.0.insert(about, interaction);
    }

    /// Whether this interaction is the newest one.
    pub(crate) fn is_newest(&self, about: u64, interaction: Key) -> bool {
        self.0.get(&about).is_none_or(|newest| newest.0 <= interaction.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_the_newest_until_a_later_one_on_its_message() {
        let presses = NewestKeys::default();
        assert!(presses.is_newest(7, Key(1)));
        presses.note(7, Key(2));
        presses.note(8, Key(3));
        assert_eq!([Key(1), Key(2)].map(|key| presses.is_newest(7, key)), [false, true]);
    }
}
