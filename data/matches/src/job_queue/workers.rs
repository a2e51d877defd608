//! `Workers`: the workers of this process, to which commits hand over jobs.

use std::sync::Arc;

use crate::ids::{Place, Timestamp};
use crate::job::Claim;

/// The claims and the due time that result from a commit's jobs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Enqueued {
    /// The claims that the commit leased to this process's workers.
    pub claims: Vec<Claim>,
    /// The time when the next unleased job is due. `None` without one.
    pub next: Option<Timestamp>,
}

/// The workers of this process.
///
/// A missed call only delays a job, since the queue is durable.
pub trait Workers: Send + Sync {
    /// Whether a worker is free for a line of a match at this place. If so, the commit leases the jobs to it.
    fn are_free(&self, place: Place) -> bool;

    /// Tells the workers which jobs a commit has enqueued.
    fn call(&self, called: Enqueued);
}

impl Enqueued {
    /// The result of a commit whose only job is due at this time.
    pub(crate) fn at(next: Timestamp) -> Self {
        Self { claims: Vec::new(), next: Some(next) }
    }

    /// Adds further jobs of the same commit.
    pub fn merge(&mut self, other: Self) {
        self.claims.extend(other.claims);
        self.next = self.next.into_iter().chain(other.next).min();
    }
}

/// No workers: other processes find the jobs in the store.
impl Workers for () {
    fn are_free(&self, _: Place) -> bool {
        false
    }

    fn call(&self, _: Enqueued) {}
}

impl<W: Workers + ?Sized> Workers for Arc<W> {
    fn are_free(&self, place: Place) -> bool {
        self.as_ref().are_free(place)
    }

    fn call(&self, called: Enqueued) {
        self.as_ref().call(called);
    }
}
