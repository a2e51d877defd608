//! Claims of commits that the store did not answer. Such a commit may be stored, but no worker knows about its jobs.

use std::sync::{MutexGuard, PoisonError};

use crate::error::Refused;
use crate::ids::Timestamp;
use crate::job::Claim;
use crate::job_queue::Enqueued;
use crate::service::Matches;
use store::{Batch, Commit};

/// The maximum number of claims that one call confirms, each with a commit. The next heartbeat must not be late.
const MOST: usize = 50;

impl Matches {
    /// Remembers the claims of a commit that the store did not answer. Forgets expired claims, which nothing else does
    /// while the store fails.
    pub(super) fn note_unconfirmed(&self, claims: Vec<Claim>) {
        let Some(now) = claims.iter().map(|claim| claim.lease.made()).max() else { return };
        let mut unconfirmed = self.unconfirmed();
        unconfirmed.retain(|claim| claim.until() > now);
        unconfirmed.extend(claims);
    }

    /// Hands the claims of unanswered commits over to the workers, if these commits were stored. Call it when the store
    /// answers again: otherwise the jobs would wait for the end of their leases. One call confirms only some claims, so
    /// call it repeatedly.
    pub fn confirm_claims(&self, now: Timestamp) -> Result<(), Refused> {
        let mut claims = std::mem::take(&mut *self.unconfirmed());
        claims.retain(|claim| claim.until() > now);
        self.note_unconfirmed(claims.split_off(claims.len().min(MOST)));
        for (at, claim) in claims.iter().enumerate() {
            // This must be a commit: the store settles earlier commits before the next one.
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

    use super::*;
    use crate::job::lease::LEASE;
    use crate::job::{Lane, Line};
    use crate::model::challenge_limits::ChallengeLimits;
    use store::MemoryStore;

    fn service() -> Matches {
        Matches::new(Arc::new(MemoryStore::new()), &[], ChallengeLimits::default())
    }

    fn claim(matches: &Matches, now: u64) -> Claim {
        let line = Line { target: None, lane: Lane::Upkeep };
        Claim { line, host: 0, jobs: Vec::new(), lease: matches.lease(Timestamp(now)) }
    }

    #[test]
    fn one_call_confirms_few_of_many_claims() {
        let matches = service();
        matches.note_unconfirmed(vec![claim(&matches, 1); 2 * MOST + 1]);
        for left in [MOST + 1, 1, 0] {
            assert_eq!(matches.confirm_claims(Timestamp(1)), Ok(()));
            assert_eq!(matches.unconfirmed().len(), left);
        }
    }

    #[test]
    fn expired_claims_are_forgotten_when_newer_ones_come() {
        let matches = service();
        let [expired, valid, newest] = [0, 1, LEASE].map(|now| claim(&matches, now));
        matches.note_unconfirmed(vec![expired]);
        matches.note_unconfirmed(vec![valid.clone()]);
        matches.note_unconfirmed(vec![newest.clone()]);
        assert_eq!(*matches.unconfirmed(), [valid, newest]);
    }
}
