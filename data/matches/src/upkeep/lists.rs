//! Completing the lists of a store that a program of former days has kept: once, when it is opened.

use crate::codec::{open, seal};
use crate::ids::MatchId;
use crate::journal::head::Stage;
use crate::journal::records::{Header, NumberRow, People, StoredHead};
use crate::journal::walk::{journal, matches};
use crate::journal::{index, results};
use crate::keys;
use store::{Batch, Commit, Row, Store, StoreError};

/// Which lists there are: raised when matches come to stand on a new shelf.
const LISTS: u64 = 1;

/// Puts matches into the lists that there were not when they last changed, and says how many it were. It can be
/// interrupted and run again; where all lists are complete it costs nothing.
///
/// # Errors
/// The store has failed.
pub(crate) fn complete_lists(store: &dyn Store) -> Result<usize, StoreError> {
    let known = store.read(&[keys::list_version()])?.pop().flatten();
    if known.and_then(|raw| open::<NumberRow>(&raw).ok()).is_some_and(|row| row.0 >= LISTS) {
        return Ok(0);
    }
    let mut completed = 0;
    for id in matches(store)? {
        completed += usize::from(complete(store, id)?);
    }
    let mut batch = Batch::default();
    let (key, value) = complete_mark();
    batch.put(key, value);
    store.commit(batch)?;
    Ok(completed)
}

/// The row of a store in whose lists all matches stand.
pub(crate) fn complete_mark() -> Row {
    (keys::list_version(), seal(&NumberRow(LISTS)))
}

/// Whether something was missing. What can't be read is left to `check`, and stands where it stood.
fn complete(store: &dyn Store, id: MatchId) -> Result<bool, StoreError> {
    let rows = store.read(&[keys::header(id), keys::people(id), keys::head(id)])?;
    let header = rows[0].as_deref().and_then(|raw| open::<Header>(raw).ok());
    let people = rows[1].as_deref().and_then(|raw| open::<People>(raw).ok());
    let head = rows[2].as_deref().and_then(|raw| open::<StoredHead>(raw).ok());
    let (Some(header), Some(people), Some(head)) = (header, people, head) else {
        return Ok(false);
    };
    let listed = index::rows(id, &header, &people, &head).into_iter();
    let expected: Vec<_> = listed.map(|key| (key, Vec::new())).chain(ended(store, id)?).collect();
    let keys: Vec<_> = expected.iter().map(|(key, _)| key.clone()).collect();
    let found = store.read(&keys)?;
    let mut batch = Batch::default();
    for ((key, value), _) in expected.into_iter().zip(found).filter(|(_, found)| found.is_none()) {
        batch.put(key, value);
    }
    if batch.writes.is_empty() {
        return Ok(false);
    }
    batch.expect(keys::head(id), rows[2].clone());
    Ok(store.commit(batch)? == Commit::Applied)
}

/// The row that says what came of a match, where something did.
pub(crate) fn ended(store: &dyn Store, id: MatchId) -> Result<Option<Row>, StoreError> {
    let raw = store.read(&[keys::head(id)])?.pop().flatten();
    let Some(head) = raw.and_then(|raw| open::<StoredHead>(&raw).ok()) else { return Ok(None) };
    if !matches!(head.stage, Stage::Over(_)) {
        return Ok(None);
    }
    let journal = journal(store, id)?.ok();
    Ok(journal.and_then(|found| results::result_row(id, &found.header, &head, &found.entries)))
}
