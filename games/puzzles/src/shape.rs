//! The shape of a position, the same for its mirror images and turned images.

use rules::{Cell, Game, Item, Scene, Seat, Thing, Viewer};
use sha2::{Digest, Sha256};

use crate::position::Position;

/// A digest that equal and mirrored positions share.
pub(crate) type Shape = [u8; 16];

/// One of the eight ways to turn and mirror a board.
#[derive(Clone, Copy)]
struct Symmetry {
    mirrors_columns: bool,
    mirrors_rows: bool,
    swaps: bool,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            mirrors_columns: bits & 1 > 0,
            mirrors_rows: bits & 2 > 0,
            swaps: bits & 4 > 0,
        })
    }

    fn place(self, cell: Cell, columns: u8, rows: u8) -> (u8, u8) {
        let column = if self.mirrors_columns { columns - 1 - cell.column } else { cell.column };
        let row = if self.mirrors_rows { rows - 1 - cell.row } else { cell.row };
        if self.swaps { (row, column) } else { (column, row) }
    }
}

/// The shape of a position as a seat sees it.
///
/// The shape ignores how pieces are turned, since mirroring changes that. So a few different positions count as the
/// same.
pub(crate) fn shape(game: &dyn Game, position: &Position, seat: Seat) -> Option<Shape> {
    let view = position.table(game).ok()?.see(Viewer::Seat(seat));
    let scene = view.scene(&rules::Draft::default());
    let drawn = Symmetry::all().filter_map(|symmetry| drawn(&scene, symmetry)).min()?;
    let mut shape = [0; 16];
    shape.copy_from_slice(&Sha256::digest(drawn)[..16]);
    Some(shape)
}

/// The items of a scene under a symmetry, as text. `None` if a board that isn't square would be turned.
fn drawn(scene: &Scene, symmetry: Symmetry) -> Option<String> {
    let mut all = String::new();
    for board in &scene.boards {
        if symmetry.swaps && board.columns != board.rows {
            return None;
        }
        let place = |cell: &Cell| symmetry.place(*cell, board.columns, board.rows);
        let things = board.items.iter().filter_map(|item| {
            let mut places: Vec<_> = item.cells().iter().map(place).collect();
            places.sort_unstable();
            Some((kind(item)?, places))
        });
        let mut things: Vec<_> = things.collect();
        things.sort_unstable();
        all.push_str(&format!("{things:?}"));
    }
    // Only tiles: the blocks of a hand have mirror images, and the board shows which are left.
    let hands = scene.trays.iter().flat_map(|tray| &tray.items);
    let tiles = hands.filter(|item| matches!(item.thing, Thing::Tile(_)));
    tiles.for_each(|item| all.push_str(&format!("{item:?}")));
    Some(all)
}

/// The kind of a thing without its place. `None` for marks, which belong to no position.
fn kind(item: &Item) -> Option<String> {
    Some(match item {
        Item::Ground(..) | Item::Mark(..) | Item::Outline(..) | Item::Path(_) | Item::Ghost(_) => {
            return None;
        }
        Item::Fallen(..) | Item::Hangings(..) | Item::Push(_) => return None,
        Item::Tree(_) => "tree".into(),
        Item::Block(_, ink) => format!("block {ink:?}"),
        Item::Pawn(_, ink) => format!("pawn {ink:?}"),
        Item::Castle(_, ink) => format!("castle {ink:?}"),
        Item::Ruin(_, ink) => format!("ruin {ink:?}"),
        Item::Unit(_, unit, ink) => format!("unit {unit:?} {ink:?}"),
        Item::Tile(_, tile) => format!("tile {tile:?}"),
    })
}
