//! A store wrapper that times each operation, and notes when the store has failed for good.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use prometheus_client::metrics::histogram::Histogram;
use store::{Batch, Commit, Found, LookUp, Range, Row, Store, StoreError};
use tokio_util::sync::CancellationToken;

use crate::metrics::Metrics;
use crate::metrics::labels::Operation;
use crate::trace::INNER;

#[derive(Debug)]
pub(crate) struct TimedStore {
    store: Arc<dyn Store>,
    metrics: Metrics,
    reads: Histogram,
    scans: Histogram,
    /// Calls with several reads and scans.
    look_ups: Histogram,
    commits: Histogram,
    /// Commits that may be delayed.
    held_back: Histogram,
    /// Cancelled when the store has failed and only opening it again helps.
    failed: CancellationToken,
    /// The number of reconnects that were already counted.
    reconnects: AtomicU64,
}

impl TimedStore {
    pub(crate) fn new(store: Arc<dyn Store>, metrics: Metrics) -> Self {
        let histogram = |operation| {
            metrics.0.families.store_seconds.get_or_create_owned(&Operation { operation })
        };
        let (reads, scans) = (histogram("read"), histogram("scan"));
        let look_ups = histogram("look up");
        let (commits, held_back) = (histogram("commit"), histogram("commit held back"));
        let failed = CancellationToken::new();
        let reconnects = AtomicU64::new(0);
        Self { store, metrics, reads, scans, look_ups, commits, held_back, failed, reconnects }
    }

    pub(crate) fn failed(&self) -> CancellationToken {
        self.failed.clone()
    }

    fn timed<T>(
        &self,
        operation: &'static str,
        times: &Histogram,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let _span = tracing::info_span!(target: INNER, "store", operation).entered();
        let since = Instant::now();
        let done = work(self.store.as_ref());
        let reconnects = self.store.reconnects();
        let before = self.reconnects.fetch_max(reconnects, Ordering::Relaxed);
        self.metrics.0.families.store_reconnects.inc_by(reconnects.saturating_sub(before));
        times.observe(since.elapsed().as_secs_f64());
        if let Err(error) = &done {
            self.metrics.0.families.store_failures.inc();
            match error {
                StoreError::Failed(_) | StoreError::Stopped(_) => self.failed.cancel(),
                StoreError::TooLarge { .. } | StoreError::Unwritable(_) | StoreError::Away(_) => {}
            }
        }
        done
    }
}

impl Store for TimedStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.timed("read", &self.reads, |store| store.read(keys))
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.timed("scan", &self.scans, |store| store.scan(range))
    }

    fn look_up(&self, wanted: &LookUp) -> Result<Found, StoreError> {
        self.timed("look up", &self.look_ups, |store| store.look_up(wanted))
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let kind = if batch.can_wait { &self.held_back } else { &self.commits };
        let number = self.metrics.0.commits.begin(Instant::now());
        let committed = self.timed("commit", kind, |store| store.commit(batch));
        let has_failed =
            committed.as_ref().is_err_and(|error| !matches!(error, StoreError::TooLarge { .. }));
        self.metrics.0.commits.end(number, has_failed, Instant::now());
        if committed == Ok(Commit::Conflict) {
            self.metrics.0.families.store_conflicts.inc();
        }
        committed
    }

    fn count(&self) -> Result<u64, StoreError> {
        self.store.count()
    }

    fn reconnects(&self) -> u64 {
        self.store.reconnects()
    }

    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    fn clock(&self) -> Result<Option<Duration>, StoreError> {
        self.store.clock()
    }
}
