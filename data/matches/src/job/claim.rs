//! Claimed jobs, and the claim that a worker holds on the beginning of a line.

use std::fmt;

use crate::ids::{Revision, Revisions, Timestamp};
use crate::job::kind::JobKind;
use crate::job::lease::Lease;
use crate::job::line::Line;
use crate::job::policy::Form;
use crate::trace_id::TraceId;

/// A job, for the worker that has claimed it.
#[derive(Clone, PartialEq, Eq)]
pub struct Job {
    /// The line of the job.
    pub line: Line,
    /// The kind of the job.
    pub kind: JobKind,
    /// The revision that caused the job. The job shows the current state, not that of the revision.
    pub revision: Revision,
    /// The first revision among the jobs that this one settles.
    pub since: Revision,
    /// The time when this job, or the first of the jobs that it settles, was enqueued.
    pub made: Timestamp,
    /// The number of earlier attempts.
    pub attempts: u32,
    /// The act that caused the job, the newest if it settles several.
    pub trace: Option<TraceId>,
    /// Whether an earlier attempt of this job, or of one that it settles, has an unknown outcome.
    pub(crate) is_tried: bool,
    /// Whether this job is the last one of the claim.
    pub(crate) is_last: bool,
    /// The rows of this job and of those settled with it, as they were when claimed.
    pub(crate) held: Vec<(Vec<u8>, Vec<u8>)>,
}

/// A worker's claim on the beginning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The line.
    pub line: Line,
    /// The number by which work is shared out ([`Place::host`](crate::Place::host)); 0 for jobs without a match.
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
    /// The revision from which the message's nonce is made. An edited message keeps the nonce of its first attempt, so
    /// that it can be found.
    pub fn named_after(&self) -> Revision {
        match self.kind.policy().form {
            Form::Edited => self.since,
            Form::Separate | Form::Other => self.revision,
        }
    }

    /// The revisions that caused the job and those settled with it.
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
