//! Posts in private conversations, which wait until a player acts there.

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::job::{Lane, Line};
use crate::job_queue::queue::in_line;
use crate::job_queue::row::JobRow;
use crate::journal::index;
use crate::journal::index::Filter;
use crate::journal::records::Header;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::computer_offer::OFFER_AFTER_MS;
use store::{Batch, Commit, Range};

/// The number of finished matches that are checked. Older ones rarely have anything left to post.
const NEWEST: usize = 20;

impl Matches {
    /// Makes the waiting posts of a player's matches in this private conversation due, since the player acts there.
    pub fn make_private_posts_due(
        &self,
        player: PlayerId,
        channel: u64,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let mut batch = Batch::default();
        let all = usize::MAX;
        for (filter, most) in [(Filter::Lobby, all), (Filter::Running, all), (Filter::Over, NEWEST)]
        {
            for (id, Header { place, created, .. }) in self.headers_of(player, filter, most)? {
                if !place.is_private() || place.channel != channel {
                    continue;
                }
                // An offer of a computer is not made before its time.
                let lanes = match created.plus(OFFER_AFTER_MS) <= now {
                    true => [Lane::Posts, Lane::Aside].as_slice(),
                    false => &[Lane::Posts],
                };
                for &lane in lanes {
                    self.make_due_in(&mut batch, Line { target: Some(id), lane }, now)?;
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

    /// The headers of a player's newest matches. They are read much faster than whole matches.
    fn headers_of(
        &self,
        player: PlayerId,
        filter: Filter,
        most: usize,
    ) -> Result<Vec<(MatchId, Header)>, Refused> {
        let listed = Table::ByPlayer.under(&[player.0, filter.shelf()]);
        let rows = self.store.scan(&Range { backward: true, most, ..listed })?;
        let ids: Vec<_> = rows.iter().filter_map(|(key, _)| index::owner(key)).collect();
        let keys: Vec<_> = ids.iter().map(|&id| keys::header(id)).collect();
        let rows = self.store.read(&keys)?;
        let header =
            |(id, raw): (MatchId, Option<Vec<u8>>)| Some((id, open::<Header>(&raw?).ok()?));
        Ok(ids.into_iter().zip(rows).filter_map(header).collect())
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
