//! `Claim`: the jobs that a worker has claimed at the beginning of a line.

use std::fmt;

use crate::ids::{Revision, Revisions, Timestamp};
use crate::job::kind::JobKind;
use crate::job::lease::Lease;
use crate::job::line::Line;
use crate::job::policy::Form;
use crate::trace_id::TraceId;

/// A job that a worker has claimed.
#[derive(Clone, PartialEq, Eq)]
pub struct Job {
    /// The line of the job.
    pub line: Line,
    /// The kind of the job.
    pub kind: JobKind,
    /// The revision that caused the job. Its message shows the match's current state, not the state at that revision.
    pub revision: Revision,
    /// The earliest revision that caused this job or a job that it settles.
    pub since: Revision,
    /// The time when this job, or the first job that it settles, was enqueued. For a planned job that has failed, the
    /// time when it was first due.
    pub made: Timestamp,
    /// The number of earlier attempts.
    pub attempts: u32,
    /// The trace of the act that caused this job. The traces of older jobs that it settles are dropped.
    pub trace: Option<TraceId>,
    /// Whether this job, or one that it settles, was tried with an unknown outcome.
    pub(crate) is_tried: bool,
    pub(crate) is_last: bool,
    /// The claimed rows, keys and values, of this job and of the jobs that it settles.
    pub(crate) held: Vec<(Vec<u8>, Vec<u8>)>,
}

/// A worker's claim on the first jobs of a [`Line`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The line.
    pub line: Line,
    /// The number by which work is shared fairly: the match's [`Place::host`](crate::Place::host), or else the lane's
    /// number. For dashboards, daily puzzles and housekeeping, 0.
    pub host: u64,
    /// The claimed jobs, in order.
    pub jobs: Vec<Job>,
    pub(crate) lease: Lease,
}

impl Claim {
    /// The end of the claim, unless the worker renews it.
    pub fn until(&self) -> Timestamp {
        self.lease.until
    }
}

impl Job {
    /// The revision that the message's nonce is made from. All attempts to edit one message have the nonce of the first
    /// attempt, so that its message can be found.
    pub fn named_after(&self) -> Revision {
        match self.kind.policy().form {
            Form::Edited => self.since,
            Form::Separate | Form::Other => self.revision,
        }
    }

    /// The revisions that caused this job and the jobs that it settles.
    pub fn revisions(&self) -> Revisions {
        Revisions { first: self.since, last: self.revision }
    }

    /// Whether an attempt with an unknown outcome may have posted the message.
    pub fn may_be_out(&self) -> bool {
        self.is_tried
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("line", &self.line)
            .field("kind", &self.kind)
            .field("revision", &self.revision)
            .field("attempts", &self.attempts)
            .finish_non_exhaustive()
    }
}
