//! The workers of this process, as commits see them.

use std::sync::Arc;

use crate::ids::{Place, Timestamp};
use crate::job::Claim;

/// The jobs that a commit has enqueued.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Enqueued {
    /// The claims that were leased to this process's workers in the commit.
    pub claims: Vec<Claim>,
    /// When the next other job is due.
    pub next: Option<Timestamp>,
}

/// The workers of this process.
///
/// Calls only make them faster: a missed call delays a job, since the queue is durable.
pub trait Workers: Send + Sync {
    /// Whether a worker is free for another line of a match at this place. Its jobs are then leased in the commit.
    fn are_free(&self, place: Place) -> bool;

    /// Tells the workers which jobs a commit has enqueued.
    fn call(&self, called: Enqueued);
}

impl Enqueued {
    /// A job that is due at this time.
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
