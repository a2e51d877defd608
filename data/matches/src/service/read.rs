//! Looking at matches: one, lists of them, and the steps of one.

use rules::{Act as PlyAct, GameView, Ply, Record, Setup, Viewer};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::jobs::Post;
use crate::journal::head::{Head, Stage};
use crate::journal::history::standing_entries;
use crate::journal::index;
use crate::journal::index::{Filter, Page};
use crate::journal::records::{Act, NumberRow};
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::replay::Recording;
use crate::service::view::{MatchView, Step, viewer_of};
use store::Range;

/// How many matches are looked at to find the one that a thread is about. Mostly there is one.
const IN_A_THREAD: usize = 20;

impl Matches {
    /// A match as it stands.
    ///
    /// # Errors
    /// There is no such match, or it can't be read.
    pub fn view(&self, id: MatchId) -> Result<MatchView, Refused> {
        Ok(MatchView::new(self.load(id)?))
    }

    /// The matches of a player.
    ///
    /// # Errors
    /// The store has failed.
    pub fn matches_of(
        &self,
        player: PlayerId,
        filter: Filter,
        page: Page,
    ) -> Result<Vec<Head>, Refused> {
        self.list(Table::ByPlayer.under(&[player.0, filter.shelf()]), page)
    }

    /// The matches played on a server.
    ///
    /// # Errors
    /// The store has failed.
    pub fn matches_in(
        &self,
        server: u64,
        filter: Filter,
        page: Page,
    ) -> Result<Vec<Head>, Refused> {
        self.list(Table::ByServer.under(&[server, filter.shelf()]), page)
    }

    /// The match that is played in a thread; of several a running one, and of those the newest.
    ///
    /// # Errors
    /// The store has failed.
    pub fn match_in(&self, thread: u64) -> Result<Option<MatchId>, Refused> {
        self.likeliest_in(thread, |_| false)
    }

    /// The match of a thread that this player means there: of several one that runs and that they play themselves, then any
    /// that runs, and of those the newest.
    ///
    /// # Errors
    /// The store has failed.
    pub fn match_meant(&self, thread: u64, player: PlayerId) -> Result<Option<MatchId>, Refused> {
        self.likeliest_in(thread, |head| head.seat_of(player).is_some())
    }

    fn likeliest_in(
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
        // Of those that are equal the last, which is the newest.
        let rank = |head: &&Head| match head.stage {
            Stage::Running if is_own(head) => 2,
            Stage::Running => 1,
            _ => 0,
        };
        Ok(here.max_by_key(rank).map(|head| head.id))
    }

    /// Whether a thread was opened for this match, which is then the one that is played there.
    fn was_opened_for(&self, thread: u64, id: MatchId) -> Result<bool, Refused> {
        let raw = self.store.read(&[keys::posted(id, Post::Thread)])?.pop().flatten();
        let row = raw.and_then(|raw| open::<NumberRow>(&raw).ok());
        Ok(row.is_some_and(|row| row.0 == thread))
    }

    /// The rematch of a match, if there is one that was not called off. The program finds it out by proposing one; this is for
    /// whoever looks into a store, as tests do.
    ///
    /// # Errors
    /// The store has failed.
    pub fn rematch(&self, id: MatchId) -> Result<Option<MatchId>, Refused> {
        let raw = self.store.read(&[keys::rematch(id)])?.pop().flatten();
        let row = raw.and_then(|raw| open::<NumberRow>(&raw).ok());
        let Some(next) = row.map(|row| MatchId(row.0)) else { return Ok(None) };
        Ok(self.is_rematch(next)?.then_some(next))
    }

    /// What was played in a match, as far as this viewer may know it: a match that is over hides nothing, and of a turn in
    /// progress only those know who play it.
    ///
    /// # Errors
    /// There is no such match, it has not started, or it can't be read.
    pub fn recording(&self, id: MatchId, viewer: Option<PlayerId>) -> Result<Recording, Refused> {
        let loaded = self.load(id)?;
        let seat = viewer.and_then(|player| loaded.seat_of(player));
        let reader = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let viewer = viewer_of(&loaded, viewer);
        let (mut record, mut played) = self.recorded_with(&loaded)?;
        // Nobody leaves within a turn: all that was done in it are moves.
        let unseen = loaded.state.head.plies - loaded.state.plies_for(viewer);
        let seen = record.plies.len().saturating_sub(unseen as usize);
        record.plies.truncate(seen);
        played.truncate(seen);
        let head = Some(loaded.to_head());
        Ok(Recording { game: loaded.game, record, viewer, reader, head, played })
    }

    /// A match after so many of its plies, as this viewer was allowed to see it then; a match that is over hides
    /// nothing. A turn in progress is left out, except for those who play it.
    ///
    /// # Errors
    /// There is no such match or step, it has not started, or it can't be read.
    pub fn replay(
        &self,
        id: MatchId,
        viewer: Option<PlayerId>,
        step: u32,
    ) -> Result<Step, Refused> {
        self.recording(id, viewer)?.step(step)
    }

    /// What this viewer was allowed to see, ply by ply to what [`crate::MatchView::sight`] shows; of a long match the `most`
    /// last sights, which are never fewer than one.
    ///
    /// # Errors
    /// There is no such match, it has not started, or it can't be read.
    pub fn sights(
        &self,
        id: MatchId,
        viewer: Option<PlayerId>,
        most: usize,
    ) -> Result<Vec<Box<dyn GameView>>, Refused> {
        self.recording(id, viewer)?.sights(most)
    }

    /// The whole record of a match that is over.
    ///
    /// # Errors
    /// There is no such match, it was never played or still is, or it can't be read.
    pub fn record(&self, id: MatchId) -> Result<Record, Refused> {
        let loaded = self.load(id)?;
        match loaded.state.head.stage {
            Stage::Over(_) => self.recorded(&loaded),
            Stage::Running => Err(Refused::StillRunning(id)),
            Stage::Lobby => Err(Refused::NotStarted(id)),
        }
    }

    pub(super) fn recorded(&self, loaded: &Loaded) -> Result<Record, Refused> {
        Ok(self.recorded_with(loaded)?.0)
    }

    /// The same with the entry of each ply.
    fn recorded_with(&self, loaded: &Loaded) -> Result<(Record, Vec<Revision>), Refused> {
        let Loaded { id, header, state, .. } = loaded;
        if state.head.seats == 0 {
            return Err(Refused::NotStarted(*id));
        }
        let entries = self.entries(*id)?;
        let line = standing_entries(&entries).map_err(|_| Refused::Damaged(*id))?;
        let plies = line.into_iter().filter(|entry| entry.revision <= state.head.revision);
        let plies = plies.filter_map(|entry| {
            let (seat, act) = match &entry.act {
                Act::Moved { seat, text } => (*seat, PlyAct::Move(text.clone())),
                Act::LeftTable { seat } => (*seat, PlyAct::Leave),
                _ => return None,
            };
            Some((Ply { seat, act }, entry.revision))
        });
        let (plies, played) = plies.unzip();
        let record = Record {
            game: header.game.clone(),
            rules_version: header.rules_version,
            setup: Setup {
                options: header.options.clone(),
                seats: state.head.seats,
                seed: header.seed,
            },
            plies,
        };
        Ok((record, played))
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
