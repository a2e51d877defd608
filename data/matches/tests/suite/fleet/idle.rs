//! Tests how many requests an idle process makes to its store.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use matches::{Beat, ChallengeLimits, Fleet, Matches, ShardRange, Timestamp};
use store::{Batch, Commit, Found, LookUp, MemoryStore, Range, Row, Store, StoreError};

use crate::games::CATALOG;

/// Counts the requests to a store. Each is a round trip to a database.
#[derive(Debug, Default)]
pub(crate) struct Counting {
    store: MemoryStore,
    pub(crate) asked: AtomicU64,
}

impl Counting {
    fn count(&self) -> &MemoryStore {
        self.asked.fetch_add(1, Ordering::Relaxed);
        &self.store
    }
}

impl Store for Counting {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.count().read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.count().scan(range)
    }

    fn look_up(&self, wanted: &LookUp) -> Result<Found, StoreError> {
        self.count().look_up(wanted)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.count().commit(batch)
    }
}

#[test]
fn heartbeats_ask_the_store_less_than_once_a_second() {
    let store = Arc::new(Counting::default());
    let seen: Arc<dyn Store> = Arc::clone(&store) as _;
    let fleet = Matches::new(Arc::clone(&seen), CATALOG, ChallengeLimits::default()).fleet_on(seen);
    let range = ShardRange::all(1);
    store.asked.store(0, Ordering::Relaxed);
    fleet.observe(Beat { number: 1, host: None, range, is_leaving: false }, Timestamp(1)).unwrap();
    let asked = store.asked.load(Ordering::Relaxed);
    assert!(asked * 1_000 < Fleet::BEAT, "{asked} times in {} ms", Fleet::BEAT);
}
