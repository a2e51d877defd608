//! What waits in the queue, for whoever runs the program.

use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::{JobError, JobKind};
use crate::jobs::queue::{StoredJob, read};
use crate::journal::walk::for_each_row;
use crate::keys::Table;
use store::{Store, StoreError};

/// A job that waits or was given up, without anything that only players may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuedJob {
    /// The match; none for what concerns the whole house.
    pub target: Option<MatchId>,
    /// What is to be done.
    pub kind: JobKind,
    /// Which revision of the match called for it.
    pub revision: Revision,
    /// When it was called for.
    pub made: Timestamp,
    /// Before when nobody shall do it.
    pub due: Timestamp,
    /// How often it did not work out.
    pub attempts: u32,
    /// What went wrong last.
    pub error: Option<JobError>,
    /// Until when somebody is at it, if somebody is.
    pub leased: Option<Timestamp>,
    /// When it was given up, if it was.
    pub given_up: Option<Timestamp>,
}

/// Everything that waits in a store and all that was given up, match by match.
///
/// # Errors
/// The store has failed.
pub fn queued_jobs(store: &dyn Store) -> Result<Vec<QueuedJob>, StoreError> {
    let mut queued = Vec::new();
    for_each_row(store, Table::Job.under(&[]), |(key, raw)| {
        queued.extend(read(&key, raw).map(|found| told(&found)));
        Ok::<_, StoreError>(())
    })?;
    Ok(queued)
}

fn told(found: &StoredJob) -> QueuedJob {
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
