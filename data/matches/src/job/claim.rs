//! Claimed jobs, and the claim that a worker holds on the beginning of a line.

use std::fmt;

use crate::ids::{Revision, Timestamp};
use crate::job::kind::JobKind;
use crate::job::lease::Lease;
use crate::job::line::Line;
use crate::job::policy::Form;

/// Something to do, for whoever has claimed it.
#[derive(Clone, PartialEq, Eq)]
pub struct Job {
    /// In which line it stands.
    pub line: Line,
    /// What to do.
    pub kind: JobKind,
    /// Which revision of the match called for it. Show the state of now.
    pub revision: Revision,
    /// The first revision that called for what is settled with it.
    pub since: Revision,
    /// When it was called for, or what is settled with it.
    pub made: Timestamp,
    /// How often it has been tried before.
    pub attempts: u32,
    /// Whether an attempt at it, or at what it settles too, came to nothing that is known.
    pub(crate) is_tried: bool,
    /// Whether none of those that were claimed with it waits for it.
    pub(crate) is_last: bool,
    /// Its row and those that are settled with it, as they were claimed.
    pub(crate) held: Vec<(Vec<u8>, Vec<u8>)>,
}

/// What one worker has claimed: the beginning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Of which line.
    pub line: Line,
    /// To whose share it counts: `Place::host` of the match; 0 for what concerns the whole house.
    pub host: u64,
    /// What to do, in this order.
    pub jobs: Vec<Job>,
    pub(crate) lease: Lease,
}

impl Claim {
    /// Until when it is theirs who have claimed it, unless they claim more of it.
    pub fn until(&self) -> Timestamp {
        self.lease.until
    }
}

impl Job {
    /// The revision after which the effect is named, so that it is found again if it is there already. What shows how
    /// something stands keeps the name under which it was tried first.
    pub fn named_after(&self) -> Revision {
        match self.kind.policy().form {
            Form::Edited => self.since,
            Form::Separate | Form::Other => self.revision,
        }
    }

    /// Whether it may be out there under its name, from an attempt of which nobody knows what came of it.
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
