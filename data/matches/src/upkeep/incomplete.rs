//! What copying and importing have in common: until a store is whole it is marked as one that is not, and good for nothing else.

use crate::keys;
use store::{Batch, Commit, Range, Store, StoreError};

/// How many rows are removed at a time.
const ROWS: usize = 500;

/// How many rows are gathered before they are written.
const GATHERED: usize = 2_000;

/// All rows of a store.
pub(crate) fn everything() -> Range {
    Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false }
}

/// The least key behind this one.
pub(crate) fn after(key: &[u8]) -> Vec<u8> {
    [key, &[0]].concat()
}

/// The mark of a store that is being filled.
pub(crate) fn mark(store: &dyn Store) -> Result<Option<Vec<u8>>, StoreError> {
    Ok(store.read(&[keys::fill_mark()])?.pop().flatten())
}

/// Whether filling this store was begun and not finished.
pub(crate) fn is_half_filled(store: &dyn Store) -> Result<bool, StoreError> {
    Ok(mark(store)?.is_some())
}

/// Whether there is nothing in a store.
pub(crate) fn is_empty(store: &dyn Store) -> Result<bool, StoreError> {
    Ok(store.scan(&Range { most: 1, ..everything() })?.is_empty())
}

/// Removes all rows but the mark: what was written so far is not what it shall hold.
pub(crate) fn clear(store: &dyn Store) -> Result<(), StoreError> {
    let mut range = Range { most: ROWS, ..everything() };
    loop {
        let rows = store.scan(&range)?;
        let Some((last, _)) = rows.last() else { return Ok(()) };
        range.from = after(last);
        let gone = rows.into_iter().filter(|(key, _)| *key != keys::fill_mark());
        let writes = gone.map(|(key, _)| (key, None)).collect();
        store.commit(Batch { writes, ..Batch::default() })?;
    }
}

/// Writes rows as few large batches, into a store that has this mark.
pub(crate) struct FillWriter<'a> {
    store: &'a dyn Store,
    mark: &'a [u8],
    batch: Batch,
}

impl<'a> FillWriter<'a> {
    pub(crate) fn into(store: &'a dyn Store, mark: &'a [u8]) -> Self {
        Self { store, mark, batch: Batch::default() }
    }

    /// Adds a row; whether the store was marked when rows were written.
    pub(crate) fn add(&mut self, key: Vec<u8>, value: Vec<u8>) -> Result<Commit, StoreError> {
        self.batch.put(key, value);
        if self.batch.writes.len() < GATHERED {
            return Ok(Commit::Applied);
        }
        self.flush()
    }

    /// Writes what is gathered.
    pub(crate) fn flush(&mut self) -> Result<Commit, StoreError> {
        let mut batch = std::mem::take(&mut self.batch);
        batch.expect(keys::fill_mark(), Some(self.mark.to_vec()));
        self.store.fill(batch)
    }
}
