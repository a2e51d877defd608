//! The transposition table: a bounded map from positions to search results.

use std::mem::size_of;
use std::num::NonZeroU64;

/// The maximum number of bytes of one table.
pub const MAX_TABLE_BYTES: usize = 64 << 20;

/// A map from positions to results. If two positions share a slot, the later one stays.
#[derive(Debug)]
pub struct TranspositionTable<V> {
    slots: Vec<Option<(NonZeroU64, V)>>,
}

impl<V: Copy> TranspositionTable<V> {
    /// A table for this number of positions, within the memory limit.
    pub fn new(positions: u64) -> Self {
        let most = (MAX_TABLE_BYTES / size_of::<Option<(NonZeroU64, V)>>()).max(2).ilog2();
        let wanted = positions.clamp(2, 1 << most).next_power_of_two();
        let slots = wanted.min(1 << most) as usize;
        Self { slots: vec![None; slots] }
    }

    /// The entry of the position with this key.
    pub fn get(&self, key: u64) -> Option<V> {
        self.slots[self.slot(key)]
            .filter(|(known, _)| *known == stored(key))
            .map(|(_, value)| value)
    }

    /// Stores the entry of the position with this key.
    pub fn put(&mut self, key: u64, value: V) {
        let slot = self.slot(key);
        self.slots[slot] = Some((stored(key), value));
    }

    /// The size in bytes.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Option<(NonZeroU64, V)>>()
    }

    fn slot(&self, key: u64) -> usize {
        // Mix in the upper half, since keys may vary little in their lowest bits.
        (key ^ key >> 32) as usize & (self.slots.len() - 1)
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
        assert!(table.bytes() <= MAX_TABLE_BYTES && table.bytes() > MAX_TABLE_BYTES / 4);
        table.put(7, 1);
        assert_eq!((table.get(7), table.get(8)), (Some(1), None));
        let mut small = TranspositionTable::<u64>::new(0);
        (0..8).for_each(|key| small.put(key, key));
        assert_eq!(small.get(7), Some(7));
        assert_eq!(small.get(0), None);
    }
}
