//! Loads a match from its rows, and reads ahead the names and preferences that it is shown with.

use crate::codec::{Damage, Stored, open};
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revisions};
use crate::job::Post;
use crate::journal::head::{Ending, Stage};
use crate::journal::read_ahead::ReadAhead;
use crate::journal::records::{Entry, Header, NumberRow, StoredHead, TextRow};
use crate::journal::snapshot::Loaded;
use crate::journal::state::MatchState;
use crate::journal::state::apply::MatchRules;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::settings::preferences::PreferenceOwner;
use store::{Found, LookUp, Range};

/// The number of rows that a match is loaded from.
const ROWS: usize = 6;

impl Matches {
    pub(super) fn load(&self, id: MatchId) -> Result<Loaded, Refused> {
        let mut loaded = self.loaded_from(id, self.store.read(&row_keys(id))?)?;
        let head = &loaded.state.head;
        let is_called_off = head.stage == Stage::Over(Ending::CalledOff);
        loaded.is_timed_out = loaded.header.event.is_some()
            && is_called_off
            && !self.late_by_clock(id, head)?.is_empty();
        Ok(loaded)
    }

    /// Loads several matches in one round trip. A match that can't be loaded has its refusal instead.
    ///
    /// Leaves out [`Loaded::is_timed_out`], which needs the journal of each match.
    pub(super) fn load_all(
        &self,
        ids: &[MatchId],
    ) -> Result<Vec<Result<Loaded, Refused>>, Refused> {
        let keys: Vec<_> = ids.iter().copied().flat_map(row_keys).collect();
        let mut rows = self.store.read(&keys)?.into_iter();
        let loaded = ids.iter().map(|&id| self.loaded_from(id, rows.by_ref().take(ROWS).collect()));
        Ok(loaded.collect())
    }

    /// The match with these rows, which are in the order of [`row_keys`].
    fn loaded_from(&self, id: MatchId, rows: Vec<Option<Vec<u8>>>) -> Result<Loaded, Refused> {
        let mut rows = rows.into_iter();
        let mut next = || rows.next().flatten();
        let (raw_header, raw_people, raw_head) = (next(), next(), next());
        let (raw_thread, raw_closed, raw_watched) = (next(), next(), next());
        let Some(raw_header) = raw_header else { return Err(Refused::NoSuchMatch(id)) };
        let header: Header = open_record(id, &raw_header)?;
        let raw_people = raw_people.ok_or(Refused::Damaged(id))?;
        let people = open_record(id, &raw_people)?;
        let game = self.rules(&header.game, header.rules_version).ok_or(Refused::Retired(id))?;
        let state = self.state(id, MatchRules { game, header: &header }, raw_head.as_deref())?;
        let thread = raw_thread.and_then(|raw| open::<NumberRow>(&raw).ok()).map(|row| row.0);
        let closed = raw_closed.and_then(|raw| open::<TextRow>(&raw).ok()).map(|row| row.0);
        let raw_people = Some(raw_people);
        Ok(Loaded {
            id,
            game,
            header,
            people,
            state,
            thread,
            closed,
            is_timed_out: false,
            raw_head,
            raw_people,
            raw_watched,
            ahead: ReadAhead::default(),
        })
    }

    /// The record of this key. `None` if it is missing or can't be read.
    pub(crate) fn row<R: Stored>(&self, key: Vec<u8>) -> Result<Option<R>, Refused> {
        Ok(self.row_with_bytes(key)?.1)
    }

    /// The bytes of this key, and the record in them. The record is `None` if it is missing or can't be read.
    pub(super) fn row_with_bytes<R: Stored>(
        &self,
        key: Vec<u8>,
    ) -> Result<(Option<Vec<u8>>, Option<R>), Refused> {
        let raw = self.store.read(&[key])?.pop().flatten();
        let row = raw.as_deref().and_then(|raw| open(raw).ok());
        Ok((raw, row))
    }

