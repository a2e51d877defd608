//! Tests how many requests an idle process makes to its store.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use matches::{Beat, ChallengeLimits, Fleet, Matches, ShardRange, Timestamp};
use store::Store;

use crate::counting_store::CountingStore;
use crate::games::CATALOG;

#[test]
fn heartbeats_ask_the_store_less_than_once_a_second() {
    let store = Arc::new(CountingStore::default());
    let seen: Arc<dyn Store> = Arc::clone(&store) as _;
    let fleet = Matches::new(Arc::clone(&seen), CATALOG, ChallengeLimits::default()).fleet_on(seen);
    let range = ShardRange::all(1);
    store.reset();
    fleet.observe(Beat { number: 1, host: None, range, is_leaving: false }, Timestamp(1)).unwrap();
    let asked = store.requests.load(Ordering::Relaxed) as u64;
    assert!(asked * 1_000 < Fleet::BEAT, "{asked} times in {} ms", Fleet::BEAT);
}
