//! Reads a store match by match, for export, import and check.

use std::fmt;

use rules::Game;

use crate::codec::{Damage, Stored, open};
use crate::ids::MatchId;
use crate::journal::records::{Entry, Header, People};
use crate::journal::state::MatchState;
use crate::journal::state::apply::MatchRules;
use crate::keys;
use crate::keys::Table;
use store::{Range, Row, Store, StoreError};

/// The games whose matches a store may have.
pub type Catalog = &'static [&'static dyn Game];

/// The reason why a match or row can't be used.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum JournalFault {
    /// A newer program has written the record. It is not damaged.
    Newer,
    /// A sentence about the damage, or about rules that this program doesn't have.
    Damaged(String),
}

impl fmt::Display for JournalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer => f.write_str("a newer Castellan has written it"),
            Self::Damaged(fault) => f.write_str(fault),
        }
    }
}

/// The number of rows to read at a time.
const ROWS: usize = 1_000;

/// The records of a match from which everything else is derived.
pub(crate) struct Journal {
    pub(crate) header: Header,
    pub(crate) people: People,
    pub(crate) entries: Vec<Entry>,
}

/// Calls `each` for every row of a range, and reads a page at a time.
pub(crate) fn for_each_row<E: From<StoreError>>(
    store: &dyn Store,
    mut range: Range,
    mut each: impl FnMut(Row) -> Result<(), E>,
) -> Result<(), E> {
    range.most = ROWS;
    loop {
        let rows = store.scan(&range)?;
        let Some((last, _)) = rows.last() else { return Ok(()) };
        range.from.clone_from(last);
        range.from.push(0);
        for row in rows {
            each(row)?;
        }
    }
}

pub(crate) fn matches(store: &dyn Store) -> Result<Vec<MatchId>, StoreError> {
    matches_from(store, MatchId(0))
}

pub(crate) fn matches_from(store: &dyn Store, least: MatchId) -> Result<Vec<MatchId>, StoreError> {
    let mut ids = Vec::new();
    let range = Range { from: keys::header(least), ..Table::Header.under(&[]) };
    for_each_row(store, range, |(key, _)| {
        ids.extend(keys::number(&key, 0).map(MatchId));
        Ok::<_, StoreError>(())
    })?;
    Ok(ids)
}

/// Reads the journal of a match.
pub(crate) fn journal(
    store: &dyn Store,
    id: MatchId,
) -> Result<Result<Journal, JournalFault>, StoreError> {
    let raw = store.read(&[keys::header(id), keys::people(id)])?;
    let rows = store.scan(&Table::Entry.under(&[id.0]))?;
    let read = || {
        let header = record(raw[0].as_deref(), "header")?;
        let people = record(raw[1].as_deref(), "list of people")?;
        let entries = rows.iter().map(|(_, raw)| record(Some(raw), "entry"));
        Ok(Journal { header, people, entries: entries.collect::<Result<_, JournalFault>>()? })
    };
    Ok(read())
}

/// Replays a journal to the current state.
pub(crate) fn fold(catalog: Catalog, journal: &Journal) -> Result<MatchState, JournalFault> {
    let Some(game) = game(catalog, &journal.header) else {
        let Header { game, rules_version, .. } = &journal.header;
        let fault = format!("there is no game `{game}` of version {rules_version} here");
        return Err(JournalFault::Damaged(fault));
    };
    let fixed = MatchRules { game, header: &journal.header };
    let state = MatchState::folded(fixed, &journal.entries);
    state.map_err(|_| JournalFault::Damaged("its entries can't be played through".into()))
}

/// The game in the version that the match is played by. `None` if this program doesn't have it.
pub(crate) fn game(catalog: Catalog, header: &Header) -> Option<&'static dyn Game> {
    let wanted = (header.game.as_str(), header.rules_version);
    catalog.iter().copied().find(|game| (game.info().id, game.info().rules_version) == wanted)
}

fn record<R: Stored>(raw: Option<&[u8]>, what: &str) -> Result<R, JournalFault> {
    let raw = raw.ok_or_else(|| JournalFault::Damaged(format!("its {what} is missing")))?;
    open(raw).map_err(|damage| match damage {
        Damage::Newer(_) => JournalFault::Newer,
        _ => JournalFault::Damaged(format!("a {what} can't be read: {damage}")),
    })
}
