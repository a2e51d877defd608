//! A castle: its tiles, and the groups that fall together.

use rules::Cell;
use serde::{Deserialize, Serialize};

use crate::cells;
use crate::cells::CellSet;
use crate::tile::Tile;

/// The nine cells of a castle, each with its tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Castle([Option<Tile>; 9]);

impl Castle {
    pub(crate) fn at(self, cell: Cell) -> Option<Tile> {
        self.0[cells::index(cell)]
    }

    pub(crate) fn put(&mut self, cell: Cell, tile: Tile) {
        self.0[cells::index(cell)] = Some(tile);
    }

    pub(crate) fn take(&mut self, cell: Cell) -> Option<Tile> {
        self.0[cells::index(cell)].take()
    }

    pub(crate) fn keep(self) -> Option<Tile> {
        self.at(cells::MIDDLE)
    }

    pub(crate) fn len(self) -> usize {
        self.0.iter().flatten().count()
    }

    pub(crate) fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub(crate) fn is_complete(self) -> bool {
        self.len() == 9
    }

    /// The number of towers and walls.
    pub(crate) fn ring_len(self) -> usize {
        self.len() - usize::from(self.keep().is_some())
    }

    /// The tiles with their cells, in the order of the cells.
    pub(crate) fn tiles(self) -> impl Iterator<Item = (Cell, Tile)> {
        cells::all().filter_map(move |cell| Some((cell, self.at(cell)?)))
    }

    pub(crate) fn ring(self) -> impl Iterator<Item = (Cell, Tile)> {
        self.tiles().filter(|&(cell, _)| cell != cells::MIDDLE)
    }

    /// The cells with a tile of this kind.
    pub(crate) fn alike(self, tile: Tile) -> CellSet {
        self.tiles().filter(|&(_, standing)| standing == tile).map(|(cell, _)| cell).collect()
    }

    /// The group of `cell`: walls and towers of one color that are connected around the ring. The keep is a group of
    /// its own.
    pub(crate) fn group(self, cell: Cell) -> CellSet {
        let mut group = CellSet::NONE;
        let Some(tile) = self.at(cell) else { return group };
        group.insert(cell);
        let Some(place) = cells::RING.iter().position(|&other| other == cell) else {
            return group;
        };
        let is_alike = |cell| self.at(cell).is_some_and(|other| other.color() == tile.color());
        // Follow the color around the ring in both directions.
        for steps in [[1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1]] {
            let way = steps.map(|step| cells::RING[(place + step) % 8]);
            way.into_iter().take_while(|&next| is_alike(next)).for_each(|next| group.insert(next));
        }
        group
    }

    /// The cells that fall when the siege hits `cell`: its group. A keep takes adjacent groups of its color with it.
    pub(crate) fn siege_group(self, cell: Cell) -> CellSet {
        let mut group = self.group(cell);
        if let Some(keep) = self.at(cell).filter(|_| cell == cells::MIDDLE) {
            for side in cells::sides() {
                if self.at(side).is_some_and(|wall| wall.color() == keep.color()) {
                    group = group | self.group(side);
                }
            }
        }
        group
    }
}
