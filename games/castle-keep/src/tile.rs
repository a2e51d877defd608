//! A tile: a tower, a wall or a keep, its color, and the shape of its top.

use std::fmt;
use std::num::NonZeroU8;

use rules::{TileColor, TilePart, TileShape};
use serde::{Deserialize, Serialize};

pub(crate) const KINDS: usize = 21;

const COLORS: [TileColor; 3] = [TileColor::Blue, TileColor::Red, TileColor::Yellow];
const SHAPES: [TileShape; 3] = [TileShape::Curvy, TileShape::Straight, TileShape::Zigzag];
const KEEPS: usize = 3;
const RINGS: usize = 9;

/// A kind of tile. Kinds are numbered in the order of their notation: keeps, towers, walls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Tile(NonZeroU8);

impl Tile {
    /// The kind with this index.
    pub(crate) fn of(index: usize) -> Option<Self> {
        let number = u8::try_from(index + 1).ok().filter(|_| index < KINDS)?;
        NonZeroU8::new(number).map(Self)
    }

    /// The kind of a bit in a set of kinds. The bit must be below [`KINDS`].
    pub(crate) fn of_bit(bit: u32) -> Self {
        Self(NonZeroU8::MIN.saturating_add(bit as u8))
    }

    /// All kinds, in the order of their notation.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..KINDS).filter_map(Self::of)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }

    /// The number of tiles of this kind in the box.
    pub(crate) fn copies(self) -> u8 {
        if self.part() == TilePart::Keep { 6 } else { 4 }
    }

    /// The part: tower, wall or keep.
    pub fn part(self) -> TilePart {
        match self.index() {
            0..3 => TilePart::Keep,
            3..12 => TilePart::Tower,
            _ => TilePart::Wall,
        }
    }

    /// The color.
    pub fn color(self) -> TileColor {
        match self.index() {
            keep @ 0..KEEPS => COLORS[keep],
            ring => COLORS[(ring - KEEPS) % RINGS / 3],
        }
    }

    /// The shape. Keeps have none.
    pub fn shape(self) -> Option<TileShape> {
        self.index().checked_sub(KEEPS).map(|ring| SHAPES[ring % 3])
    }

    /// The tile as the renderer draws it.
    pub(crate) fn face(self) -> rules::Tile {
        rules::Tile { part: self.part(), color: self.color(), shape: self.shape() }
    }

    /// Reads the letters of part, color and shape in any order and case.
    pub(crate) fn read(letters: &str) -> Option<Self> {
        let mut sorted: Vec<char> = letters.chars().take(4).flat_map(char::to_lowercase).collect();
        sorted.sort_unstable();
        Self::all().find(|tile| {
            let mut own: Vec<char> = tile.to_string().to_lowercase().chars().collect();
            own.sort_unstable();
            own == sorted
        })
    }

    /// Whether the notation contains each of these letters. `false` if there are no letters.
    pub(crate) fn has_letters(self, letters: &str) -> bool {
        let own = self.to_string().to_lowercase();
        !letters.is_empty() && letters.chars().all(|letter| own.contains(letter))
    }

    /// The letters of the notation. Keeps have only two.
    pub(crate) fn letters(self) -> [Option<u8>; 3] {
        let part = match self.part() {
            TilePart::Tower => b'T',
            TilePart::Wall => b'W',
            TilePart::Keep => b'K',
        };
        let color = match self.color() {
            TileColor::Red => b'R',
            TileColor::Yellow => b'Y',
            TileColor::Blue => b'B',
        };
        let shape = self.shape().map(|shape| match shape {
            TileShape::Curvy => b'c',
            TileShape::Zigzag => b'z',
            TileShape::Straight => b's',
        });
        [Some(part), Some(color), shape]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters().into_iter().flatten().map(char::from);
        f.pad(&letters.collect::<String>())
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0.get()
    }
}

impl TryFrom<u8> for Tile {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let index = usize::from(number).checked_sub(1);
        index.and_then(Self::of).ok_or("there is no such kind of tile")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_ninety_tiles_in_notation_order() {
        assert_eq!(Tile::all().map(Tile::copies).sum::<u8>(), 90);
        let written: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
        assert!(written.is_sorted());
        assert_eq!(written[0], "KB");
        assert_eq!(written[20], "WYz");
    }

    #[test]
    fn the_letters_of_a_tile_are_read_in_any_order() {
        for tile in Tile::all() {
            assert_eq!(Tile::read(&tile.to_string()), Some(tile));
        }
        assert_eq!(Tile::read("crt"), Tile::read("TRc"));
        for wrong in ["", "T", "TR", "KRc", "TRcc", "TRcx", "é"] {
            assert_eq!(Tile::read(wrong), None, "{wrong}");
        }
    }
}
