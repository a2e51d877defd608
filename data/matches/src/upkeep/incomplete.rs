//! Incomplete stores: a copy or an import marks a store until it is filled. Until then it can't be used.

use crate::keys;
use store::{Batch, Commit, Range, Store, StoreError};

/// The number of rows that are removed at a time.
const ROWS: usize = 500;

/// The number of rows that are written at a time.
const GATHERED: usize = 2_000;

pub(crate) fn everything() -> Range {
    Range { from: Vec::new(), to: vec![u8::MAX], most: usize::MAX, backward: false }
}

/// The least key that is greater than this one.
pub(crate) fn after(key: &[u8]) -> Vec<u8> {
    [key, &[0]].concat()
}

/// The mark of an incomplete store. `None` if the store is complete.
pub(crate) fn mark(store: &dyn Store) -> Result<Option<Vec<u8>>, StoreError> {
    Ok(store.read(&[keys::fill_mark()])?.pop().flatten())
}

/// Whether a copy or an import into this store was interrupted.
pub(crate) fn is_half_filled(store: &dyn Store) -> Result<bool, StoreError> {
    Ok(mark(store)?.is_some())
}

pub(crate) fn is_empty(store: &dyn Store) -> Result<bool, StoreError> {
    Ok(store.scan(&Range { most: 1, ..everything() })?.is_empty())
}

/// Removes all rows except the mark.
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

/// Writes rows in large batches, as long as the store has this mark.
pub(crate) struct FillWriter<'a> {
    store: &'a dyn Store,
    mark: &'a [u8],
    batch: Batch,
}

impl<'a> FillWriter<'a> {
    pub(crate) fn new(store: &'a dyn Store, mark: &'a [u8]) -> Self {
        Self { store, mark, batch: Batch::default() }
    }

    /// Adds a row. A conflict means that the mark is missing.
    pub(crate) fn add(&mut self, key: Vec<u8>, value: Vec<u8>) -> Result<Commit, StoreError> {
        self.batch.put(key, value);
        if self.batch.writes.len() < GATHERED {
            return Ok(Commit::Applied);
        }
        self.flush()
    }

    pub(crate) fn flush(&mut self) -> Result<Commit, StoreError> {
        let mut batch = std::mem::take(&mut self.batch);
        batch.expect(keys::fill_mark(), Some(self.mark.to_vec()));
        self.store.fill(batch)
    }
}
