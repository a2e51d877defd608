//! A store in memory that counts its requests.

use std::sync::atomic::{AtomicUsize, Ordering};

use store::{Batch, Commit, Found, LookUp, MemoryStore, Range, Row, Store, StoreError};

/// Counts the requests to a store, and the rows that are read and written. Each request is a round trip to a database.
#[derive(Debug, Default)]
pub(crate) struct CountingStore {
    store: MemoryStore,
    pub(crate) requests: AtomicUsize,
    pub(crate) rows: AtomicUsize,
    pub(crate) writes: AtomicUsize,
}

impl CountingStore {
    /// Begins to count anew.
    pub(crate) fn reset(&self) {
        for count in [&self.requests, &self.rows, &self.writes] {
            count.store(0, Ordering::Relaxed);
        }
    }

    fn read_rows(&self, rows: usize) {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.rows.fetch_add(rows, Ordering::Relaxed);
    }
}

impl Store for CountingStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.read_rows(keys.len());
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        let rows = self.store.scan(range)?;
        self.read_rows(rows.len());
        Ok(rows)
    }

    fn look_up(&self, wanted: &LookUp) -> Result<Found, StoreError> {
        let found = self.store.look_up(wanted)?;
        self.read_rows(wanted.keys.len() + found.rows.iter().map(Vec::len).sum::<usize>());
        Ok(found)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.requests.fetch_add(1, Ordering::Relaxed);
        self.writes.fetch_add(batch.writes.len(), Ordering::Relaxed);
        self.store.commit(batch)
    }
}
