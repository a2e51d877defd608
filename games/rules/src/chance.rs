//! Random numbers from the seed of a match: the same on every machine and in every version.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Refusal;

/// The seed of all randomness in a match. It is secret while the match runs, so `Debug` prints `Seed(..)`. Stored as
/// hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from its bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes. They reveal all future randomness, so never show them for a running match.
    pub fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Parses 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
        }
        // `from_str_radix` accepts a sign, but "+f" is no pair of digits.
        text.bytes().all(|digit| digit.is_ascii_hexdigit()).then_some(Self(bytes))
    }

    /// The seed as 64 hexadecimal digits. They reveal all future randomness, so never show them for a running match.
    pub fn to_hex(self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The chance of the game itself: deals, setups, shuffles.
    pub fn game(self) -> Chance {
        self.stream(0)
    }

    /// The chance that assigns people to seats.
    pub fn seating(self) -> Chance {
        self.stream(1)
    }

    /// The chance of the random walk with this index, for tests and benchmarks.
    pub fn walk(self, index: u64) -> Chance {
        self.stream(2 + index)
    }

    fn stream(self, stream: u64) -> Chance {
        let mut generator = ChaCha8Rng::from_seed(self.0);
        generator.set_stream(stream);
        Chance(generator)
    }
}

crate::hidden_debug!(Seed);

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_hex()
    }
}

impl TryFrom<String> for Seed {
    type Error = Refusal;

    fn try_from(text: String) -> Result<Self, Refusal> {
        Self::from_hex(&text).ok_or_else(|| Refusal::new("a seed is 64 hexadecimal digits"))
    }
}

/// A random generator whose draws never change: `ChaCha` with 8 rounds, and the methods below. No update of a library
/// can alter old matches.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// A random number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there is no number below 0");
        // Reject numbers above the last multiple of `bound`, which would make small results more likely.
        let limit = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.0.next_u64();
            if drawn < limit {
                return drawn % bound;
            }
        }
    }

    /// A random index of a list of this length, each equally likely.
    ///
    /// # Panics
    /// If `length` is 0.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// A random element, each equally likely; `None` if there are none.
    pub fn one_of<'a, T>(&mut self, elements: &'a [T]) -> Option<&'a T> {
        if elements.is_empty() { None } else { Some(&elements[self.index(elements.len())]) }
    }

    /// Shuffles the elements; every order is equally likely.
    pub fn shuffle<T>(&mut self, elements: &mut [T]) {
        for last in (1..elements.len()).rev() {
            elements.swap(last, self.index(last + 1));
        }
    }
}

crate::hidden_debug!(Chance);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_draws_are_fixed_for_a_seed() {
        let mut chance = Seed::from_bytes([7; 32]).game();
        let drawn: Vec<usize> = (0..8).map(|_| chance.index(1000)).collect();
        assert_eq!(drawn, PINNED);
        let mut order: Vec<u8> = (0..8).collect();
        chance.shuffle(&mut order);
        assert_eq!(order, PINNED_ORDER);
    }

    const PINNED: [usize; 8] = [76, 590, 727, 873, 601, 866, 121, 798];
    const PINNED_ORDER: [u8; 8] = [1, 3, 4, 5, 2, 7, 6, 0];

    #[test]
    fn a_seed_is_read_only_from_its_64_hex_digits() {
        let seed = Seed::from_bytes([0xa7; 32]);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("12"), None);
        assert_eq!(Seed::from_hex(&"+f".repeat(32)), None);
        assert_eq!(Seed::from_hex(&"é".repeat(32)), None);
    }

    #[test]
    fn debug_output_hides_the_seed() {
        let seed = Seed::from_bytes([0xa7; 32]);
        assert_eq!(format!("{seed:?} {:?}", seed.game()), "Seed(..) Chance(..)");
    }
}
