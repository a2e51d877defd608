//! The pieces and flags that the items of a board show.

use std::collections::HashSet;

use rules::{Board, Cell, Ink, Item, Mark, Unit};

use crate::bodies::top_turret;
use crate::grid::Grid;
use crate::layers::{Piece, TREE_KINDS};

/// Converts items to pieces, in the order in which they are drawn.
#[derive(Debug, Default)]
pub(crate) struct Pieces {
    winner: Option<Ink>,
    /// The squares of pawns that have not moved.
    fresh: HashSet<Cell>,
    /// The number of trees so far. Each is of the next kind.
    trees: u8,
}

impl Pieces {
    /// The pieces of a board. The winner's castles and general carry flags.
    pub(crate) fn new(board: &Board, winner: Option<Ink>) -> Self {
        let fresh = board.items.iter().filter_map(|item| match item {
            Item::Mark(cell, Mark::Fresh) => Some(*cell),
            _ => None,
        });
        Self { winner, fresh: fresh.collect(), trees: 0 }
    }

    /// The piece of an item on one square, with its square. `None` for any other item.
    pub(crate) fn piece(&mut self, item: &Item) -> Option<(Cell, Piece)> {
        Some(match item {
            Item::Ground(..) | Item::Mark(..) | Item::Outline(..) | Item::Path(_) => return None,
            Item::Block(..) | Item::Ghost(_) => return None,
            Item::Tree(cell) => {
                let kind = self.trees % TREE_KINDS;
                self.trees = self.trees.wrapping_add(1);
                (*cell, Piece::Tree(kind))
            }
            Item::Pawn(cell, ink) => (*cell, Piece::Pawn(*ink, self.fresh.contains(cell))),
            Item::Castle(cell, ink) => {
                let is_up = *ink != Ink::Neutral && (self.winner.is_none() || self.has_won(*ink));
                (*cell, Piece::Castle(*ink, is_up))
            }
            Item::Ruin(cell, ink) => (*cell, Piece::Ruin(*ink, self.has_won(*ink))),
            Item::Unit(cell, unit, ink) => (*cell, Piece::Unit(*unit, *ink)),
            Item::Tile(cell, tile) => (*cell, Piece::Tile(*tile)),
        })
    }

    /// The winner's flag on an item, with its square. It is drawn above everything else.
    pub(crate) fn flag(&self, item: &Item, grid: Grid) -> Option<(Cell, Piece)> {
        let (cell, ink) = match item {
            Item::Block(cells, ink) => (top_turret(cells, grid)?, *ink),
            Item::Unit(cell, Unit::General, ink) => (*cell, *ink),
            _ => return None,
        };
        self.has_won(ink).then_some((cell, Piece::Standard(ink)))
    }

    /// The piece of an item that is not on the board yet, as if the game went on.
    pub(crate) fn ghost_piece(&mut self, item: &Item) -> Option<(Cell, Piece)> {
        let mut own = Self { trees: self.trees, ..Self::default() };
        let piece = own.piece(item);
        self.trees = own.trees;
        piece
    }

    fn has_won(&self, ink: Ink) -> bool {
        self.winner == Some(ink)
    }
}
