//! Archives threads in which nothing has happened for their archive duration.

use serde_json::json;

use crate::id::Id;
use crate::world::{Channel, World};

/// The archive duration of a thread whose creator names none.
pub(crate) const DEFAULT_ARCHIVE_MINUTES: u64 = 3 * 24 * 60;

impl Channel {
    /// The time when an open thread becomes idle.
    fn idle_at_ms(&self) -> Option<u64> {
        let thread = self.thread.as_ref().filter(|thread| !thread.archived)?;
        let said_ms = self.last_message().map_or(0, Id::made_ms);
        Some(said_ms.max(thread.archive_changed_ms) + thread.archive_minutes * 60_000)
    }
}

impl World {
    /// Archives all idle threads.
    pub(crate) fn archive_idle_threads(&mut self) {
        let now = self.now_ms();
        if now < self.idle_at_ms {
            return;
        }
        let is_due = |channel: &&Channel| channel.idle_at_ms().is_some_and(|at| at <= now);
        let due = self.channels.values().filter(is_due).map(|channel| channel.id);
        for thread in due.collect::<Vec<_>>() {
            // The thread existed a moment ago, and archiving can't fail otherwise.
            let _ = self.change_channel(thread, &json!({"archived": true}));
        }
        self.idle_at_ms =
            self.channels.values().filter_map(Channel::idle_at_ms).min().unwrap_or(u64::MAX);
    }

    /// Updates the earliest time when a thread becomes idle. Later messages only delay it.
    pub(crate) fn watch_thread(&mut self, thread: Id) {
        let at_ms = self.channels.get(&thread).and_then(Channel::idle_at_ms);
        self.idle_at_ms = self.idle_at_ms.min(at_ms.unwrap_or(u64::MAX));
    }
}
