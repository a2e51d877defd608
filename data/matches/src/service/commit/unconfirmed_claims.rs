//! Claims of commits without an answer. Such a commit may have landed, but no worker knows about its jobs.

use std::sync::{MutexGuard, PoisonError};

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::Claim;
use crate::job_queue::Enqueued;
use crate::service::Matches;
use store::{Batch, Commit};

/// The most claims that one call confirms, each with a commit. The next heartbeat must not be late.
const MOST: usize = 50;

impl Matches {
    /// Remembers the claims of a commit without an answer.
    pub(super) fn note_unconfirmed(&self, claims: Vec<Claim>) {
        self.unconfirmed().extend(claims);
    }

    /// Hands over the claims of commits without an answer to the workers, if these commits have landed. Call it when
    /// the store answers again: otherwise their jobs would wait for the end of the leases. One call confirms only some
    /// claims, so call it repeatedly.
    pub fn confirm_claims(&self, now: Timestamp) -> Result<(), Refused> {
        let mut claims = std::mem::take(&mut *self.unconfirmed());
        claims.retain(|claim| claim.until() > now);
        self.note_unconfirmed(claims.split_off(claims.len().min(MOST)));
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::MemoryStore;

    use super::*;
    use crate::job::lease::Lease;
    use crate::job::{Lane, Line};
    use crate::model::challenge_limits::ChallengeLimits;

    #[test]
    fn one_call_confirms_few_of_many_claims() {
        let matches = Matches::new(Arc::new(MemoryStore::new()), &[], ChallengeLimits::default());
        let line = Line { target: None, lane: Lane::Upkeep };
        let lease = Lease { process: 1, claim: 1, until: Timestamp(9) };
        let claim = Claim { line, host: 0, jobs: Vec::new(), lease };
        matches.note_unconfirmed(vec![claim; 2 * MOST + 1]);
        for left in [MOST + 1, 1, 0] {
            assert_eq!(matches.confirm_claims(Timestamp(1)), Ok(()));
            assert_eq!(matches.unconfirmed().len(), left);
        }
    }
}
