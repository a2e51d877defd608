//! The channels that are forbidden to the bot (403), and for how long.
//!
//! Only a hint: after a restart, the time counts anew.

use matches::Timestamp;
use quick_cache::sync::Cache;

use crate::clock::Clock;

/// Forbidden channels, by the steady clock.
#[derive(Debug)]
pub(crate) struct ForbiddenChannels {
    refusals: Cache<u64, Refusals>,
    clock: Clock,
}

/// The refusals of a channel without a success between them.
#[derive(Clone, Copy, Debug)]
struct Refusals {
    first: Timestamp,
    last: Timestamp,
}

/// The milliseconds after the last refusal of a channel until its refusals are forgotten.
const MEMORY_MS: u64 = 2 * 24 * 3_600_000;

impl ForbiddenChannels {
    pub(crate) fn new(clock: Clock) -> Self {
        Self { refusals: Cache::new(1_000), clock }
    }

    /// Records a refusal. Returns for how many milliseconds the channel has been forbidden.
    pub(crate) fn note(&self, channel: u64) -> u64 {
        let now = self.clock.steady_now();
        let known = self.refusals.get(&channel);
        let known = known.filter(|known| now.0.saturating_sub(known.last.0) <= MEMORY_MS);
        let first = known.map_or(now, |known| known.first);
        self.refusals.insert(channel, Refusals { first, last: now });
        now.0.saturating_sub(first.0)
    }

    /// Records a success.
    pub(crate) fn clear(&self, channel: u64) {
        self.refusals.remove(&channel);
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    const DAY_MS: u64 = 24 * 3_600_000;

    #[test]
    fn a_channel_is_forbidden_since_its_first_refusal_in_a_row() {
        let clock = Clock::new(|| UNIX_EPOCH);
        let channels = ForbiddenChannels::new(clock.clone());
        let note_at = |ms| {
            clock.put_ahead(Duration::from_millis(ms));
            channels.note(17)
        };
        assert_eq!([0, DAY_MS, 2 * DAY_MS].map(note_at), [0, DAY_MS, 2 * DAY_MS]);
        assert_eq!(channels.note(18), 0, "another channel");
        assert_eq!(note_at(5 * DAY_MS), 0, "it may have been permitted in the meantime");
        assert_eq!(note_at(6 * DAY_MS), DAY_MS);
        channels.clear(17);
        assert_eq!(note_at(7 * DAY_MS), 0);
    }
}
