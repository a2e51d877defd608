//! Sets of placements as bits. An empty board has 801 placements, numbered by shape and then by square.

const WORDS: usize = 13;

/// A set of placements, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlacementSet([u64; WORDS]);

impl PlacementSet {
    pub(super) const EMPTY: Self = Self([0; WORDS]);
    pub(super) const ALL: Self = Self([u64::MAX; WORDS]);

    #[inline]
    pub(super) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline]
    pub(super) fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn without(&self, other: &Self) -> Self {
        self.with_words(other, |word, other| word & !other)
    }

    #[inline]
    pub(super) fn within(&self, other: &Self) -> Self {
        self.with_words(other, |word, other| word & other)
    }

    #[inline]
    pub(super) fn joined(&self, other: &Self) -> Self {
        self.with_words(other, |word, other| word | other)
    }

    #[inline]
    fn with_words(&self, other: &Self, make: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|index| make(self.0[index], other.0[index])))
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        !self.within(other).is_empty()
    }

    /// The number of placements.
    ///
    /// Full adders add the words column by column, since the program must also run on processors without an instruction
    /// that counts bits.
    #[inline]
    pub(super) fn len(&self) -> u16 {
        let word = &self.0;
        let (a, twos_a) = added(word[0], word[1], word[2]);
        let (b, twos_b) = added(word[3], word[4], word[5]);
        let (c, twos_c) = added(word[6], word[7], word[8]);
        let (d, twos_d) = added(word[9], word[10], word[11]);
        let (e, twos_e) = added(a, b, c);
        let (ones, twos_f) = added(d, e, word[12]);
        let (f, fours_a) = added(twos_a, twos_b, twos_c);
        let (g, fours_b) = added(twos_d, twos_e, twos_f);
        let (twos, fours_c) = added(f, g, 0);
        let (fours, eights) = added(fours_a, fours_b, fours_c);
        let [ones, twos, fours, eights] = [ones, twos, fours, eights].map(u64::count_ones);
        (ones + 2 * twos + 4 * fours + 8 * eights) as u16
    }

    /// The placements in order.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(index * 64 + bit)
            })
        })
    }

    /// A hash of the set and a number, by folded products of pairs of words.
    #[inline]
    pub(super) fn hash(&self, seed: u64) -> u64 {
        let mut hash = folded(self.0[12] ^ KEYS[12], seed ^ KEYS[13]);
        for index in (0..12).step_by(2) {
            let product = folded(self.0[index] ^ KEYS[index], self.0[index + 1] ^ KEYS[index + 1]);
            hash = hash.wrapping_add(product);
        }
        hash
    }
}

/// Adds the bits of three words: the sums modulo two, and the carries.
#[inline]
fn added(a: u64, b: u64, c: u64) -> (u64, u64) {
    let one = a ^ b;
    (one ^ c, a & b | one & c)
}

/// The halves of the product of two words, combined by XOR.
#[inline]
pub(super) fn folded(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// Arbitrary odd words for the hash.
const KEYS: [u64; 14] = {
    let mut keys = [0; 14];
    let (mut index, mut state) = (0, 0x9e37_79b9_7f4a_7c15_u64);
    while index < keys.len() {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        keys[index] = (state ^ state >> 29) | 1;
        index += 1;
    }
    keys
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_and_lists_its_placements() {
        for step in [1, 2, 3, 7, 63, 64, 65, 800] {
            let numbers: Vec<usize> = (0..801).step_by(step).collect();
            let mut set = PlacementSet::EMPTY;
            numbers.iter().for_each(|&number| set.insert(number));
            assert_eq!(usize::from(set.len()), numbers.len(), "{step}");
            assert_eq!(set.iter().collect::<Vec<_>>(), numbers);
            assert!(numbers.iter().all(|&number| set.contains(number)));
            assert!(set.overlaps(&PlacementSet::ALL) && !set.is_empty());
        }
        assert!(PlacementSet::EMPTY.is_empty());
    }

    #[test]
    fn sets_that_differ_in_a_placement_or_the_seed_have_other_hashes() {
        let mut hashes: Vec<u64> = (0..801)
            .map(|number| {
                let mut set = PlacementSet::EMPTY;
                set.insert(number);
                set.hash(0)
            })
            .chain((0..100).map(|seed| PlacementSet::EMPTY.hash(seed)))
            .collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), 901);
    }
}
