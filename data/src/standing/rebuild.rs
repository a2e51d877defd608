//! Making all rows anew from the journals: to check them, after an import, and once where a program of former days left none.

use std::collections::BTreeMap;

use crate::ids::{MatchId, PlayerId};
use crate::journal::envelope::{open, seal};
use crate::journal::head::Stage;
use crate::journal::record::{NumberRow, StoredHead};
use crate::keys::{self, Table};
use crate::standing::book::{self, Trouble};
use crate::standing::counted::{Counted, counted, ended_at};
use crate::stores::{Batch, Store, StoreError};
use crate::upkeep::archive::{Catalog, fold, for_each_row, journal, matches};

/// The tables that follow from the journals.
pub(crate) const TABLES: [Table; 5] =
    [Table::Rating, Table::Leader, Table::History, Table::Against, Table::Counted];

/// By which rules the rows were made; another number has all of them made anew at the next start.
const RULES: u64 = 1;

/// They must be made anew at the next start.
const STALE: u64 = 0;

/// How many rows are written at once.
const ROWS: usize = 500;

/// How the rows of a store stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// They are those of today's rules.
    Made,
    /// They are to be made anew.
    Stale,
    /// A program that knew no ratings has written the store, or none has been started on it.
    Unknown,
}

/// How the rows of a store stand.
pub(crate) fn state(store: &dyn Store) -> Result<State, StoreError> {
    let raw = store.read(&[keys::standings()])?.pop().flatten();
    Ok(match raw.and_then(|raw| open::<NumberRow>(&raw).ok()) {
        Some(NumberRow(RULES)) => State::Made,
        Some(_) => State::Stale,
        None => State::Unknown,
    })
}

/// Has the rows made anew at the next start.
pub(crate) fn mark_stale(batch: &mut Batch) {
    batch.put(keys::standings(), seal(&NumberRow(STALE)));
}

/// All rows that follow from these matches.
pub(crate) fn rows_of(mut all: Vec<Counted>) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, StoreError> {
    all.sort_by_key(|counted| (counted.at, counted.id));
    let mut rows = BTreeMap::new();
    for counted in &all {
        let batch = match book::enter(&rows, counted) {
            Ok(batch) => batch,
            Err(Trouble::Store(error)) => return Err(error),
            // There is nothing here that we have not written ourselves.
            Err(Trouble::Newer) => continue,
        };
        for (key, value) in batch.writes {
            match value {
                Some(value) => rows.insert(key, value),
                None => rows.remove(&key),
            };
        }
    }
    Ok(rows)
}

/// Makes all rows anew where they are not those of today's rules, while nobody plays. Killed in the middle it begins again
/// at the next start.
///
/// # Errors
/// The store has failed.
pub(crate) fn rebuild(store: &dyn Store, catalog: Catalog) -> Result<(), StoreError> {
    if state(store)? == State::Made {
        return Ok(());
    }
    let mut all = Vec::new();
    for id in matches(store)? {
        all.extend(counted_in(store, catalog, id)?);
    }
    let counts = all.len();
    write(store, &rows_of(all)?)?;
    if counts > 0 {
        tracing::info!(matches = counts, "ratings were made anew from the journals");
    }
    Ok(())
}

/// Has these rows stand in their tables, and no others, as those of today's rules.
pub(crate) fn write(
    store: &dyn Store,
    rows: &BTreeMap<Vec<u8>, Vec<u8>>,
) -> Result<(), StoreError> {
    let mut batch = Batch::default();
    for table in TABLES {
        for_each_row(store, table.under(&[]), |(key, _)| {
            if !rows.contains_key(&key) {
                batch.remove(key);
            }
            flush(store, &mut batch, ROWS)
        })?;
    }
    for (key, value) in rows {
        batch.put(key.clone(), value.clone());
        flush(store, &mut batch, ROWS)?;
    }
    flush(store, &mut batch, 1)?;
    batch.put(keys::standings(), seal(&NumberRow(RULES)));
    flush(store, &mut batch, 1)
}

fn flush(store: &dyn Store, batch: &mut Batch, most: usize) -> Result<(), StoreError> {
    if batch.writes.len() >= most {
        store.commit(std::mem::take(batch))?;
    }
    Ok(())
}

/// How a stored match counts; none, if it does not, or can't be read.
fn counted_in(
    store: &dyn Store,
    catalog: Catalog,
    id: MatchId,
) -> Result<Option<Counted>, StoreError> {
    let raw = store.read(&[keys::head(id)])?.pop().flatten();
    let head = raw.and_then(|raw| open::<StoredHead>(&raw).ok());
    if head.as_ref().is_some_and(|head| !matches!(head.stage, Stage::Over(_))) {
        return Ok(None);
    }
    let Ok(journal) = journal(store, id)? else { return Ok(None) };
    let head = match head {
        Some(head) => head,
        None => match fold(catalog, &journal) {
            Ok(course) => course.head,
            Err(_) => return Ok(None),
        },
    };
    let Some(at) = ended_at(&journal.entries) else { return Ok(None) };
    let Some(mut counted) = counted(id, (&journal.header, &journal.people), &head, at) else {
        return Ok(None);
    };
    rename(store, &mut counted.players)?;
    Ok(Some(counted))
}

/// Whoever is being forgotten goes by their new name already.
pub(crate) fn rename(store: &dyn Store, players: &mut [PlayerId]) -> Result<(), StoreError> {
    let keys: Vec<_> = players.iter().map(|&player| keys::leaving(player)).collect();
    for (player, raw) in players.iter_mut().zip(store.read(&keys)?) {
        if let Some(NumberRow(number)) = raw.and_then(|raw| open(&raw).ok()) {
            *player = PlayerId(number);
        }
    }
    Ok(())
}
