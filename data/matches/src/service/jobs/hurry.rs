//! Posts that wait for somebody to do something where they belong.

use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::job::{Lane, Line};
use crate::jobs::queue::in_line;
use crate::jobs::row::JobRow;
use crate::journal::head::Head;
use crate::journal::index::{Filter, Page};
use crate::service::{LONELY, Matches};
use store::{Batch, Commit};

/// How many matches of each list are looked at, the newest: of those that are over, few can have anything left to tell.
const HURRIED: Page = Page { after: None, most: 20 };

impl Matches {
    /// Somebody does something in a private conversation: what waits to be posted there about matches of theirs is due
    /// now.
    ///
    /// # Errors
    /// The store has failed.
    pub fn hurry(&self, player: PlayerId, channel: u64, now: Timestamp) -> Result<(), Refused> {
        let mut batch = Batch::default();
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            let heads = self.matches_of(player, filter, HURRIED)?;
            let is_here =
                |head: &&Head| head.place.server.is_none() && head.place.channel == channel;
            for head in heads.iter().filter(is_here) {
                // What has an hour of its own is not hurried before it.
                let lanes = match head.created.plus(LONELY) <= now {
                    true => [Lane::Posts, Lane::Aside].as_slice(),
                    false => &[Lane::Posts],
                };
                for &lane in lanes {
                    self.gather_hurried(&mut batch, Line { target: Some(head.id), lane }, now)?;
                }
            }
        }
        self.commit_hurried(batch, now)
    }

    /// What waits in a line is due now.
    ///
    /// # Errors
    /// The store has failed.
    pub fn hurry_line(&self, line: Line, now: Timestamp) -> Result<(), Refused> {
        let mut batch = Batch::default();
        self.gather_hurried(&mut batch, line, now)?;
        self.commit_hurried(batch, now)
    }

    fn gather_hurried(&self, batch: &mut Batch, line: Line, now: Timestamp) -> Result<(), Refused> {
        let waits = |row: &JobRow| row.lease.is_none() && row.due > now;
        for found in in_line(self.store.as_ref(), line)?.iter().filter(|found| waits(&found.row)) {
            found.change(batch, JobRow { due: now, ..found.row.clone() });
        }
        Ok(())
    }

    fn commit_hurried(&self, batch: Batch, now: Timestamp) -> Result<(), Refused> {
        if !batch.writes.is_empty() && self.store.commit(batch)? == Commit::Applied {
            self.ring(now);
        }
        Ok(())
    }
}
