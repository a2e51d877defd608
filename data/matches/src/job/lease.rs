//! `Lease`: the exclusive right of a process to do a job, until a time.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;

/// The duration of a lease in milliseconds. No pass over a line takes longer.
pub(crate) const LEASE: u64 = 2 * 60 * 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lease {
    /// The random number of the holder's process.
    pub(crate) process: u64,
    /// The number of the claim, counted by that process.
    pub(crate) claim: u64,
    pub(crate) until: Timestamp,
}

impl Lease {
    /// Whether two leases belong to the same claim, renewed or not.
    pub(crate) fn is_of(&self, other: &Self) -> bool {
        (self.process, self.claim) == (other.process, other.claim)
    }

    /// The time when the lease was last made or renewed, by the clock of its process.
    pub(crate) fn made(&self) -> Timestamp {
        Timestamp(self.until.0.saturating_sub(LEASE))
    }
}
