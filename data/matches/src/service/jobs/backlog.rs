//! The backlog of due jobs, for metrics.

use std::time::Duration;

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// The number of rows to look at. More is too many in any case.
const MOST: usize = 1_000;

/// The backlog of due jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// The number of due jobs that no worker holds, at most a thousand.
    pub waiting: usize,
    /// How long the oldest of them has been due.
    pub oldest: Duration,
}

impl Matches {
    /// Measures the backlog. It only reads what is due, not all that is stored.
    pub fn backlog(&self, now: Timestamp) -> Result<Backlog, Refused> {
        let to = Table::JobDue.under(&[now.0.saturating_add(1)]).from;
        let rows = self.store.scan(&Range { to, most: MOST, ..Table::JobDue.under(&[]) })?;
        let first = rows.first().and_then(|(key, _)| keys::number(key, 0));
        let oldest = first.map_or(0, |due| now.0.saturating_sub(due));
        Ok(Backlog { waiting: rows.len(), oldest: Duration::from_millis(oldest) })
    }
}
