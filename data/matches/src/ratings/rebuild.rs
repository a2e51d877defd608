//! Rebuilds all rating rows from the journals: for checks, after an import, and when the rules change.

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

/// The tables derived from the journals.
pub(crate) const TABLES: [Table; 5] =
    [Table::Rating, Table::Leader, Table::History, Table::Series, Table::CountedMatch];

/// The version of the rating rules. If the store has another version, all rows are rebuilt at the next start.
const RULES: u64 = 1;

/// The version of rows to rebuild at the next start.
const STALE: u64 = 0;

/// The number of rows to write at once.
const ROWS: usize = 500;

/// How often the rebuild restarts when another commit comes first.
const TRIES: usize = 20;

/// The state of the rating rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// Up to date.
    Made,
    /// To be rebuilt.
    Stale,
    /// Never built: the store is new or of a version without ratings.
    Unknown,
}

/// Reads the state of the rating rows.
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

/// Marks the rows to be rebuilt at the next start.
pub(crate) fn mark_stale(batch: &mut Batch) {
    batch.put(keys::rating_state(), seal(&NumberRow(STALE)));
}

/// All rows derived from these matches.
pub(crate) fn rows_of(
    mut all: Vec<CountedMatch>,
) -> Result<BTreeMap<Vec<u8>, Vec<u8>>, StoreError> {
    all.sort_by_key(|counted| (counted.at, counted.id));
    let mut rows = BTreeMap::new();
    for counted in &all {
        let batch = match enter::enter(&rows, counted) {
            Ok(batch) => batch,
            Err(EnterError::Store(error)) => return Err(error),
            // Only this program has written these rows.
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

/// Takes a row.
pub(crate) type Take<'a> = &'a mut dyn FnMut(&[u8], &[u8]) -> io::Result<()>;

/// All rows derived from these matches, each once, in any order, without holding all in memory.
///
/// It goes server by server, since servers are independent. Only rows that may still change are held.
pub(crate) fn fill(all: &mut [CountedMatch], take: Take<'_>) -> io::Result<()> {
    all.sort_by_key(|counted| (counted.at, counted.id));
    fill_server(EVERYWHERE, all, take)?;
    // The sort is stable: within a server, matches stay in the order of time.
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
        // Only this program has written these rows, and memory can't fail.
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

/// Makes a rebuild by another process notice a match that ends meanwhile. A single-process store rebuilds before anyone
/// plays.
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

/// A unique state during a rebuild.
fn drawn() -> Vec<u8> {
    // A value different from the two special numbers.
    seal(&NumberRow(seeds::process() | 1 << 32))
}

/// Rebuilds all rows if they are outdated. If killed, it starts over at the next start. If a match ends in another
/// process meanwhile, it starts over at once.
pub(crate) fn rebuild(store: &dyn Store, catalog: Catalog) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let Some(claimed) = claim(store)? else { return Ok(()) };
        let mut all = Vec::new();
        for id in matches(store)? {
            all.extend(counted_in(store, catalog, id)?);
        }
        let counts = all.len();
        if write_claimed(store, &rows_of(all)?, &claimed)? == Commit::Applied {
            if counts > 0 {
                tracing::info!(matches = counts, "ratings were made anew from the journals");
            }
            return Ok(());
        }
    }
    tracing::warn!(
        "ratings are to be made anew, and matches keep ending meanwhile: at the next start"
    );
    Ok(())
}

/// The state during a rebuild. `None` if the rows are up to date. Concurrent rebuilds share it.
fn claim(store: &dyn Store) -> Result<Option<Vec<u8>>, StoreError> {
    for _ in 0..TRIES {
        let raw = store.read(&[keys::rating_state()])?.pop().flatten();
        match raw {
            Some(raw) if state_of(Some(&raw)) == State::Made => return Ok(None),
            Some(raw) if raw != seal(&NumberRow(STALE)) => return Ok(Some(raw)),
            raw => {
                let claimed = drawn();
                let mut batch = Batch::default();
                batch.expect(keys::rating_state(), raw);
                batch.put(keys::rating_state(), claimed.clone());
                if store.commit(batch)? == Commit::Applied {
                    return Ok(Some(claimed));
                }
            }
        }
    }
    Ok(None)
}

/// Replaces all rows, as long as the store is still in the claimed state.
fn write_claimed(
    store: &dyn Store,
    rows: &BTreeMap<Vec<u8>, Vec<u8>>,
    claimed: &[u8],
) -> Result<Commit, StoreError> {
    let mut gone = Vec::new();
    for table in TABLES {
        for_each_row(store, table.under(&[]), |(key, _)| {
            if !rows.contains_key(&key) {
                gone.push((key, None));
            }
            Ok::<_, StoreError>(())
        })?;
    }
    let kept = rows.iter().map(|(key, value)| (key.clone(), Some(value.clone())));
    let made = (keys::rating_state(), Some(seal(&NumberRow(RULES))));
    let all: Vec<_> = gone.into_iter().chain(kept).chain([made]).collect();
    for part in all.chunks(ROWS) {
        let mut batch = Batch { writes: part.to_vec(), ..Batch::default() };
        batch.expect(keys::rating_state(), Some(claimed.to_vec()));
        if store.commit(batch)? == Commit::Conflict {
            return Ok(Commit::Conflict);
        }
    }
    Ok(Commit::Applied)
}

/// The counted form of a stored match. `None` if it does not count, or can't be read.
fn counted_in(
    store: &dyn Store,
    catalog: Catalog,
    id: MatchId,
) -> Result<Option<CountedMatch>, StoreError> {
    let raw = store.read(&[keys::head(id)])?.pop().flatten();
    let head = raw.and_then(|raw| open::<StoredHead>(&raw).ok());
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

/// Replaces players who are being erased by their pseudonyms.
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
