//! What somebody is told by direct message. It is called for when that of which it tells is known to be posted, in the same
//! commit, so that nobody is told of what is not there, and nobody twice.

use crate::error::Refused;
use crate::ids::{PlayerId, Revision, Timestamp};
use crate::job::{DirectMessage, Job, JobKind, JobOutcome, Line};
use crate::jobs::queue::{StoredJob, drop_rows, insert, of_target};
use crate::jobs::row::JobRow;
use crate::service::Matches;
use store::{Batch, Commit};

/// How often it is tried when somebody comes between.
const TRIES: usize = 20;

impl Matches {
    /// Settles a post that is done, and has people told of it by direct message. Whether it was still theirs who settle it.
    ///
    /// # Errors
    /// The store has failed.
    pub fn settle_and_tell(
        &self,
        job: &Job,
        (settled, told): (JobOutcome, &[(PlayerId, DirectMessage)]),
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let mut batch = Batch::default();
        for (player, directly) in told {
            // A question that came since may be shown by a job of before: it is told as what it is.
            let revision = job.revision.max(directly.since);
            self.call_directly(&mut batch, (*player, *directly), (revision, now))?;
        }
        let is_written = self.settle_with(job, settled, (batch, now))?;
        if is_written && !told.is_empty() {
            self.ring(now);
        }
        Ok(is_written)
    }

    /// Tells somebody of nothing any more.
    pub(crate) fn forget_directly(&self, player: PlayerId) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let waiting = self.told_directly(player)?;
            let mut batch = Batch::default();
            drop_rows(&mut batch, &waiting);
            if waiting.is_empty() || self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// All that somebody is to be told by direct message, and what could not be told.
    fn told_directly(&self, player: PlayerId) -> Result<Vec<StoredJob>, Refused> {
        let line = Line::of_player(player);
        let mut found = of_target(self.store.as_ref(), line.target)?;
        found.retain(|found| found.line == line);
        Ok(found)
    }

    /// Calls for somebody to be told of something.
    pub(crate) fn call_directly(
        &self,
        batch: &mut Batch,
        (player, directly): (PlayerId, DirectMessage),
        (revision, now): (Revision, Timestamp),
    ) -> Result<(), Refused> {
        let line = Line::of_player(player);
        // What could not be told once is of no use to anybody now.
        let old = self.told_directly(player)?;
        drop_rows(batch, old.iter().filter(|found| found.row.given_up.is_some()));
        let (lease, error, given_up) = (None, None, None);
        let kind = JobKind::Direct(directly);
        let (made, due, attempts) = (now, now, 0);
        let row = JobRow { kind, revision, made, due, attempts, lease, error, given_up };
        insert(batch, (line, number(directly, revision)), &row);
        Ok(())
    }
}

/// Where it stands among what the person is told: match by match, in the order of what happened there. Nothing happens in so
/// many ways at once that two had the same place.
fn number(directly: DirectMessage, revision: Revision) -> u64 {
    (directly.id.0 << 32) | ((revision.0 & 0xff_ffff) << 8) | directly.post as u64
}
