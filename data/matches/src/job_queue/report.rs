//! Lists the waiting and given-up jobs, for the operator.

use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::{JobError, JobKind};
use crate::job_queue::queue::{StoredJob, read};
use crate::journal::walk::for_each_row;
use crate::keys::Table;
use store::{Store, StoreError};

/// A waiting or given-up job, without secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuedJob {
    /// The match. `None` for a job that belongs to no match.
    pub target: Option<MatchId>,
    /// The kind of the job.
    pub kind: JobKind,
    /// The revision that caused the job.
    pub revision: Revision,
    /// The time when the job was enqueued. For a planned job that has failed, the time when it was first due.
    pub made: Timestamp,
    /// The earliest time of the next attempt.
    pub due: Timestamp,
    /// The number of failed attempts.
    pub attempts: u32,
    /// The last error.
    pub error: Option<JobError>,
    /// The end of the lease, if a worker holds the job.
    pub leased: Option<Timestamp>,
    /// The time when the job was given up. `None` unless it was.
    pub given_up: Option<Timestamp>,
}

/// All waiting and given-up jobs of a store, ordered by target.
pub fn queued_jobs(store: &dyn Store) -> Result<Vec<QueuedJob>, StoreError> {
    let mut queued = Vec::new();
    for_each_row(store, Table::Job.under(&[]), |(key, raw)| {
        queued.extend(read(&key, raw).map(|found| describe(&found)));
        Ok::<_, StoreError>(())
    })?;
    Ok(queued)
}

fn describe(found: &StoredJob) -> QueuedJob {
    let row = &found.row;
    QueuedJob {
        target: found.line.id(),
        kind: row.kind,
        revision: row.revision,
        made: row.made,
        due: row.due,
        attempts: row.attempts,
        error: row.error,
        leased: row.lease.map(|lease| lease.until),
        given_up: row.given_up,
    }
}