    /// Restores a match's state from its head or, if the head can't be read, from the entries.
    fn state(
        &self,
        id: MatchId,
        fixed: MatchRules<'_>,
        raw: Option<&[u8]>,
    ) -> Result<MatchState, Refused> {
        let head = match raw.map(open::<StoredHead>) {
            Some(Err(Damage::Newer(_))) => return Err(Refused::Newer(id)),
            head => head.and_then(Result::ok),
        };
        if let Some(state) = head.and_then(|head| MatchState::restored(head, fixed.game)) {
            return Ok(state);
        }
        tracing::warn!(match.id = id.0, "rebuilding a head that can't be read");
        MatchState::folded(fixed, &self.entries(id)?).map_err(|_| Refused::Damaged(id))
    }

    /// Looks up the rows of `own`. In the same round trip, reads ahead the names and preferences of the match's
    /// players.
    pub(crate) fn read_ahead(&self, loaded: &Loaded, own: LookUp) -> Result<Found, Refused> {
        let table = table_rows(loaded);
        let (keys, ranges) = (own.keys.len(), own.ranges.len());
        let mut wanted = own;
        wanted.keys.extend(table.keys.iter().cloned());
        wanted.ranges.extend(table.ranges.iter().cloned());
        let mut found = self.store.look_up(&wanted)?;
        let beside =
            Found { values: found.values.split_off(keys), rows: found.rows.split_off(ranges) };
        loaded.ahead.keep(table, beside);
        Ok(found)
    }

    /// Refuses if a newer program has written the row of this key.
    pub(crate) fn check_not_newer<R: Stored>(&self, key: &[u8]) -> Result<(), Refused> {
        let raw = self.store.read(&[key.to_vec()])?.pop().flatten();
        match raw.as_deref().map(open::<R>) {
            Some(Err(Damage::Newer(_))) => Err(Refused::NewerNote),
            _ => Ok(()),
        }
    }

    pub(super) fn entries(&self, id: MatchId) -> Result<Vec<Entry>, Refused> {
        self.entries_in(id, &Table::Entry.under(&[id.0]))
    }

    /// The entries of these revisions.
    pub(super) fn entries_of(
        &self,
        id: MatchId,
        revisions: Revisions,
    ) -> Result<Vec<Entry>, Refused> {
        let Revisions { first, last } = revisions;
        let (from, to) = (keys::entry(id, first), keys::entry(id, last.next()));
        self.entries_in(id, &Range { from, to, ..Table::Entry.under(&[id.0]) })
    }

    fn entries_in(&self, id: MatchId, range: &Range) -> Result<Vec<Entry>, Refused> {
        let rows = self.store.scan(range)?;
        rows.iter().map(|(_, raw)| open_record(id, raw)).collect()
    }
}

/// The keys of the rows that a match is loaded from.
fn row_keys(id: MatchId) -> [Vec<u8>; ROWS] {
    [
        keys::header(id),
        keys::people(id),
        keys::head(id),
        keys::posted(id, Post::Thread),
        keys::closing_reason(id),
        keys::watched(id),
    ]
}

/// The rows with the names and preferences of a match's players, and the preferences of its server.
fn table_rows(loaded: &Loaded) -> LookUp {
    let names = loaded.people.joined.iter().map(|&player| keys::name(player, loaded.id));
    let server = loaded.header.place.server.map(PreferenceOwner::Server);
    let owners = people(loaded).map(PreferenceOwner::Player).chain(server);
    LookUp { keys: names.collect(), ranges: owners.map(PreferenceOwner::all).collect() }
}

/// The players of a match who are neither computers nor erased.
pub(super) fn people(loaded: &Loaded) -> impl Iterator<Item = PlayerId> + '_ {
    loaded.people.joined.iter().copied().filter(|player| player.is_person())
}

/// Decodes a record of a match. Logs a failure.
fn open_record<R: Stored>(id: MatchId, raw: &[u8]) -> Result<R, Refused> {
    open(raw).map_err(|damage| match damage {
        Damage::Newer(version) => {
            tracing::warn!(match.id = id.0, kind = R::KIND, version, "a newer program's record");
            Refused::Newer(id)
        }
        _ => {
            tracing::error!(match.id = id.0, kind = R::KIND, %damage, "a record is damaged");
            Refused::Damaged(id)
        }
    })
}
