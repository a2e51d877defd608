//! Rebuilds all rating rows from the journals: for a check, in an import, and when the rating rules change.

use std::collections::BTreeMap;
use std::io;

use crate::codec::{open, seal};
use crate::ids::{MatchId, PlayerId};
use crate::journal::head::Stage;
use crate::journal::records::{NumberRow, StoredHead};
use crate::journal::walk::{Catalog, fold, for_each_row, journal, matches};
use crate::keys::Table;
use crate::ratings::counted_match::{CountedMatch, EndedMatch, count, ended_at};
use crate::ratings::enter;
use crate::ratings::enter::{EnterError, server_of};
use crate::ratings::records::EVERYWHERE;
use crate::{keys, seeds};
use store::{Batch, Commit, Store, StoreError};

/// The tables of rating rows.
pub(crate) const TABLES: [Table; 5] =
    [Table::Rating, Table::Leader, Table::History, Table::Series, Table::CountedMatch];

/// The version of the rating rules. If the store has rows by another version, the next start rebuilds them.
const RULES: u64 = 1;

/// The version that marks rows for a rebuild at the next start.
const STALE: u64 = 0;

/// The number of rows that are written in one commit.
const ROWS: usize = 500;

/// The number of heads that are read at a time.
const HEADS: usize = 200;

/// The maximum number of attempts of a rebuild that conflicts with other commits.
const TRIES: usize = 20;

/// The state of the rating rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// The rows are up to date.
    Made,
    /// The rows must be rebuilt.
    Stale,
    /// The rows were never built: the store is new, or older than ratings.
    Unknown,
}

pub(crate) fn state(store: &dyn Store) -> Result<State, StoreError> {
    Ok(state_of(store.read(&[keys::rating_state()])?.pop().flatten().as_deref()))
}

fn state_of(raw: Option<&[u8]>) -> State {
    match raw.and_then(|raw| open::<NumberRow>(raw).ok()) {
        Some(NumberRow(RULES)) => State::Made,
        Some(_) => State::Stale,
        None => State::Unknown,
    }
}

/// Marks the rating rows for a rebuild at the next start.
pub(crate) fn mark_stale(batch: &mut Batch) {
    batch.put(keys::rating_state(), seal(&NumberRow(STALE)));
}

