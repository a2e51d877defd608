//! The bands that were packed last: of the next picture of a match most have not changed.

use std::collections::HashMap;
use std::hash::BuildHasher;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use foldhash::quality::RandomState;

use crate::encode::rows::{Band, Effort, Packer, Rows};

/// Kept bands take at most twice this much memory: those that were of use since the last tidying, and those of before.
const MOST_BYTES: usize = 4 << 20;

/// So many packers are kept: one has 300 kB, and to clear those takes longer than to pack a band.
const PACKERS: usize = 4;

static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

/// What tells one band from another: 128 bits, in each process others. Kept pixels would take twenty times the memory of
/// what they are packed to, and that two of them are taken for one will not happen while there are computers.
type Key = [u64; 2];

#[derive(Default)]
struct Kept {
    seeds: [RandomState; 2],
    young: HashMap<Key, Arc<Band>>,
    old: HashMap<Key, Arc<Band>>,
    /// What the young ones take.
    bytes: usize,
    packers: Vec<Packer>,
}

/// These rows, packed now or earlier.
pub(super) fn packed(rows: Rows<'_>) -> Arc<Band> {
    let seeds = kept(|kept| kept.seeds.clone());
    let key = seeds.map(|seed| seed.hash_one(rows));
    if let Some(band) = kept(|kept| kept.find(&key)) {
        return band;
    }
    // Packed without the lock: two threads may pack the same, and that is cheaper than waiting.
    let packer = kept(|kept| kept.packer(rows.effort));
    let mut packer = packer.unwrap_or_else(|| Packer::new(rows.effort));
    let band = Arc::new(packer.pack(rows));
    kept(|kept| {
        kept.keep(key, Arc::clone(&band));
        // Those that were of use last stay.
        kept.packers.insert(0, packer);
        kept.packers.truncate(PACKERS);
    });
    band
}

/// Lets go of all of them.
pub(super) fn forget() {
    kept(|kept| {
        kept.young.clear();
        kept.old.clear();
        kept.bytes = 0;
    });
}

impl Kept {
    /// What is of use once more grows no older.
    fn find(&mut self, key: &Key) -> Option<Arc<Band>> {
        if let Some(band) = self.young.get(key) {
            return Some(Arc::clone(band));
        }
        let band = self.old.remove(key)?;
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
            self.old = std::mem::take(&mut self.young);
            self.bytes = 0;
        }
        self.bytes += size;
        self.young.insert(key, band);
    }
}

fn kept<T>(work: impl FnOnce(&mut Kept) -> T) -> T {
    work(&mut KEPT.lock().unwrap_or_else(PoisonError::into_inner))
}
