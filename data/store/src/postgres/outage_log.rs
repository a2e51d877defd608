//! `Outage`: tracks and logs when the database is lost and found again.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The logged reason if an idle connection turns out to have ended.
pub(super) const ENDED: &str = "a connection has ended";

/// The pool of readers, or the writer. Each loses and finds the database independently of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Reader,
    Writer,
}

/// The current outage, if any. An outage begins when one side loses the database, and ends when each such side has
/// found the database again.
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
    /// Notes that a side has lost its connection, or can't connect.
    pub(super) fn note_lost(&self, side: Side, reason: &str) {
        if self.begin(side) {
            tracing::warn!(reason, "the database is lost");
        }
    }

    /// Notes that the database has answered a side.
    pub(super) fn note_found(&self, side: Side) {
        if let Some(since) = self.end(side) {
            let duration_ms = since.elapsed().as_millis();
            tracing::info!(duration_ms, "the database is found again");
        }
    }

    pub(super) fn count_reconnect(&self) {
        self.reconnects.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn reconnects(&self) -> u64 {
        self.reconnects.load(Ordering::Relaxed)
    }

    /// Notes that a side lost the database. Returns whether this begins an outage.
    fn begin(&self, side: Side) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if !state.lost_by.contains(&side) {
            state.lost_by.push(side);
        }
        let is_new = state.since.is_none();
        state.since.get_or_insert_with(Instant::now);
        is_new
    }

    /// Notes that a side found the database. Returns when the outage began, if it ends now.
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
