//! Corrects jobs and leases whose times lie too far in the future, after the clock was set back.

use std::collections::BTreeSet;

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::lease::LEASE;
use crate::job::{Lane, Line};
use crate::job_queue::queue::{StoredJob, in_line, position};
use crate::keys::Table;
use crate::service::Matches;
use store::{Batch, Commit};

impl Matches {
    /// The time by the clock that processes share. `None` if the store is not shared.
    pub fn shared_time(&self) -> Result<Option<Timestamp>, Refused> {
        Ok(self.store.clock()?.map(Timestamp::since_1970))
    }

    /// Makes jobs due that would wait too long because the clock was set back. Returns their number.
    ///
    /// Among them are jobs that wait for a retry, which then comes early. Jobs with a planned time, such as reminders,
    /// stay.
    pub fn advance_postponed_jobs(&self, now: Timestamp, by_ms: u64) -> Result<usize, Refused> {
        let mut advanced = 0;
        for line in self.postponed_lines(now, by_ms)? {
            let (mut batch, mut rows) = (Batch::default(), 0);
            for job in in_line(self.store.as_ref(), line)? {
                if job.row.lease.is_none() && job.row.due > now {
                    job.change(&mut batch, job.row.clone().due_at(now));
                    rows += 1;
                }
            }
            let is_done = rows > 0 && self.store.commit(batch)? == Commit::Applied;
            advanced += if is_done { rows } else { 0 };
        }
        self.wake_workers(now);
        Ok(advanced)
    }

    /// Ends the leases of this process that date from before the clock was set back. Call it a lease's duration later:
    /// by then, living workers have renewed theirs.
    pub fn end_postponed_leases(&self, now: Timestamp, by_ms: u64) -> Result<usize, Refused> {
        let end = now.plus(by_ms).plus(2 * LEASE);
        let is_postponed = |job: &StoredJob| {
            let lease = job.row.lease.filter(|lease| lease.process == self.process);
            lease.is_some_and(|lease| lease.until > now.plus(2 * LEASE))
        };
        self.end_leases_until(end, is_postponed)
    }

    /// The lines with later jobs, in lanes whose jobs have no planned time.
    fn postponed_lines(&self, now: Timestamp, by_ms: u64) -> Result<BTreeSet<Line>, Refused> {
        let mut range = Table::JobDue.under(&[]);
        range.from = Table::JobDue.under(&[now.0.saturating_add(1)]).from;
        range.to = Table::JobDue.under(&[now.plus(by_ms).plus(2 * LEASE).0]).from;
        let rows = self.store.scan(&range)?;
        let lines = rows.iter().filter_map(|(key, _)| position(key, 1)).map(|(line, _)| line);
        Ok(lines.filter(|line| is_prompt(line.lane)).collect())
    }
}

/// Whether the jobs of a lane have no planned time. Such jobs are done as soon as possible, or again after a short
/// while.
fn is_prompt(lane: Lane) -> bool {
    match lane {
        Lane::Posts | Lane::Thought | Lane::Watching | Lane::Direct => true,
        Lane::EventPosts | Lane::EventCalendar | Lane::Dashboard => true,
        Lane::Time | Lane::Upkeep | Lane::Aside | Lane::Daily | Lane::Event => false,
    }
}
