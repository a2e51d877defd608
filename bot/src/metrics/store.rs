//! A store that times each operation.

use std::sync::Arc;
use std::time::{Duration, Instant};

use prometheus_client::metrics::histogram::Histogram;
use store::{Batch, Commit, Range, Row, Store, StoreError};

use crate::metrics::Metrics;
use crate::metrics::labels::Operation;

/// A store, with histograms of its operations.
#[derive(Debug)]
pub(crate) struct TimedStore {
    store: Arc<dyn Store>,
    metrics: Metrics,
    reads: Histogram,
    scans: Histogram,
    commits: Histogram,
    /// Those for which nobody waits.
    held_back: Histogram,
}

impl TimedStore {
    /// The same store, timed.
    pub(crate) fn new(store: Arc<dyn Store>, metrics: Metrics) -> Self {
        let histogram =
            |operation| metrics.0.store_seconds.get_or_create_owned(&Operation { operation });
        let (reads, scans) = (histogram("read"), histogram("scan"));
        let (commits, held_back) = (histogram("commit"), histogram("commit held back"));
        Self { store, metrics, reads, scans, commits, held_back }
    }

    fn timed<T>(
        &self,
        times: &Histogram,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let since = Instant::now();
        let done = work(self.store.as_ref());
        times.observe(since.elapsed().as_secs_f64());
        if done.is_err() {
            self.metrics.0.store_failures.inc();
        }
        done
    }
}

impl Store for TimedStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.timed(&self.reads, |store| store.read(keys))
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.timed(&self.scans, |store| store.scan(range))
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let kind = if batch.can_wait { &self.held_back } else { &self.commits };
        let committed = self.timed(kind, |store| store.commit(batch));
        if committed == Ok(Commit::Conflict) {
            self.metrics.0.store_conflicts.inc();
        }
        committed
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.store.count()
    }

    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    fn clock(&self) -> Result<Option<Duration>, StoreError> {
        self.store.clock()
    }
}
