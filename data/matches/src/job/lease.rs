//! The lease of a job.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// The duration of a lease in milliseconds. Longer than any pass over a line.
pub(crate) const LEASE: u64 = 2 * 60 * 1000;

/// The lease of a job: its holder, and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lease {
    /// The process, by a random number drawn at its start.
    pub(crate) process: u64,
    /// The number of the claim within the process.
    pub(crate) claim: u64,
    /// The end of the lease.
    pub(crate) until: Timestamp,
}

impl Lease {
    /// Whether this is the same claim, renewed or not.
    pub(crate) fn is_of(&self, other: &Self) -> bool {
        (self.process, self.claim) == (other.process, other.claim)
    }

    /// The time when the lease was made or renewed, by the clock of its process.
    pub(crate) fn made(&self) -> Timestamp {
        Timestamp(self.until.0.saturating_sub(LEASE))
    }
}
