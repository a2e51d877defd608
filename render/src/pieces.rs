//! The pieces and flags that the items of a board show.

use std::collections::HashSet;

use rules::{Board, Cell, Fate, Ink, Item, Mark, TilePart, Unit};

use crate::bodies::top_turret;
use crate::layers::{Piece, TREE_KINDS};
use crate::viewport::Grid;

/// Converts items to pieces, in the order in which they are drawn.
#[derive(Debug, Default)]
pub(crate) struct Pieces {
    winner: Option<Ink>,
    /// The squares of pawns that have not moved.
    fresh: HashSet<Cell>,
    /// The towers at the back of the winner's castle.
    towers: Vec<Cell>,
    /// The number of trees so far, which decides the kind of the next tree.
    trees: u8,
}

impl Pieces {
    /// The pieces of a board. The winner's castles, general and back towers carry flags.
    pub(crate) fn new(board: &Board, winner: Option<Ink>) -> Self {
        let fresh = board.items.iter().filter_map(|item| match item {
            Item::Mark(cell, Mark::Fresh) => Some(*cell),
            _ => None,
        });
        Self { winner, fresh: fresh.collect(), towers: back_towers(board), trees: 0 }
    }

    /// The piece and the square of an item that is one piece. `None` for any other item.
    pub(crate) fn piece(&mut self, item: &Item) -> Option<(Cell, Piece)> {
        Some(match item {
            Item::Ground(..) | Item::Mark(..) | Item::Outline(..) | Item::Path(_) => return None,
            Item::Block(..) | Item::Ghost(_) | Item::Hangings(..) | Item::Push(_) => return None,
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
            Item::Fallen(cell, unit, ink) => (*cell, Piece::Fallen(*unit, *ink)),
            Item::Tile(cell, tile) => (*cell, Piece::Tile(*tile)),
        })
    }

    /// The winner's flag on an item, with its square. It is drawn above everything else.
    pub(crate) fn flag(&self, item: &Item, grid: Grid) -> Option<(Cell, Piece)> {
        let (cell, ink) = match item {
            Item::Block(cells, ink) => (top_turret(cells, grid)?, *ink),
            Item::Unit(cell, Unit::General, ink) => (*cell, *ink),
            Item::Tile(cell, _) if self.towers.contains(cell) => (*cell, self.winner?),
            _ => return None,
        };
        self.has_won(ink).then_some((cell, Piece::Standard(ink)))
    }

    /// Whether one of the winner's flags is in the top row.
    pub(crate) fn has_top_flag(&self, board: &Board, grid: Grid) -> bool {
        let mut flags = board.items.iter().filter_map(|item| self.flag(item, grid));
        flags.any(|(cell, _)| grid.place(cell).is_some_and(|(_, row)| row == 0))
    }

    /// The piece of an item that is not on the board yet, without signs of a winner. `None` as for [`Self::piece`], and
    /// for a fallen soldier.
    pub(crate) fn ghost_piece(&mut self, item: &Item) -> Option<(Cell, Piece)> {
        if matches!(item, Item::Fallen(..)) {
            return None;
        }
        let mut own = Self { trees: self.trees, ..Self::default() };
        let piece = own.piece(item);
        self.trees = own.trees;
        piece
    }

    fn has_won(&self, ink: Ink) -> bool {
        self.winner == Some(ink)
    }
}

/// The outer towers in the highest row of a winner's castle that has towers.
fn back_towers(board: &Board) -> Vec<Cell> {
    let is_won = board.owner.is_some() && board.fate == Fate::Won;
    let towers = board.items.iter().filter_map(|item| match item {
        Item::Tile(cell, tile) if is_won && tile.part == TilePart::Tower => Some(*cell),
        _ => None,
    });
    let towers: Vec<Cell> = towers.collect();
    let Some(row) = towers.iter().map(|cell| cell.row).max() else { return towers };
    let back = || towers.iter().filter(|cell| cell.row == row).copied();
    let [left, right] =
        [back().min_by_key(|cell| cell.column), back().max_by_key(|cell| cell.column)];
    let mut outer: Vec<Cell> = left.into_iter().chain(right).collect();
    outer.dedup();
    outer
}
