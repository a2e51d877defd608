//! Posts in private conversations, which wait until a player acts there.

use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::job::{Lane, Line};
use crate::job_queue::queue::in_line;
use crate::job_queue::row::JobRow;
use crate::journal::head::Head;
use crate::journal::index::{Filter, Page};
use crate::service::Matches;
use crate::service::computer_offer::OFFER_AFTER_MS;
use store::{Batch, Commit};

/// The number of matches in each list that are checked. Older finished ones rarely have anything left to post.
const NEWEST: Page = Page { after: None, most: 20 };

impl Matches {
    /// Makes the waiting posts of a player's matches in this private conversation due, since the player acts there.
    pub fn make_private_posts_due(
        &self,
        player: PlayerId,
        channel: u64,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let mut batch = Batch::default();
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            let heads = self.matches_of(player, filter, NEWEST)?;
            let is_here = |head: &&Head| head.place.is_private() && head.place.channel == channel;
            for head in heads.iter().filter(is_here) {
                // An offer of a computer is not made before its time.
                let lanes = match head.created.plus(OFFER_AFTER_MS) <= now {
                    true => [Lane::Posts, Lane::Aside].as_slice(),
                    false => &[Lane::Posts],
                };
                for &lane in lanes {
                    self.make_due_in(&mut batch, Line { target: Some(head.id), lane }, now)?;
                }
            }
        }
        self.commit_due(batch, now)
    }

    /// Makes all waiting jobs of a line due.
    pub fn make_line_due(&self, line: Line, now: Timestamp) -> Result<(), Refused> {
        let mut batch = Batch::default();
        self.make_due_in(&mut batch, line, now)?;
        self.commit_due(batch, now)
    }

    fn make_due_in(&self, batch: &mut Batch, line: Line, now: Timestamp) -> Result<(), Refused> {
        let waits = |row: &JobRow| row.lease.is_none() && row.due > now;
        for job in in_line(self.store.as_ref(), line)?.iter().filter(|job| waits(&job.row)) {
            job.change(batch, JobRow { due: now, ..job.row.clone() });
        }
        Ok(())
    }

    fn commit_due(&self, batch: Batch, now: Timestamp) -> Result<(), Refused> {
        if !batch.writes.is_empty() && self.store.commit(batch)? == Commit::Applied {
            self.wake_workers(now);
        }
        Ok(())
    }
}
