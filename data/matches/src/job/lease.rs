//! To whom a job is lent.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// After how many milliseconds what was never settled may be claimed by somebody else: longer than anybody is at one
/// pass of a line.
pub(crate) const LEASE: u64 = 2 * 60 * 1000;

/// Who is at a job, and until when it is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lease {
    /// The process, by a number drawn when it started.
    pub(crate) process: u64,
    /// Which of its claims.
    pub(crate) claim: u64,
    /// Until when.
    pub(crate) until: Timestamp,
}

impl Lease {
    /// Whether this is the same claim, renewed or not.
    pub(crate) fn is_of(&self, other: &Self) -> bool {
        (self.process, self.claim) == (other.process, other.claim)
    }

    /// When it was claimed or renewed, by the clock of whoever did.
    pub(crate) fn made(&self) -> Timestamp {
        Timestamp(self.until.0.saturating_sub(LEASE))
    }
}
