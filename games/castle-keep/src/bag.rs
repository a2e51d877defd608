//! A multiset of tiles: a hand or spoils.

use rules::TilePart;
use serde::{Deserialize, Serialize};

use crate::kind_set::Kinds;
use crate::tile::{KINDS, Tile};

/// The number of tiles of each kind. `Debug` hides them, since a bag may be a secret hand.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bag([u8; KINDS]);

impl Bag {
    pub(crate) fn count(self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    pub(crate) fn count_of(self, part: TilePart) -> usize {
        let own = Tile::all().filter(|tile| tile.part() == part);
        own.map(|tile| usize::from(self.count(tile))).sum()
    }

    pub(crate) fn len(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    pub(crate) fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub(crate) fn add(&mut self, tile: Tile) {
        self.0[tile.index()] += 1;
    }

    /// Removes one tile. Does nothing if the bag has none of this kind.
    pub(crate) fn remove(&mut self, tile: Tile) {
        self.0[tile.index()] = self.0[tile.index()].saturating_sub(1);
    }

    pub(crate) fn kinds(self) -> Kinds {
        Kinds::among(&self.0)
    }

    pub(crate) fn tiles(self) -> impl Iterator<Item = Tile> {
        Tile::all().flat_map(move |tile| std::iter::repeat_n(tile, usize::from(self.count(tile))))
    }
}

impl FromIterator<Tile> for Bag {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut bag = Self::default();
        tiles.into_iter().for_each(|tile| bag.add(tile));
        bag
    }
}

rules::hidden_debug!(Bag);
