//! `Outage`: when the database is lost and found again, as its connections see it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The reason of an outage that is noticed only when an idle connection is used again.
pub(super) const ENDED: &str = "a connection has ended";

/// A user of connections. An outage ends when each side that lost the database has found it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Reader,
    Writer,
}

/// The present outage of a database. The log gets one line when it begins and one when it ends.
#[derive(Debug, Default)]
pub(super) struct Outage {
    state: Mutex<OutageState>,
    reconnects: AtomicU64,
}

#[derive(Debug, Default)]
struct OutageState {
    since: Option<Instant>,
    lost_by: Vec<Side>,
}

impl Outage {
    /// Notes that a connection is lost, or can't be made.
    pub(super) fn note_lost(&self, side: Side, reason: &str) {
        if self.begin(side) {
            tracing::warn!(reason, "the database is lost");
        }
    }

    /// Notes an answer of the database.
    pub(super) fn note_found(&self, side: Side) {
        if let Some(since) = self.end(side) {
            let duration_ms = since.elapsed().as_millis();
            tracing::info!(duration_ms, "the database is found again");
        }
    }

    /// Counts a connection that was made in place of a lost one.
    pub(super) fn count_reconnect(&self) {
        self.reconnects.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn reconnects(&self) -> u64 {
        self.reconnects.load(Ordering::Relaxed)
    }

    /// Notes that a side lost the database. Returns whether an outage begins with it.
    fn begin(&self, side: Side) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if !state.lost_by.contains(&side) {
            state.lost_by.push(side);
        }
        let is_new = state.since.is_none();
        state.since.get_or_insert_with(Instant::now);
        is_new
    }

    /// Notes that a side found the database. If that ends the outage, returns when the outage began.
    fn end(&self, side: Side) -> Option<Instant> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.lost_by.retain(|lost| *lost != side);
        if state.lost_by.is_empty() { state.since.take() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_ends_after_readers_and_writer_are_answered() {
        let outage = Outage::default();
        assert!(outage.end(Side::Reader).is_none(), "nothing was lost");
        assert!(outage.begin(Side::Writer));
        assert!(!outage.begin(Side::Writer) && !outage.begin(Side::Reader));
        assert!(outage.end(Side::Writer).is_none());
        assert!(outage.end(Side::Reader).is_some());
        assert!(outage.end(Side::Reader).is_none());
        assert!(outage.begin(Side::Reader), "the next one");
    }
}