/// All rating rows that follow from these matches.
pub(crate) fn rows_of(
    mut all: Vec<CountedMatch>,
) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, StoreError> {
    all.sort_by_key(|counted| (counted.at, counted.id));
    let mut rows = BTreeMap::new();
    for counted in &all {
        let batch = match enter::enter(&rows, counted) {
            Ok(batch) => batch,
            Err(EnterError::Store(error)) => return Err(error),
            // This program has written all these rows, so none is newer.
            Err(EnterError::Newer) => continue,
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

/// Receives a row.
pub(crate) type Take<'a> = &'a mut dyn FnMut(&[u8], &[u8]) -> io::Result<()>;

/// Passes all rating rows that follow from these matches to `take`, each once and in any order.
///
/// Goes server by server, since servers are independent. Keeps only those rows in memory that later matches may change.
pub(crate) fn fill(all: &mut [CountedMatch], take: Take<'_>) -> io::Result<()> {
    all.sort_by_key(|counted| (counted.at, counted.id));
    fill_server(EVERYWHERE, all, take)?;
    // The sort is stable, so the matches of a server stay in order of time.
    all.sort_by_key(server_of);
    for played in all.chunk_by(|one, next| server_of(one) == server_of(next)) {
        if let Some(server) = played.first().and_then(server_of) {
            fill_server(server, played, take)?;
        }
    }
    take(&keys::rating_state(), &seal(&NumberRow(RULES)))
}

fn fill_server(server: u64, played: &[CountedMatch], take: Take<'_>) -> io::Result<()> {
    let mut held = BTreeMap::new();
    for counted in played {
        // This program has written all these rows, and reading memory can't fail.
        let Ok(batch) = enter::enter_on(&held, server, counted) else { continue };
        for (key, value) in batch.writes {
            let is_final = Table::History.holds(&key) || Table::CountedMatch.holds(&key);
            match value {
                Some(value) if is_final => take(&key, &value)?,
                Some(value) => drop(held.insert(key, value)),
                None => drop(held.remove(&key)),
            }
        }
    }
    held.iter().try_for_each(|(key, value)| take(key, value))
}

/// Makes the end of a match conflict with a rebuild by another process. A store that is not shared is rebuilt before
/// anyone plays.
pub(crate) fn note_ending(store: &dyn Store, batch: &mut Batch) -> Result<(), StoreError> {
    if store.is_shared() {
        let raw = store.read(&[keys::rating_state()])?.pop().flatten();
        if state_of(raw.as_deref()) != State::Made {
            batch.put(keys::rating_state(), drawn());
        }
        batch.expect(keys::rating_state(), raw);
    }
    Ok(())
}

/// A random state that marks a rebuild in progress.
fn drawn() -> Vec<u8> {
    // The bit keeps the value apart from the numbers of versions.
    seal(&NumberRow(seeds::process() | 1 << 32))
}

/// Rebuilds the rating rows if they are outdated. After a crash, the next start begins again. If another process ends a
/// match during the rebuild, the rebuild begins again at once. Returns the number of rows that differed.
pub(crate) fn rebuild(store: &dyn Store, catalog: Catalog) -> Result<usize, StoreError> {
    for _ in 0..TRIES {
        let Some(claimed) = claim(store)? else { return Ok(0) };
        let mut all = Vec::new();
        for some in matches(store)?.chunks(HEADS) {
            let heads: Vec<_> = some.iter().map(|&id| keys::head(id)).collect();
            for (&id, head) in some.iter().zip(store.read(&heads)?) {
                all.extend(counted_in(store, catalog, id, head)?);
            }
        }
        let counts = all.len();
        if let Some(written) = write_claimed(store, rows_of(all)?, &claimed)? {
            if counts > 0 {
                tracing::info!(matches = counts, "ratings were made anew from the journals");
            }
            return Ok(written);
        }
    }
    tracing::warn!(
        "ratings are to be made anew, and matches keep ending meanwhile: at the next start"
    );
    Ok(0)
}

/// Claims a rebuild, and returns the state that marks it. `None` if the rows are up to date. Concurrent rebuilds share
/// the state.
fn claim(store: &dyn Store) -> Result<Option<Vec<u8>>, StoreError> {
    for _ in 0..TRIES {
        let raw = store.read(&[keys::rating_state()])?.pop().flatten();
        match raw {
            Some(raw) if state_of(Some(&raw)) == State::Made => return Ok(None),
            Some(raw) if raw != seal(&NumberRow(STALE)) => return Ok(Some(raw)),
            raw => {
                let claimed = drawn();
                let mut batch = Batch::default();
                batch.replace(keys::rating_state(), raw, claimed.clone());
                if store.commit(batch)? == Commit::Applied {
                    return Ok(Some(claimed));
                }
            }
        }
    }
    Ok(None)
}

/// Replaces all rating rows that differ, as long as the store has the claimed state. Returns their number, or `None`
/// after a conflict.
fn write_claimed(
    store: &dyn Store,
    mut rows: BTreeMap<Vec<u8>, Vec<u8>>,
    claimed: &[u8],
) -> Result<Option<usize>, StoreError> {
    let mut gone = Vec::new();
    for table in TABLES {
        for_each_row(store, table.under(&[]), |(key, stored)| {
            let is_equal = rows.get(&key).map(|value| *value == stored);
            match is_equal {
                Some(true) => drop(rows.remove(&key)),
                Some(false) => {}
                None => gone.push((key, None)),
            }
            Ok::<_, StoreError>(())
        })?;
    }
    let changed = rows.into_iter().map(|(key, value)| (key, Some(value)));
    let made = (keys::rating_state(), Some(seal(&NumberRow(RULES))));
    let all: Vec<_> = gone.into_iter().chain(changed).chain([made]).collect();
    for part in all.chunks(ROWS) {
        let mut batch = Batch { writes: part.to_vec(), ..Batch::default() };
        batch.expect(keys::rating_state(), Some(claimed.to_vec()));
        if store.commit(batch)? == Commit::Conflict {
            return Ok(None);
        }
    }
    // The last write is the state.
    Ok(Some(all.len() - 1))
}

/// The stored match with this head, as ratings count it. `None` if it is not rated, or can't be read.
fn counted_in(
    store: &dyn Store,
    catalog: Catalog,
    id: MatchId,
    head: Option<Vec<u8>>,
) -> Result<Option<CountedMatch>, StoreError> {
    let head = head.and_then(|raw| open::<StoredHead>(&raw).ok());
    if head.as_ref().is_some_and(|head| !matches!(head.stage, Stage::Over(_))) {
        return Ok(None);
    }
    let Ok(journal) = journal(store, id)? else { return Ok(None) };
    let head = match head {
        Some(head) => head,
        None => match fold(catalog, &journal) {
            Ok(state) => state.head,
            Err(_) => return Ok(None),
        },
    };
    let Some(at) = ended_at(&journal.entries) else { return Ok(None) };
    let (header, people) = (&journal.header, &journal.people);
    let ended = EndedMatch { id, header, people, head: &head, at };
    let Some(mut counted) = count(&ended) else { return Ok(None) };
    rename(store, &mut counted.players)?;
    Ok(Some(counted))
}

/// Replaces players by their pseudonyms if they are being erased.
pub(crate) fn rename(store: &dyn Store, players: &mut [PlayerId]) -> Result<(), StoreError> {
    let keys: Vec<_> = players.iter().map(|&player| keys::erasure(player)).collect();
    for (player, raw) in players.iter_mut().zip(store.read(&keys)?) {
        if let Some(NumberRow(number)) = raw.and_then(|raw| open(&raw).ok()) {
            *player = PlayerId(number);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{PlayerId, Timestamp};
    use crate::ratings::counted_match::PairScore;
    use crate::ratings::glicko::Score;

    #[test]
    fn ratings_rebuilt_server_by_server_equal_ratings_rebuilt_at_once() {
        let mut lot = 7_u64;
        let mut draw = |below: u64| {
            lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (lot >> 33) % below
        };
        let mut all: Vec<CountedMatch> = (1..400)
            .map(|id| {
                let one = 1 + draw(20);
                let score = [Score::Won, Score::Drew, Score::Lost][draw(3) as usize];
                CountedMatch {
                    id: MatchId(id),
                    at: Timestamp(1_000_000 * draw(5_000)),
                    game: ["kastell", "castles"][draw(2) as usize].into(),
                    server: [None, Some(0), Some(5), Some(6), Some(9)][draw(5) as usize],
                    players: vec![PlayerId(one), PlayerId(one + 1 + draw(20))],
                    scores: vec![score, score.turned()],
                    pairs: vec![PairScore { one: 0, two: 1, score }],
                }
            })
            .collect();
        let mut expected = rows_of(all.clone()).unwrap();
        expected.insert(keys::rating_state(), seal(&NumberRow(RULES)));
        let mut rows = BTreeMap::new();
        fill(&mut all, &mut |key, value| {
            assert_eq!(rows.insert(key.to_vec(), value.to_vec()), None, "each comes once");
            Ok(())
        })
        .unwrap();
        assert_eq!(rows, expected);
    }
}
