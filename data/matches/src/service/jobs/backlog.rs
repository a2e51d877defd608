//! How much waits to be done, for whoever watches the program.

use std::time::Duration;

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// How many rows are looked at. More than that is too much in any case.
const MOST: usize = 1_000;

/// What is due and not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// How many jobs, a thousand at the most. Those that somebody is at are none of them.
    pub waiting: usize,
    /// How long the oldest of them has been due.
    pub oldest: Duration,
}

impl Matches {
    /// What is due at this moment. It costs what is due, and never what is stored.
    ///
    /// # Errors
    /// The store has failed.
    pub fn backlog(&self, now: Timestamp) -> Result<Backlog, Refused> {
        let to = Table::JobDue.under(&[now.0.saturating_add(1)]).from;
        let rows = self.store.scan(&Range { to, most: MOST, ..Table::JobDue.under(&[]) })?;
        let first = rows.first().and_then(|(key, _)| keys::number(key, 0));
        let oldest = first.map_or(0, |due| now.0.saturating_sub(due));
        Ok(Backlog { waiting: rows.len(), oldest: Duration::from_millis(oldest) })
    }
}
