//! Random numbers. The same seed gives the same numbers in every run.

/// A random number generator.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that these numbers seed.
    pub fn of(numbers: &[u64]) -> Self {
        let mut random = Self(0x9e37_79b9_7f4a_7c15);
        for number in numbers {
            random.0 ^= number.wrapping_mul(0xbf58_476d_1ce4_e5b9);
            random.draw();
        }
        random
    }

    /// The next random number.
    pub(crate) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.draw() % (bound.max(1) as u64)) as usize
    }

    /// Whether an event happens whose probability is `in_a_thousand` / 1000.
    pub(crate) fn happens(&mut self, in_a_thousand: u32) -> bool {
        self.below(1000) < in_a_thousand as usize
    }

    /// One element of a slice.
    pub(crate) fn one<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// An index drawn by weights. `None` if all weights are 0.
    pub(crate) fn weighed(&mut self, weights: &[u32]) -> Option<usize> {
        let all: usize = weights.iter().map(|&weight| weight as usize).sum();
        let mut left = self.below(all);
        let is_it = |&weight: &u32| {
            let found = left < weight as usize;
            left = left.saturating_sub(weight as usize);
            found
        };
        weights.iter().position(is_it)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_weights_are_never_drawn() {
        let mut random = Random::of(&[1, 2]);
        let mut drawn = [0; 4];
        (0..1000).filter_map(|_| random.weighed(&[3, 0, 1, 6])).for_each(|at| drawn[at] += 1);
        assert!(drawn[0] > 200 && drawn[1] == 0 && drawn[2] > 50 && drawn[3] > 500, "{drawn:?}");
        assert_eq!((random.weighed(&[]), random.weighed(&[0, 0])), (None, None));
    }

    #[test]
    fn random_draws_depend_only_on_their_seed_numbers() {
        let drawn = |numbers: &[u64]| Random::of(numbers).draw();
        assert_eq!(drawn(&[7, 1]), drawn(&[7, 1]));
        assert_ne!(drawn(&[7, 1]), drawn(&[1, 7]));
    }
}
