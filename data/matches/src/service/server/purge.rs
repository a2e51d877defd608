//! Deletes a server's data thirty days after the bot was removed from it.
//!
//! Until then all data stays, in case the bot returns.

use std::collections::BTreeSet;

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::job::Post;
use crate::journal::index;
use crate::journal::records::{Header, NumberRow, People};
use crate::journal::watching::WatchedRow;
use crate::keys::Table;
use crate::ratings::rebuild;
use crate::service::Matches;
use crate::service::retry::until_first;
use crate::{job_queue, keys};
use store::{Batch, Commit, Range};

/// The number of days after which a left server's data is deleted.
const DAYS: u32 = 30;

/// The interval at which events and their matches are checked while the bot is not on their server, in milliseconds.
const ABSENCE_MS: u64 = 60 * 60 * 1000;

/// The number of matches whose players' ratings are deleted in one commit.
const MATCHES: usize = 50;

impl Matches {
    /// Records that the bot was removed from a server, and pauses its events.
    pub fn server_left(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        let key = keys::abandoned_server(server);
        if self.store.read(std::slice::from_ref(&key))?[0].is_none() {
            let mut batch = Batch::default();
            batch.replace(key, None, seal(&NumberRow(now.0)));
            self.store.commit(batch)?;
            tracing::info!(server, days = DAYS, "the bot was put out of a server");
        }
        // Every start repeats this, so a crash in between loses no pause.
        self.pause_events_of(server, now)
    }

