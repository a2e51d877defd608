//! Sets of tile kinds, as bits.

use rules::{Cell, TileColor, TilePart};
use serde::{Deserialize, Serialize};

use crate::cells;
use crate::tile::{KINDS, Tile};

rules::bit_set! {
    pub(crate) struct Kinds(u32) of Tile, mask: |tile| 1 << tile.index(), at: Tile::of_bit, count: KINDS
}

impl Kinds {
    pub(crate) const ALL: Self = Self((1 << KINDS) - 1);
    pub(crate) const KEEPS: Self = Self(0b111);
    pub(crate) const TOWERS: Self = Self(0b1_1111_1111 << 3);
    pub(crate) const WALLS: Self = Self(0b1_1111_1111 << 12);

    /// All kinds of the part that belongs on a cell.
    pub(crate) fn part(cell: Cell) -> Self {
        match cells::part(cell) {
            TilePart::Keep => Self::KEEPS,
            TilePart::Tower => Self::TOWERS,
            TilePart::Wall => Self::WALLS,
        }
    }

    /// The kinds with a count above 0.
    pub(crate) fn among(counts: &[u8; KINDS]) -> Self {
        let bits = counts.iter().enumerate().map(|(index, &count)| u32::from(count > 0) << index);
        Self(bits.fold(0, |all, bit| all | bit))
    }

    /// The towers and walls that share color or shape with this tower or wall.
    pub(crate) fn kin(tile: Tile) -> Self {
        Self(KIN[tile.index()])
    }

    /// All kinds of a tile's color, including the keep.
    pub(crate) fn of_color(tile: Tile) -> Self {
        Self(match tile.color() {
            TileColor::Blue => in_color(0),
            TileColor::Red => in_color(1),
            TileColor::Yellow => in_color(2),
        })
    }
}

/// The kin of each kind. Keeps have none.
const KIN: [u32; KINDS] = {
    let mut kin = [0; KINDS];
    let mut index = 3;
    while index < KINDS {
        kin[index] = (in_color((index - 3) % 9 / 3) | in_shape(index % 3)) & !0b111;
        index += 1;
    }
    kin
};

const fn in_color(color: usize) -> u32 {
    1 << color | 0b111 << (3 + 3 * color) | 0b111 << (12 + 3 * color)
}

const fn in_shape(shape: usize) -> u32 {
    0b001_001_001_001_001_001 << (3 + shape)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kin_are_ring_tiles_of_equal_color_or_shape() {
        for one in Tile::all() {
            for other in Tile::all() {
                let both_stand_in_the_ring = one.shape().is_some() && other.shape().is_some();
                let alike = one.color() == other.color() || one.shape() == other.shape();
                assert_eq!(Kinds::kin(one).contains(other), both_stand_in_the_ring && alike);
                assert_eq!(Kinds::of_color(one).contains(other), one.color() == other.color());
            }
        }
    }
}
