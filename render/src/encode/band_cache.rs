//! The cache of packed bands: most of a match's next picture has not changed.

use std::collections::HashMap;
use std::hash::BuildHasher;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use foldhash::quality::RandomState;

use crate::encode::rows::{Band, Effort, Packer, Rows};

/// Kept bands take at most twice this much memory: those that were of use since the last tidying, and those of before.
const MOST_BYTES: usize = 4 << 20;

/// So many packers are kept: one has 300 kB, and to clear those takes longer than to pack a band.
const PACKERS: usize = 4;

static CACHE: LazyLock<Mutex<BandCache>> = LazyLock::new(Mutex::default);

/// What tells one band from another: 128 bits, in each process others. Kept pixels would take twenty times the memory of
/// what they are packed to, and that two of them are taken for one will not happen while there are computers.
type Key = [u64; 2];

#[derive(Default)]
struct BandCache {
    seeds: [RandomState; 2],
    recent: HashMap<Key, Arc<Band>>,
    older: HashMap<Key, Arc<Band>>,
    /// The size of the recent ones.
    bytes: usize,
    packers: Vec<Packer>,
}

/// These rows, packed now or earlier.
pub(super) fn packed_band(rows: Rows<'_>) -> Arc<Band> {
    let seeds = with_cache(|cache| cache.seeds.clone());
    let key = seeds.map(|seed| seed.hash_one(rows));
    if let Some(band) = with_cache(|cache| cache.find(&key)) {
        return band;
    }
    // Packed without the lock: two threads may pack the same, and that is cheaper than waiting.
    let packer = with_cache(|cache| cache.packer(rows.effort));
    let mut packer = packer.unwrap_or_else(|| Packer::new(rows.effort));
    let band = Arc::new(packer.pack(rows));
    with_cache(|cache| {
        cache.keep(key, Arc::clone(&band));
        // Those that were of use last stay.
        cache.packers.insert(0, packer);
        cache.packers.truncate(PACKERS);
    });
    band
}

/// Empties the cache.
pub(super) fn clear() {
    with_cache(|cache| {
        cache.recent.clear();
        cache.older.clear();
        cache.bytes = 0;
    });
}

impl BandCache {
    /// A band that is used again becomes recent.
    fn find(&mut self, key: &Key) -> Option<Arc<Band>> {
        if let Some(band) = self.recent.get(key) {
            return Some(Arc::clone(band));
        }
        let band = self.older.remove(key)?;
        self.keep(*key, Arc::clone(&band));
        Some(band)
    }

    /// A packer that makes this effort, if one is left.
    fn packer(&mut self, effort: Effort) -> Option<Packer> {
        let at = self.packers.iter().position(|packer| packer.effort == effort)?;
        Some(self.packers.remove(at))
    }

    fn keep(&mut self, key: Key, band: Arc<Band>) {
        let size = band.bytes.len() + size_of::<(Key, Band)>();
        if self.bytes + size > MOST_BYTES {
            self.older = std::mem::take(&mut self.recent);
            self.bytes = 0;
        }
        self.bytes += size;
        self.recent.insert(key, band);
    }
}

fn with_cache<T>(work: impl FnOnce(&mut BandCache) -> T) -> T {
    work(&mut CACHE.lock().unwrap_or_else(PoisonError::into_inner))
}
