//! The cache of compressed bands. A move leaves most bands of a match's picture unchanged.

use std::collections::HashMap;
use std::hash::BuildHasher;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use foldhash::quality::RandomState;

use crate::encode::rows::{Band, Effort, Packer, Rows};

/// The size limit of a generation. The cache holds two: bands used since the last cleanup, and older ones.
const MOST_BYTES: usize = 4 << 20;

/// The number of packers to keep. A new packer clears 300 kB, which takes longer than compressing a band.
const PACKERS: usize = 4;

static CACHE: LazyLock<Mutex<BandCache>> = LazyLock::new(Mutex::default);

/// The key of a band: 128 bits of a hash with a random seed. Keeping the pixels to compare them would take twenty times
/// the memory, and a collision is practically impossible.
type Key = [u64; 2];

#[derive(Default)]
struct BandCache {
    seeds: [RandomState; 2],
    recent: HashMap<Key, Arc<Band>>,
    older: HashMap<Key, Arc<Band>>,
    /// The size of the recent bands.
    bytes: usize,
    packers: Vec<Packer>,
}

/// The compressed band of these rows, from the cache if possible.
pub(super) fn packed_band(rows: Rows<'_>) -> Arc<Band> {
    let seeds = with_cache(|cache| cache.seeds.clone());
    let key = seeds.map(|seed| seed.hash_one(rows));
    if let Some(band) = with_cache(|cache| cache.find(&key)) {
        return band;
    }
    // The lock is not held here. Two threads may compress the same band, which is cheaper than waiting.
    let packer = with_cache(|cache| cache.packer(rows.effort));
    let mut packer = packer.unwrap_or_else(|| Packer::new(rows.effort));
    let band = Arc::new(packer.pack(rows));
    with_cache(|cache| {
        cache.keep(key, Arc::clone(&band));
        // The packers used last are kept.
        cache.packers.insert(0, packer);
        cache.packers.truncate(PACKERS);
    });
    band
}

pub(super) fn clear() {
    with_cache(|cache| {
        cache.recent.clear();
        cache.older.clear();
        cache.bytes = 0;
    });
}

impl BandCache {
    /// Looks a band up, and marks it as recent.
    fn find(&mut self, key: &Key) -> Option<Arc<Band>> {
        if let Some(band) = self.recent.get(key) {
            return Some(Arc::clone(band));
        }
        let band = self.older.remove(key)?;
        self.keep(*key, Arc::clone(&band));
        Some(band)
    }

    /// A free packer with this effort.
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
