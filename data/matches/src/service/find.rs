//! Finds matches by player, by server and by thread.

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId};
use crate::job::Post;
use crate::journal::head::{Head, Stage};
use crate::journal::index;
use crate::journal::index::{Filter, Page};
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use store::Range;

/// The maximum number of matches of a thread that are checked. Usually there is one.
const IN_A_THREAD: usize = 20;

impl Matches {
    /// The matches of a player.
    pub fn matches_of(
        &self,
        player: PlayerId,
        filter: Filter,
        page: Page,
    ) -> Result<Vec<Head>, Refused> {
        self.list(Table::ByPlayer.under(&[player.0, filter.shelf()]), page)
    }

    /// The matches played on a server.
    pub fn matches_in(
        &self,
        server: u64,
        filter: Filter,
        page: Page,
    ) -> Result<Vec<Head>, Refused> {
        self.list(Table::ByServer.under(&[server, filter.shelf()]), page)
    }

    /// The match of a thread. Of several matches, a running one is preferred, and then the newest.
    pub fn match_in_thread(&self, thread: u64) -> Result<Option<MatchId>, Refused> {
        self.best_in_thread(thread, |_| false)
    }

    /// The match of a thread for this player. Of several matches, their own running one is preferred, then another
    /// running one, and then the newest.
    pub fn players_match_in_thread(
        &self,
        thread: u64,
        player: PlayerId,
    ) -> Result<Option<MatchId>, Refused> {
        self.best_in_thread(thread, |head| head.seat_of(player).is_some())
    }

    fn best_in_thread(
        &self,
        thread: u64,
        is_own: impl Fn(&Head) -> bool,
    ) -> Result<Option<MatchId>, Refused> {
        let range = Range { backward: true, most: IN_A_THREAD, ..Table::ByThread.under(&[thread]) };
        let rows = self.store.scan(&range)?;
        let ids = || rows.iter().filter_map(|(key, _)| index::owner(key));
        if let (Some(only), 1) = (ids().next(), rows.len())
            && self.was_opened_for(thread, only)?
        {
            return Ok(Some(only));
        }
        let here = self.heads(ids())?;
        let here = here.iter().filter(|head| head.place.thread == Some(thread)).rev();
        // `max_by_key` returns the last of several equal ones: the newest, since `here` is reversed.
        let rank = |head: &&Head| match head.stage {
            Stage::Running if is_own(head) => 2,
            Stage::Running => 1,
            Stage::Lobby | Stage::Over(_) => 0,
        };
        Ok(here.max_by_key(rank).map(|head| head.id))
    }

    /// Whether the bot opened this thread for the match.
    fn was_opened_for(&self, thread: u64, id: MatchId) -> Result<bool, Refused> {
        let row = self.row::<NumberRow>(keys::posted(id, Post::Thread))?;
        Ok(row.is_some_and(|row| row.0 == thread))
    }

    fn list(&self, range: Range, page: Page) -> Result<Vec<Head>, Refused> {
        let mut range = Range { backward: true, most: page.most, ..range };
        if let Some(after) = page.after {
            range.to.clone_from(&range.from);
            range.to.extend(after.0.to_be_bytes());
        }
        let rows = self.store.scan(&range)?;
        self.heads(rows.iter().filter_map(|(key, _)| index::owner(key)))
    }
}
