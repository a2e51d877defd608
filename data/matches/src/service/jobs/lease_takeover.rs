//! Ends the leases of processes that have ended, so that their jobs are due again.

use std::collections::BTreeSet;

use crate::error::Refused;
use crate::fleet::Fleet;
use crate::ids::Timestamp;
use crate::job::lease::LEASE;
use crate::job::{JobError, Line};
use crate::job_queue::queue::{StoredJob, in_line, jobs};
use crate::job_queue::row::JobRow;
use crate::keys::Table;
use crate::service::Matches;
use store::{Batch, Commit};

/// The maximum number of attempts of a takeover that conflicts with other commits.
const TRIES: usize = 20;

impl Matches {
    /// Ends the leases of all other processes if the store is not shared: they must have ended. In a shared store,
    /// their leases run out instead.
    pub fn take_over(&self, now: Timestamp) -> Result<usize, Refused> {
        if self.is_shared() {
            return Ok(0);
        }
        self.end_leases(now, |process| process != self.process)
    }

    /// Ends the leases of a process that has ended. Returns the number of its jobs.
    pub fn take_over_from(&self, process: u64, now: Timestamp) -> Result<usize, Refused> {
        let taken = self.end_leases(now, |owner| owner == process)?;
        self.wake_workers(now);
        Ok(taken)
    }

    /// Removes a process that is dead or shutting down from the fleet, and ends its leases. Returns the number of its
    /// jobs.
    pub fn remove_process(
        &self,
        fleet: &Fleet,
        process: u64,
        now: Timestamp,
    ) -> Result<usize, Refused> {
        // The leases end first: without the row of the process, nobody would find it dead.
        let jobs = self.take_over_from(process, now)?;
        fleet.forget(process)?;
        Ok(jobs)
    }

    /// Ends the leases of the processes that `is_meant` selects.
    fn end_leases(&self, now: Timestamp, is_meant: impl Fn(u64) -> bool) -> Result<usize, Refused> {
        let is_theirs = |job: &StoredJob| job.row.lease.is_some_and(|it| is_meant(it.process));
        // The clocks of these processes may have been ahead of ours.
        self.end_leases_until(now.plus(2 * LEASE), is_theirs)
    }

    /// Ends the leases that `is_meant` selects, among those that run out before `end`.
    pub(super) fn end_leases_until(
        &self,
        end: Timestamp,
        is_meant: impl Fn(&StoredJob) -> bool,
    ) -> Result<usize, Refused> {
        let mut range = Table::JobDue.under(&[]);
        range.to = Table::JobDue.under(&[end.0]).from;
        let mut lines = BTreeSet::new();
        for (key, _) in self.store.scan(&range)? {
            let job = self.job_at(&key)?;
            lines.extend(job.filter(&is_meant).map(|job| job.line));
        }
        lines.into_iter().map(|line| self.end_leases_in(line, &is_meant)).sum()
    }

    /// Ends the leases that `is_meant` selects in a line. Returns their number.
    fn end_leases_in(
        &self,
        line: Line,
        is_meant: impl Fn(&StoredJob) -> bool,
    ) -> Result<usize, Refused> {
        let mut taken = 0;
        // Repeated, since another commit may come first, or let a job join a lease that is just ending.
        for _ in 0..TRIES {
            let stored = in_line(self.store.as_ref(), line)?;
            let (left, mut batch) = (AbandonedLine::of(line, &stored), Batch::default());
            let meant: Vec<_> = stored.iter().filter(|job| is_meant(job)).collect();
            if meant.is_empty() {
                return Ok(taken);
            }
            // A whole line in one commit, so that no worker finds a part of it free.
            meant.iter().for_each(|job| job.change(&mut batch, left.freed(job)));
            let is_taken = self.store.commit(batch)? == Commit::Applied;
            taken += if is_taken { meant.len() } else { 0 };
        }
        Err(Refused::Busy)
    }
}

/// The jobs that a worker left when it died or lost the line.
#[derive(Default)]
pub(super) struct AbandonedLine {
    /// The keys of the jobs that the worker had claimed. Jobs that only joined its lease are not among them.
    claimed: Vec<Vec<u8>>,
    /// The keys of the rows that the worker may have begun. Only its first job has any, since it settles jobs in order.
    begun: Vec<Vec<u8>>,
    /// The time when the first job of the line was due.
    due: Timestamp,
}

impl AbandonedLine {
    pub(super) fn of(line: Line, stored: &[StoredJob]) -> Self {
        let Some(first) = stored.first() else { return Self::default() };
        let Some(held) = first.row.lease else { return Self::default() };
        let is_claimed = |job: &&StoredJob| job.row.is_claimed_by(&held);
        let rows: Vec<_> = stored.iter().filter(is_claimed).cloned().collect();
        let claimed = rows.iter().map(StoredJob::key).collect();
        let begun = jobs(line, rows).into_iter().next();
        let begun = begun.into_iter().flat_map(|job| job.held).map(|(key, _)| key).collect();
        Self { claimed, begun, due: first.row.due }
    }

    /// A job of the line without the lease. If the worker may have begun it, it counts as tried.
    pub(super) fn freed(&self, job: &StoredJob) -> JobRow {
        let key = job.key();
        let mut row = JobRow { lease: None, ..job.row.clone() };
        if self.claimed.contains(&key) {
            // Jobs that were claimed together stay together: they were all due by the dead worker's clock, but by our
            // clock some may not be due yet.
            row.due = row.due.min(self.due);
        }
        if self.begun.contains(&key) {
            row = row.failed(JobError::Lost);
        }
        row
    }
}
