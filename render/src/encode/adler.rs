//! Adler-32 checksums that can be combined from parts.

/// The largest prime below 2^16.
const PRIME: u32 = 65_521;

/// Adler-32 (RFC 1950, section 8.2): one plus the sum of all bytes, and the sum of these sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Adler(u32);

impl Default for Adler {
    fn default() -> Self {
        Self(1)
    }
}

impl Adler {
    pub(super) fn of(bytes: &[u8]) -> Self {
        Self(simd_adler32::adler32(&bytes))
    }

    /// The checksum of two parts joined. `more` is the checksum of the second part, and `length` its length.
    ///
    /// Each later sum grows by the first part's sum, less the 1 with which both begin.
    pub(super) fn combine(self, more: Self, length: usize) -> Self {
        let (first, second) = (self.parts(), more.parts());
        let length = u32::try_from(length % PRIME as usize).unwrap_or(0);
        let before = (first.0 + PRIME - 1) % PRIME;
        let carried = u64::from(length) * u64::from(before) % u64::from(PRIME);
        let low = (before + second.0) % PRIME;
        let high = (first.1 + second.1 + u32::try_from(carried).unwrap_or(0)) % PRIME;
        Self(high << 16 | low)
    }

    pub(super) fn to_bytes(self) -> [u8; 4] {
        self.0.to_be_bytes()
    }

    fn parts(self) -> (u32, u32) {
        (self.0 & 0xffff, self.0 >> 16)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn combined_adler_sums_equal_the_sum_of_the_whole(
            bytes in proptest::collection::vec(any::<u8>(), 0..200_000), at in any::<prop::sample::Index>()
        ) {
            let (first, second) = bytes.split_at(at.index(bytes.len() + 1));
            let sum = Adler::of(first).combine(Adler::of(second), second.len());
            prop_assert_eq!(sum, Adler::of(&bytes));
            prop_assert_eq!(Adler::default().combine(sum, bytes.len()), sum);
        }
    }
}
