//! Things in trays and in hand.

use rules::{Cell, Mark, Thing, TrayItem};

use super::markup::{Corner, PAGE_COLOR, PICTURE, in_place, layer_at, symbol_at};
use super::symbols::symbol_or_drawing;
use super::walls::{Part, block, body};
use crate::art;
use crate::layers::{self, Joins, Layer, Piece};

/// The maximum number of squares in a row or column of a thing for which the page has styles.
const LARGEST: usize = 4;

/// A thing in a tray as a small `<svg>`.
///
/// Most things are one square of 100 units. A block is a plain shape in as many such squares as it needs. A faint thing
/// is translucent. A missing thing is only an outline in `currentColor`, and a gap is empty. A mark of the last move is
/// a group of the class `last`. The page draws other marks, the count and the letter.
pub fn slot(item: &TrayItem) -> String {
    let (columns, rows) = match &item.thing {
        Thing::Block(cells, _) => size(cells),
        _ => (1, 1),
    };
    let content = match &item.thing {
        Thing::Gap => String::new(),
        Thing::Block(cells, ink) if !item.gone => {
            layers_of(cells, |joins| Layer::Piece(Piece::Token(*ink, joins)))
        }
        Thing::Block(cells, _) => outline_of(&parts(cells)),
        _ if item.gone => outline_of(&[Part { corner: Corner::ORIGIN, joins: Joins::default() }]),
        thing => single(thing),
    };
    let content = match item.faint && !item.gone {
        true => format!("<g opacity=\".5\">{content}</g>"),
        false => content,
    };
    let mark = item.mark.filter(|mark| is_last(*mark)).map(|mark| mark_of(&item.thing, mark));
    let mark = mark.map(|mark| format!("<g class=\"last\">{mark}</g>")).unwrap_or_default();
    let (below, above) = match &item.thing {
        Thing::Block(..) => (String::new(), mark),
        _ => (mark, String::new()),
    };
    // By these numbers, the page's styles give each square of a larger thing the same size.
    let (across, down) = (columns.min(LARGEST), rows.min(LARGEST));
    let shape = match (columns, rows) {
        (1, 1) => String::new(),
        _ => format!(" class=\"shape\" data-columns=\"{across}\" data-rows=\"{down}\""),
    };
    format!("{PICTURE}{shape} viewBox=\"0 0 {columns}00 {rows}00\">{below}{content}{above}</svg>")
}

/// A thing that a player is about to put on a board, as the content of an SVG.
///
/// A square has 100 units. The bounding box of the thing's squares begins at 0, 0. A block is drawn as on a board.
pub fn form(thing: &Thing) -> String {
    match thing {
        Thing::Block(cells, ink) => block(&parts(cells), *ink),
        thing => single(thing),
    }
}

/// Whether a mark shows the last move or a threat, and so changes with every move. An SVG draws only these marks. A
/// fresh pawn has a symbol of its own, and the page adds the marks of a draft.
pub(super) fn is_last(mark: Mark) -> bool {
    match mark {
        Mark::From | Mark::To | Mark::Captured | Mark::Pressed => true,
        Mark::Choice | Mark::Chosen | Mark::Target | Mark::Fresh => false,
    }
}

/// A thing on one square.
fn single(thing: &Thing) -> String {
    match thing {
        // A castle in a tray fits its square, so it is smaller than on a board.
        Thing::Castle(ink) => {
            let castle = Layer::Piece(Piece::Castle(*ink, false));
            scaled(&castle, "translate(12 17) scale(.76)")
        }
        Thing::Discards(Some(top)) => {
            let tile = scaled(&Layer::Piece(Piece::Tile(*top)), "translate(8 8) scale(.84)");
            symbol_at("discards", Corner::ORIGIN) + &tile
        }
        thing => {
            let layer = Layer::of(thing);
            layer.map(|layer| symbol_or_drawing(&layer, Corner::ORIGIN)).unwrap_or_default()
        }
    }
}

fn scaled(layer: &Layer, transform: &str) -> String {
    format!("<g transform=\"{transform}\">{}</g>", symbol_or_drawing(layer, Corner::ORIGIN))
}

fn mark_of(thing: &Thing, mark: Mark) -> String {
    match thing {
        Thing::Block(cells, _) => layers_of(cells, |joins| Layer::Outline(mark, joins)),
        _ => {
            let signs = layers::signs(mark, true, None);
            signs.iter().map(|layer| in_place(&layer_at(Corner::ORIGIN, layer))).collect()
        }
    }
}

/// The dashed outline of a missing thing.
fn outline_of(parts: &[Part]) -> String {
    in_place(&body(parts, |painter, joins| art::gone(painter, joins, PAGE_COLOR)))
}

fn layers_of(cells: &[Cell], layer: impl Fn(Joins) -> Layer) -> String {
    in_place(&body(&parts(cells), |painter, joins| art::paint(&layer(joins), painter)))
}

/// The columns and rows of a block.
fn size(cells: &[Cell]) -> (usize, usize) {
    let length = |at: fn(&Cell) -> u8| {
        let (low, high) = (cells.iter().map(at).min(), cells.iter().map(at).max());
        low.zip(high).map_or(1, |(low, high)| usize::from(high - low) + 1)
    };
    (length(|cell| cell.column), length(|cell| cell.row))
}

/// The squares of a block, as offsets from its upper left corner.
fn parts(cells: &[Cell]) -> Vec<Part> {
    let left = cells.iter().map(|cell| cell.column).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.row).max().unwrap_or(0);
    let spot = |cell: &Cell| (i32::from(cell.column - left), i32::from(top - cell.row));
    let all = cells.iter().map(spot).collect();
    let part = |cell: &Cell| {
        let (x, y) = spot(cell);
        let corner = Corner { x: usize::from(cell.column - left), y: usize::from(top - cell.row) };
        Part { corner, joins: Joins::within(&all, x, y) }
    };
    cells.iter().map(part).collect()
}
