//! A server that the bot was put out of: after thirty days all that belongs to it goes. Until then nothing does, and if the
//! bot comes back, all is as it was.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::jobs::Post;
use crate::journal::index;
use crate::journal::records::{Header, NumberRow, People};
use crate::journal::watching::WatchedRow;
use crate::keys::Table;
use crate::ratings::rebuild;
use crate::service::Matches;
use crate::{jobs, keys};
use store::{Batch, Commit, Range};

/// How long a server's data is kept after the bot was put out.
const DAYS: u32 = 30;

/// How many matches are thrown away at once.
const MATCHES: usize = 50;

impl Matches {
    /// The bot was put out of a server.
    ///
    /// # Errors
    /// The store has failed.
    pub fn server_left(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        let key = keys::abandoned_server(server);
        if self.store.read(std::slice::from_ref(&key))?[0].is_none() {
            let mut batch = Batch::default();
            batch.expect(key.clone(), None);
            batch.put(key, seal(&NumberRow(now.0)));
            self.store.commit(batch)?;
            tracing::info!(server, days = DAYS, "the bot was put out of a server");
        }
        Ok(())
    }

    /// The bot is on this server.
    ///
    /// # Errors
    /// The store has failed.
    pub fn server_is_here(&self, server: u64) -> Result<(), Refused> {
        let key = keys::abandoned_server(server);
        if self.store.read(std::slice::from_ref(&key))?[0].is_some() {
            let mut batch = Batch::default();
            batch.remove(key);
            self.store.commit(batch)?;
            tracing::info!(server, "the bot is back on a server");
        }
        Ok(())
    }

    /// All servers on which something was played. It costs as much as there are servers.
    ///
    /// # Errors
    /// The store has failed.
    pub fn servers(&self) -> Result<Vec<u64>, Refused> {
        let mut range = Range { most: 1, ..Table::ByServer.under(&[]) };
        let mut servers = Vec::new();
        while let Some((key, _)) = self.store.scan(&range)?.first() {
            let Some(server) = keys::number(key, 0) else { break };
            servers.push(server);
            range.from = Table::ByServer.under(&[server]).to;
        }
        Ok(servers)
    }

    /// Throws away what belongs to servers that were left so long ago.
    pub(crate) fn purge_left(&self, now: Timestamp) -> Result<(), Refused> {
        for (key, raw) in self.store.scan(&Table::AbandonedServer.under(&[]))? {
            let since = open::<NumberRow>(&raw).ok().map(|row| Timestamp(row.0));
            let is_due = since.is_some_and(|since| since.plus_days(DAYS) <= now);
            let (true, Some(server)) = (is_due, keys::number(&key, 0)) else { continue };
            // Where something came between, the next sweep finds the rest.
            let Some(matches) = self.purge(server)? else { continue };
            let mut batch = Batch::default();
            batch.remove(key);
            self.store.commit(batch)?;
            tracing::info!(server, matches, "the data of a server was thrown away");
        }
        Ok(())
    }

    /// Killed in the middle it begins again: how people stand goes first, because the matches say who they are. None where
    /// something is left because it changed meanwhile.
    fn purge(&self, server: u64) -> Result<Option<usize>, Refused> {
        let ids = self.all_of(server)?;
        for some in ids.chunks(MATCHES) {
            self.purge_standings(server, some)?;
        }
        let mut batch = Batch::default();
        let tables = [Table::Leader, Table::ServerPreference, Table::Result, Table::Dashboard];
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

    fn all_of(&self, server: u64) -> Result<Vec<MatchId>, Refused> {
        let rows = self.store.scan(&Table::ByServer.under(&[server]))?;
        Ok(rows.iter().filter_map(|(key, _)| index::owner(key)).collect())
    }

    /// How players stand on a server. How they stand everywhere is made anew at the next start.
    fn purge_standings(&self, server: u64, ids: &[MatchId]) -> Result<(), Refused> {
        let keys: Vec<_> = ids.iter().map(|&id| keys::people(id)).collect();
        let people = self.store.read(&keys)?.into_iter().flatten();
        let people = people.filter_map(|raw| open::<People>(&raw).ok());
        let mut players: Vec<PlayerId> =
            people.flat_map(|people| people.everybody().collect::<Vec<_>>()).collect();
        players.sort_unstable();
        players.dedup();
        let mut batch = Batch::default();
        rebuild::mark_stale(&mut batch);
        for player in players {
            for table in [Table::Rating, Table::History, Table::Series] {
                let rows = self.store.scan(&table.under(&[player.0, server]))?;
                rows.into_iter().for_each(|(key, _)| batch.remove(key));
            }
        }
        self.store.commit(batch)?;
        Ok(())
    }

    /// Throws away all rows of a match, whatever state they are in.
    fn purge_match(&self, id: MatchId) -> Result<Commit, Refused> {
        let mut batch = Batch::default();
        let keys =
            [keys::header(id), keys::people(id), keys::posted(id, Post::Thread), keys::head(id)];
        let rows = self.store.read(&keys)?;
        batch.expect(keys::head(id), rows[3].clone());
        let header = rows[0].as_deref().and_then(|raw| open::<Header>(raw).ok());
        let people = rows[1].as_deref().and_then(|raw| open::<People>(raw).ok());
        if let Some(people) = people {
            for player in people.everybody() {
                batch.remove(keys::draft(player, id));
                batch.remove(keys::name(player, id));
                (0..=index::FORMER_OR_CANDIDATE)
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
        jobs::drop_rows(&mut batch, &jobs::of_target(self.store.as_ref(), Some(id))?);
        let watched = self.store.read(&[keys::watched(id)])?.pop().flatten();
        let watched = watched.and_then(|raw| open::<WatchedRow>(&raw).ok());
        let followed = watched.map(|row| index::following_rows(id, &row)).unwrap_or_default();
        followed.into_iter().for_each(|key| batch.remove(key));
        for table in [Table::Entry, Table::Posted, Table::OfferPost, Table::Card, Table::Analysis] {
            let rows = self.store.scan(&table.under(&[id.0]))?;
            rows.into_iter().for_each(|(key, _)| batch.remove(key));
        }
        for key in [keys::head(id), keys::people(id), keys::counted_match(id), keys::rematch(id)] {
            batch.remove(key);
        }
        for key in [keys::closing_reason(id), keys::watched(id), keys::hints(id)] {
            batch.remove(key);
        }
        batch.remove(keys::lost_thread(id));
        batch.remove(keys::header(id));
        Ok(self.store.commit(batch)?)
    }
}
