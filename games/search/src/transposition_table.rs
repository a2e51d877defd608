//! The transposition table: a bounded map from positions to search results.

use std::mem::size_of;

/// The most bytes of one table, whatever else a search needs besides.
pub const MAX_TABLE_BYTES: usize = 48 << 20;

/// A map from positions to what was found there. Of two positions that fall on one place, the later stays.
#[derive(Debug)]
pub struct TranspositionTable<V> {
    slots: Vec<Option<(u64, V)>>,
}

impl<V: Copy> TranspositionTable<V> {
    /// A table for so many positions, as far as there is room.
    pub fn new(positions: u64) -> Self {
        let most = (MAX_TABLE_BYTES / size_of::<Option<(u64, V)>>()).max(2).ilog2();
        let wanted = positions.clamp(2, 1 << most).next_power_of_two();
        let slots = wanted.min(1 << most) as usize;
        Self { slots: vec![None; slots] }
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<V> {
        self.slots[self.slot(key)].filter(|(known, _)| *known == key).map(|(_, value)| value)
    }

    /// Remembers this of the position with this key.
    pub fn put(&mut self, key: u64, value: V) {
        let slot = self.slot(key);
        self.slots[slot] = Some((key, value));
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Option<(u64, V)>>()
    }

    fn slot(&self, key: u64) -> usize {
        // The upper half: keys may be poor in their lowest bits.
        (key ^ key >> 32) as usize & (self.slots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_bounded_and_forgets() {
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
