//! The transposition table: a bounded map from positions to search results.

use std::mem::size_of;
use std::num::NonZeroU64;

/// The maximum number of bytes of the slots of one table.
pub const MAX_TABLE_BYTES: usize = 64 << 20;

/// The number of slots that get their memory together.
const BLOCK: usize = 8;

type Slot<V> = Option<(NonZeroU64, V)>;

/// A map from positions to results. If two positions share a slot, the later one stays.
///
/// A block of slots gets its memory with its first entry. So a search that ends early doesn't pay for a large table.
#[derive(Debug)]
pub struct TranspositionTable<V> {
    /// The end of each block in `slots`, 0 without memory. The system provides zeros only when they are used.
    ends: Vec<u32>,
    slots: Vec<Slot<V>>,
    mask: usize,
}

impl<V: Copy> TranspositionTable<V> {
    /// A table for this number of positions, within the memory limit.
    pub fn new(positions: u64) -> Self {
        let most = (MAX_TABLE_BYTES / size_of::<Slot<V>>()).max(2).ilog2();
        let wanted = positions.clamp(2, 1 << most).next_power_of_two();
        let slots = wanted.min(1 << most) as usize;
        Self { ends: vec![0; slots.div_ceil(BLOCK)], slots: Vec::new(), mask: slots - 1 }
    }

    /// The entry of the position with this key.
    pub fn get(&self, key: u64) -> Option<V> {
        let slot = self.slot(key);
        let begin = (self.ends[slot / BLOCK] as usize).checked_sub(BLOCK)?;
        self.slots[begin + slot % BLOCK]
            .filter(|(known, _)| *known == stored(key))
            .map(|(_, value)| value)
    }

    /// Stores the entry of the position with this key.
    pub fn put(&mut self, key: u64, value: V) {
        let slot = self.slot(key);
        let end = &mut self.ends[slot / BLOCK];
        if *end == 0 {
            self.slots.resize(self.slots.len() + BLOCK, None);
            *end = self.slots.len() as u32;
        }
        self.slots[*end as usize - BLOCK + slot % BLOCK] = Some((stored(key), value));
    }

    /// The size of the slots with memory in bytes.
    pub fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Slot<V>>()
    }

    fn slot(&self, key: u64) -> usize {
        // Mix in the upper half, since keys may vary little in their lowest bits.
        (key ^ key >> 32) as usize & self.mask
    }
}

/// The stored form of a key. It is never 0, which makes a slot smaller.
fn stored(key: u64) -> NonZeroU64 {
    NonZeroU64::new(key).unwrap_or(NonZeroU64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transposition_table_is_bounded_and_replaces_entries() {
        let mut table = TranspositionTable::<u64>::new(u64::MAX);
        let keys = (0..=table.mask as u64).step_by(BLOCK);
        keys.for_each(|key| table.put(key, key + 1));
        assert!(table.bytes() <= MAX_TABLE_BYTES && table.bytes() > MAX_TABLE_BYTES / 4);
        assert_eq!((table.get(8), table.get(9)), (Some(9), None));
        let mut small = TranspositionTable::<u64>::new(0);
        (0..8).for_each(|key| small.put(key, key));
        assert_eq!(small.get(7), Some(7));
        assert_eq!(small.get(0), None);
    }

    #[test]
    fn a_large_table_takes_little_memory_for_few_entries() {
        let mut table = TranspositionTable::<u64>::new(u64::MAX);
        assert_eq!((table.bytes(), table.get(0)), (0, None));
        (0..42).for_each(|key| table.put(key << 10, key));
        assert!(table.bytes() < 1 << 16, "{}", table.bytes());
        assert!((0..42).all(|key| table.get(key << 10) == Some(key)));
        assert_eq!(table.get(7), None);
    }
}
