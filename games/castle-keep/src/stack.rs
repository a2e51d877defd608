//! A stack of tiles: the pile or the discards.

use rules::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::tile::Tile;

pub(crate) const TILES: usize = 90;

/// An ordered stack of tiles in a fixed array, so that making a view doesn't allocate. `Debug` hides the tiles, since a
/// stack may be the pile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stack {
    tiles: [Option<Tile>; TILES],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Self = Self { tiles: [None; TILES], len: 0 };

    /// All tiles of the box, sorted by kind.
    pub(crate) fn full() -> Self {
        let mut stack = Self::EMPTY;
        Tile::all()
            .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.copies())))
            .for_each(|tile| stack.push(tile));
        stack
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn top(&self) -> Option<Tile> {
        self.len().checked_sub(1).and_then(|last| self.tiles[last])
    }

    /// Puts a tile on top. Does nothing beyond the box's ninety tiles.
    pub(crate) fn push(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.len)) {
            *place = Some(tile);
            self.len += 1;
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Tile> {
        let last = self.len().checked_sub(1)?;
        self.len -= 1;
        self.tiles[last].take()
    }

    pub(crate) fn shuffle(&mut self, chance: &mut Chance) {
        let len = self.len();
        chance.shuffle(&mut self.tiles[..len]);
    }

    /// The tiles from bottom to top.
    pub(crate) fn tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + '_ {
        self.tiles[..self.len()].iter().copied().flatten()
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        if tiles.len() > TILES {
            return Err(serde::de::Error::custom("more tiles than the box holds"));
        }
        let mut stack = Self::EMPTY;
        tiles.into_iter().for_each(|tile| stack.push(tile));
        Ok(stack)
    }
}

rules::hidden_debug!(Stack);
