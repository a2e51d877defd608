//! `Backlog`: how far the workers are behind, for metrics.

use std::time::Duration;

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::{JobError, Lane};
use crate::job_queue::JobRow;
use crate::job_queue::queue::{position, read};
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// The maximum number of rows that are read. A backlog of this size is too large in any case.
const MOST: usize = 1_000;

/// The longest delay before a failed job is tried again, in milliseconds, unless Discord refused it.
const LONGEST_DELAY: u64 = 5 * 60 * 1000;

/// The jobs that wait for a worker, or to be tried again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backlog {
    /// The number of due jobs that no worker holds, and of failed ones, at most a thousand.
    pub waiting: usize,
    /// The time for which the oldest of these jobs has been due. A failed job counts from its first attempt.
    pub oldest: Duration,
    /// The time for which the oldest job for a match's clock, such as a reminder, has been due.
    pub oldest_clock_step: Duration,
}

impl Matches {
    /// Measures the backlog. Reads only the jobs that are due within minutes.
    ///
    /// During an outage each job waits for its next attempt most of the time. So failed jobs count although they are
    /// not due.
    pub fn backlog(&self, now: Timestamp) -> Result<Backlog, Refused> {
        let to = Table::JobDue.under(&[now.plus(LONGEST_DELAY + 1).0]).from;
        let rows = self.store.scan(&Range { to, most: MOST, ..Table::JobDue.under(&[]) })?;
        let looks = rows.iter().filter_map(|(key, _)| {
            let (line, number) = position(key, 1)?;
            Some((Timestamp(keys::number(key, 0)?), line, keys::job(line, number)))
        });
        let looks: Vec<_> = looks.collect();
        let places: Vec<_> = looks.iter().map(|(_, _, place)| place.clone()).collect();
        let mut backlog = Backlog::default();
        for ((at, line, place), raw) in looks.into_iter().zip(self.store.read(&places)?) {
            let row = raw.and_then(|raw| read(&place, raw)).map(|job| job.row);
            let Some(since) = waits_since(row.as_ref(), at, now) else { continue };
            let age = Duration::from_millis(now.0.saturating_sub(since.0));
            backlog.waiting += 1;
            backlog.oldest = backlog.oldest.max(age);
            if line.lane == Lane::Time {
                backlog.oldest_clock_step = backlog.oldest_clock_step.max(age);
            }
        }
        Ok(backlog)
    }
}

/// The moment from which a job has been waiting, by its row and the time of its next check. `None` if the job is due
/// later and has not failed.
fn waits_since(row: Option<&JobRow>, at: Timestamp, now: Timestamp) -> Option<Timestamp> {
    let failed = row.filter(|row| row.error.is_some_and(counts_as_waiting));
    failed.map(|row| row.made).or((at <= now).then_some(at))
}

/// Whether a job with this error counts as waiting before its next attempt. A job that Discord refused doesn't: a
/// server may lack a permission for days.
fn counts_as_waiting(error: JobError) -> bool {
    match error {
        JobError::Answered { status, .. } => status >= 500,
        JobError::Timeout | JobError::Connection | JobError::Lost => true,
        JobError::Refused | JobError::Panicked => true,
    }
}
