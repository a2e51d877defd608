//! Those who do what commits call for, as far as they are in this process.

use std::sync::Arc;

use crate::ids::{Place, Timestamp};
use crate::job::Claim;

/// What a commit has called for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Enqueued {
    /// What is theirs who hear of it: it was leased to them as it was written.
    pub claims: Vec<Claim>,
    /// From when on something else is to be looked for, if anything.
    pub next: Option<Timestamp>,
}

/// Those who do jobs in this process. That they hear of commits makes things faster: what is to be done is in the store,
/// whoever hears of it. A function is a bell, for somebody who then looks for themself.
pub trait Workers: Send + Sync {
    /// Whether somebody would begin at once with one more line of a match that is played there. What a commit calls for then
    /// is theirs from the beginning.
    fn are_free(&self, place: Place) -> bool;

    /// A commit has called for this.
    fn call(&self, called: Enqueued);
}

impl Enqueued {
    /// Something is to be looked for from this moment on.
    pub(crate) fn at(next: Timestamp) -> Self {
        Self { claims: Vec::new(), next: Some(next) }
    }
}

impl<F: Fn() + Send + Sync> Workers for F {
    fn are_free(&self, _: Place) -> bool {
        false
    }

    fn call(&self, _: Enqueued) {
        self();
    }
}

impl<W: Workers + ?Sized> Workers for Arc<W> {
    fn are_free(&self, place: Place) -> bool {
        self.as_ref().are_free(place)
    }

    fn call(&self, called: Enqueued) {
        self.as_ref().call(called);
    }
}
