//! `Backlog`: how far the workers are behind, for metrics.

use std::time::Duration;

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::Lane;
use crate::job_queue::queue::position;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::{Range, Row};

/// The most rows that are read. A backlog of this size is too large in any case.
const MOST: usize = 1_000;

/// The due jobs that wait for a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// The number of due jobs that no worker holds, at most a thousand.
    pub waiting: usize,
    /// The time since which the oldest of them has been due.
    pub oldest: Duration,
    /// The time since which the oldest job for a match's clock has been due, such as a reminder.
    pub oldest_clock_step: Duration,
}

impl Matches {
    /// Measures the backlog. Reads only the jobs that are due.
    pub fn backlog(&self, now: Timestamp) -> Result<Backlog, Refused> {
        let to = Table::JobDue.under(&[now.0.saturating_add(1)]).from;
        let rows = self.store.scan(&Range { to, most: MOST, ..Table::JobDue.under(&[]) })?;
        let age = |row: Option<&Row>| {
            let due = row.and_then(|(key, _)| keys::number(key, 0));
            Duration::from_millis(due.map_or(0, |due| now.0.saturating_sub(due)))
        };
        let is_clock_step =
            |(key, _): &&Row| position(key, 1).is_some_and(|(line, _)| line.lane == Lane::Time);
        let oldest_clock_step = age(rows.iter().find(is_clock_step));
        Ok(Backlog { waiting: rows.len(), oldest: age(rows.first()), oldest_clock_step })
    }
}
