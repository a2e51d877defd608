//! Claims of commits without an answer. Such a commit may have landed, but no worker knows about its jobs.

use std::sync::{MutexGuard, PoisonError};

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::Claim;
use crate::job_queue::Enqueued;
use crate::service::Matches;
use store::{Batch, Commit};

impl Matches {
    /// Remembers the claims of a commit without an answer.
    pub(super) fn note_unconfirmed(&self, claims: Vec<Claim>) {
        self.unconfirmed().extend(claims);
    }

    /// Hands over the claims of commits without an answer to the workers, if these commits have landed. Call it when
    /// the store answers again: otherwise their jobs would wait for the end of the leases.
    pub fn confirm_claims(&self, now: Timestamp) -> Result<(), Refused> {
        let mut claims = std::mem::take(&mut *self.unconfirmed());
        claims.retain(|claim| claim.until() > now);
        for (at, claim) in claims.iter().enumerate() {
            // A commit, since the store decides about earlier commits before the next one.
            let mut batch = Batch::default();
            for (key, raw) in claim.jobs.iter().flat_map(|job| &job.held) {
                batch.expect(key.clone(), Some(raw.clone()));
            }
            match self.store.commit(batch) {
                Ok(Commit::Applied) => {
                    self.workers.call(Enqueued { claims: vec![claim.clone()], next: None });
                }
                Ok(Commit::Conflict) => {}
                Err(error) => {
                    self.note_unconfirmed(claims[at..].to_vec());
                    return Err(error.into());
                }
            }
        }
        Ok(())
    }

    fn unconfirmed(&self) -> MutexGuard<'_, Vec<Claim>> {
        self.unconfirmed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
