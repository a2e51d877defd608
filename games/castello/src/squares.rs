//! A set of squares, one bit each.

use std::ops::{BitAnd, BitOr};

use serde::{Deserialize, Serialize};

use crate::square::{COLUMNS, ROWS, SIZE, Square};

const WORDS: usize = SIZE / 64;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "[u64; WORDS]", try_from = "[u64; WORDS]")]
pub(crate) struct Squares([u64; WORDS]);

impl Squares {
    pub(crate) const NONE: Self = Self([0; WORDS]);

    /// All squares of a range of columns, which count from 1 and are inclusive.
    pub(crate) const fn columns(first: u8, last: u8) -> Self {
        let mut words = [0; WORDS];
        let mut column = first;
        while column <= last {
            let mut row = 1;
            while row <= ROWS {
                let index = Square::at(column, row).index();
                words[index / 64] |= 1 << (index % 64);
                row += 1;
            }
            column += 1;
        }
        Self(words)
    }

    pub(crate) const ALL: Self = Self::columns(1, COLUMNS);

    pub(crate) fn has(&self, square: Square) -> bool {
        self.has_index(square.index())
    }

    /// Whether the set has the square with this index.
    pub(crate) fn has_index(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 != 0
    }

    /// Adds a square. Returns whether it was new.
    pub(crate) fn add(&mut self, square: Square) -> bool {
        let new = !self.has(square);
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
        new
    }

    /// Removes a square. Returns whether it was in the set.
    pub(crate) fn remove(&mut self, square: Square) -> bool {
        let there = self.has(square);
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
        there
    }

    pub(crate) fn without(self, other: Self) -> Self {
        self.zip(other, |one, other| one & !other)
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// The squares, by column, then row.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        self.indices().map(|index| {
            Square::from_index(index).expect("every set is made of squares, by `add` or `TryFrom`")
        })
    }

    /// All squares shifted by an index offset. Squares that leave the board may land on its rim.
    #[inline]
    pub(crate) fn shifted(self, by: isize) -> Self {
        let (words, bits) = (self.0, by.unsigned_abs() as u32);
        let mut moved = [0; WORDS];
        for (number, word) in moved.iter_mut().enumerate() {
            *word = if by > 0 {
                let below = if number == 0 { 0 } else { words[number - 1] };
                words[number] << bits | below >> (64 - bits)
            } else {
                let above = if number + 1 == WORDS { 0 } else { words[number + 1] };
                words[number] >> bits | above << (64 - bits)
            };
        }
        Self(moved)
    }

    pub(crate) fn put(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    pub(crate) fn lift(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// The indices of the squares, from the lowest.
    pub(crate) fn indices(self) -> impl Iterator<Item = usize> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(number, word)| Bits(word).map(move |bit| number * 64 + bit))
    }

    fn zip(mut self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word = join(*word, other);
        }
        self
    }
}

/// An iterator over the indices of the set bits, from the lowest.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.zip(other, |one, other| one & other)
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip(other, |one, other| one | other)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::NONE;
        squares.into_iter().for_each(|square| {
            set.add(square);
        });
        set
    }
}

impl From<Squares> for [u64; WORDS] {
    fn from(set: Squares) -> Self {
        set.0
    }
}

impl TryFrom<[u64; WORDS]> for Squares {
    type Error = &'static str;

    fn try_from(words: [u64; WORDS]) -> Result<Self, Self::Error> {
        let set = Self(words);
        set.without(Self::ALL).is_empty().then_some(set).ok_or("a set holds what is no square")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_set_iterates_in_order() {
        let mut set: Squares = [Square::at(21, 15), Square::at(1, 1)].into_iter().collect();
        assert!(!set.add(Square::at(1, 1)) && set.remove(Square::at(21, 15)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Square::at(1, 1)]);
        assert_eq!(Squares::ALL.len(), 315);
    }

    #[test]
    fn a_square_set_rejects_bits_off_the_board() {
        assert_eq!(Squares::try_from([1; WORDS]), Err("a set holds what is no square"));
    }
}
