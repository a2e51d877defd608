//! The newest press on each private message, so that no late edit replaces its answer.

use matches::Key;
use quick_cache::sync::Cache;

/// The number of messages to remember.
const CAPACITY: usize = 10_000;

/// The newest press by message or person, as far as this process has seen them.
#[derive(Debug)]
pub(crate) struct NewestPresses(Cache<u64, Key>);

impl Default for NewestPresses {
    fn default() -> Self {
        Self(Cache::new(CAPACITY))
    }
}

impl NewestPresses {
    /// Records a press on a message.
    pub(crate) fn note(&self, message: u64, press: Key) {
        self.0.insert(message, press);
    }

    /// Whether no other press on a message has come after this interaction.
    pub(crate) fn is_newest(&self, message: u64, interaction: Key) -> bool {
        self.0.get(&message).is_none_or(|newest| newest.0 <= interaction.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_the_newest_until_a_later_press_on_its_message() {
        let presses = NewestPresses::default();
        assert!(presses.is_newest(7, Key(1)));
        presses.note(7, Key(2));
        presses.note(8, Key(3));
        assert_eq!([Key(1), Key(2)].map(|key| presses.is_newest(7, key)), [false, true]);
    }
}