    /// The time of the next check of an event or its match, if the bot has left their server. `None` if the bot is
    /// there.
    pub(crate) fn absence_check(
        &self,
        server: Option<u64>,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, Refused> {
        let Some(server) = server else { return Ok(None) };
        let is_left = self.store.read(&[keys::abandoned_server(server)])?[0].is_some();
        Ok(is_left.then(|| now.plus(ABSENCE_MS)))
    }

    /// Records that the bot is on a server, so that its data stays and its events go on.
    pub fn server_joined(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        let key = keys::abandoned_server(server);
        if self.store.read(std::slice::from_ref(&key))?[0].is_none() {
            return Ok(());
        }
        until_first(|| {
            let mut batch = Batch::default();
            batch.remove(key.clone());
            let enqueued = self.wake_events_of(&mut batch, server, now)?;
            Ok(self.commit_first(batch)?.map(|()| self.workers.call(enqueued)))
        })?;
        tracing::info!(server, "the bot is back on a server");
        Ok(())
    }

    /// All servers with data of their own, in order. The cost grows with their number.
    pub fn servers(&self) -> Result<Vec<u64>, Refused> {
        let tables = [
            Table::ByServer,
            Table::EventByServer,
            Table::ServerPreference,
            Table::Dashboard,
            Table::DailyPoints,
            Table::DailyPost,
        ];
        let mut servers = BTreeSet::new();
        for table in tables {
            let mut range = Range { most: 1, ..table.under(&[]) };
            while let Some((key, _)) = self.store.scan(&range)?.first() {
                let Some(server) = keys::number(key, 0) else { break };
                servers.insert(server);
                range.from = table.under(&[server]).to;
            }
        }
        Ok(servers.into_iter().collect())
    }

    /// Deletes the data of servers that the bot left long ago.
    pub(crate) fn purge_left_servers(&self, now: Timestamp) -> Result<(), Refused> {
        for (key, raw) in self.store.scan(&Table::AbandonedServer.under(&[]))? {
            let since = open::<NumberRow>(&raw).ok().map(|row| Timestamp(row.0));
            let is_due = since.is_some_and(|since| since.plus_days(DAYS) <= now);
            let (true, Some(server)) = (is_due, keys::number(&key, 0)) else { continue };
            // If an event or match was changed at the same time, the next sweep deletes the rest.
            let Some(matches) = self.purge(server)? else { continue };
            let mut batch = Batch::default();
            batch.remove(key);
            self.store.commit(batch)?;
            tracing::info!(server, matches, "the data of a server was thrown away");
        }
        Ok(())
    }

    /// Deletes a server's data. Returns the number of matches. `None` if an event or match was changed at the same
    /// time, and so was not deleted. Ratings go first, since only the matches name their players. After a crash, the
    /// next sweep starts over.
    fn purge(&self, server: u64) -> Result<Option<usize>, Refused> {
        let events = self.store.scan(&Table::EventByServer.under(&[server]))?;
        let events = events.iter().filter_map(|(key, _)| keys::number(key, 2));
        self.note_purged(&keys::purged_event(), events)?;
        if !self.purge_events(server)? {
            return Ok(None);
        }
        let ids = self.all_of(server)?;
        self.note_purged(&keys::purged_match(), ids.iter().map(|id| id.0))?;
        let is_rated = self.is_any_counted(&ids)?;
        for some in ids.chunks(MATCHES) {
            self.purge_standings(server, some, is_rated)?;
        }
        let mut batch = Batch::default();
        let tables = [
            Table::Leader,
            Table::ServerPreference,
            Table::Result,
            Table::Dashboard,
            Table::DailyPoints,
            Table::DailyPost,
        ];
        for table in tables {
            let rows = self.store.scan(&table.under(&[server]))?;
            rows.into_iter().for_each(|(key, _)| batch.remove(key));
        }
        self.store.commit(batch)?;
        let mut are_all_gone = true;
        for &id in &ids {
            are_all_gone &= self.purge_match(id)? == Commit::Applied;
        }
        Ok(are_all_gone.then_some(ids.len()))
    }

    /// Stores the highest of these match or event numbers, unless a higher one is stored. No later match or event gets
    /// one of these numbers, since links and messages with a number outlive its match or event.
    fn note_purged(&self, key: &[u8], numbers: impl Iterator<Item = u64>) -> Result<(), Refused> {
        let Some(last) = numbers.max() else { return Ok(()) };
        until_first(|| {
            let (raw, noted) = self.row_with_bytes::<NumberRow>(key.to_vec())?;
            if noted.is_some_and(|noted| noted.0 >= last) {
                return Ok(Some(()));
            }
            let mut batch = Batch::default();
            batch.replace(key.to_vec(), raw, seal(&NumberRow(last)));
            self.commit_first(batch)
        })
    }

    fn all_of(&self, server: u64) -> Result<Vec<MatchId>, Refused> {
        let rows = self.store.scan(&Table::ByServer.under(&[server]))?;
        Ok(rows.iter().filter_map(|(key, _)| index::owner(key)).collect())
    }

    /// Whether any of these matches is counted in ratings.
    fn is_any_counted(&self, ids: &[MatchId]) -> Result<bool, Refused> {
        for some in ids.chunks(MATCHES) {
            let keys: Vec<_> = some.iter().map(|&id| keys::counted_match(id)).collect();
            if self.store.read(&keys)?.iter().any(Option::is_some) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Deletes the server's ratings of these matches' players. If the server has rated matches, the ratings for all
    /// servers are rebuilt at the next start.
    fn purge_standings(&self, server: u64, ids: &[MatchId], is_rated: bool) -> Result<(), Refused> {
        let keys: Vec<_> = ids.iter().map(|&id| keys::people(id)).collect();
        let people = self.store.read(&keys)?.into_iter().flatten();
        let people = people.filter_map(|raw| open::<People>(&raw).ok());
        let mut players: Vec<PlayerId> =
            people.flat_map(|people| people.everybody().collect::<Vec<_>>()).collect();
        players.sort_unstable();
        players.dedup();
        let mut batch = Batch::default();
        // A rebuild reads every match, so unrated matches must not cause one.
        if is_rated {
            rebuild::mark_stale(&mut batch);
        }
        for player in players {
            for table in [Table::Rating, Table::History, Table::Series] {
                let rows = self.store.scan(&table.under(&[player.0, server]))?;
                rows.into_iter().for_each(|(key, _)| batch.remove(key));
            }
        }
        self.store.commit(batch)?;
        Ok(())
    }

    /// Deletes all rows of a match, whatever its stage.
    fn purge_match(&self, id: MatchId) -> Result<Commit, Refused> {
        let mut batch = Batch::default();
        let keys = [
            keys::header(id),
            keys::people(id),
            keys::posted(id, Post::Thread),
            keys::head(id),
            keys::counted_match(id),
        ];
        let rows = self.store.read(&keys)?;
        batch.expect(keys::head(id), rows[3].clone());
        batch.expect(keys::counted_match(id), rows[4].clone());
        // The match may have ended since the ratings were deleted.
        if rows[4].is_some() {
            rebuild::mark_stale(&mut batch);
        }
        let header = rows[0].as_deref().and_then(|raw| open::<Header>(raw).ok());
        let people = rows[1].as_deref().and_then(|raw| open::<People>(raw).ok());
        if let Some(people) = people {
            for player in people.everybody() {
                batch.remove(keys::draft(player, id));
                batch.remove(keys::name(player, id));
                (0..=index::LAST_SHELF)
                    .for_each(|shelf| batch.remove(keys::by_player(player, shelf, id)));
            }
        }
        if let Some(header) = header {
            let server = header.place.server.unwrap_or_default();
            (0..=index::OPEN).for_each(|shelf| batch.remove(keys::by_server(server, shelf, id)));
            let thread = header.place.thread.map(|thread| keys::by_thread(thread, id));
            let opened = index::thread_row(id, rows[2].as_deref());
            thread.into_iter().chain(opened).for_each(|key| batch.remove(key));
        }
        job_queue::drop_rows(&mut batch, &job_queue::of_target(self.store.as_ref(), Some(id))?);
        let watched = self.row::<WatchedRow>(keys::watched(id))?;
        let followed = watched.map(|row| index::following_rows(id, &row)).unwrap_or_default();
        followed.into_iter().for_each(|key| batch.remove(key));
        for table in [Table::Entry, Table::Posted, Table::OfferPost, Table::Card, Table::Analysis] {
            let rows = self.store.scan(&table.under(&[id.0]))?;
            rows.into_iter().for_each(|(key, _)| batch.remove(key));
        }
        for key in [keys::head(id), keys::people(id), keys::counted_match(id), keys::rematch(id)] {
            batch.remove(key);
        }
        keys::board_turns(id).into_iter().for_each(|key| batch.remove(key));
        for key in [keys::closing_reason(id), keys::watched(id), keys::hints(id)] {
            batch.remove(key);
        }
        batch.remove(keys::lost_thread(id));
        batch.remove(keys::header(id));
        Ok(self.store.commit(batch)?)
    }
}
