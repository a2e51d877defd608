//! What lies beside the boards: shelves below them, as many side by side as fit.

use std::collections::HashSet;

use rules::{Cell, Ink, Thing, Tray, TrayItem};

use crate::canvas::Spot;
use crate::layers::{self, Emblem, Joins, Layer};
use crate::sketch::{Lettering, Sketch};
use crate::text;
use crate::theme::{INK, SHELF};

/// At most this many lines are drawn.
const MOST_LINES: usize = 24;
/// Blocks in trays are drawn up to this many squares wide and high.
const MOST_SQUARES: u8 = 12;

/// A stretch of a line with the things of one tray.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) corner: Spot,
    pub(crate) size: Spot,
    /// The drawings and where their left upper corners lie.
    pub(crate) pieces: Vec<(Spot, Sketch)>,
}

/// A drawing and its size.
#[derive(Clone, Debug)]
struct Piece {
    size: Spot,
    sketch: Option<Sketch>,
}

/// Lays trays on lines of this width from this height downward; also says where the last line ends.
pub(crate) fn lay(trays: &[Tray], width: usize, top: usize) -> (Vec<Shelf>, usize) {
    let height = (width * 9 / 100).clamp(24, 104);
    let gap = height / 10;
    let inner = width - 2 * gap;
    let parts: Vec<_> = trays.iter().flat_map(|tray| parts(tray, height, inner)).collect();
    let (mut shelves, mut y) = (Vec::new(), top);
    for line in lines(parts, inner, gap).into_iter().take(MOST_LINES) {
        shelves.extend(spread(line, (gap, y), (inner, height)));
        y += height + gap;
    }
    (shelves, y)
}

/// The pieces of a tray, broken where they would not fit in one line.
fn parts(tray: &Tray, height: usize, width: usize) -> Vec<Vec<Piece>> {
    let mut parts = vec![vec![space(height / 8)]];
    let mut taken = height / 8;
    for piece in heads(tray, height)
        .into_iter()
        .chain(tray.items.iter().flat_map(|item| pieces(item, height)))
    {
        if taken + piece.size.0 > width && parts.last().is_some_and(|part| part.len() > 1) {
            parts.push(vec![space(height / 8)]);
            taken = height / 8;
        }
        taken += piece.size.0;
        if let Some(part) = parts.last_mut() {
            part.push(piece);
        }
    }
    parts
}

/// Puts as many parts in a line as fit.
fn lines(parts: Vec<Vec<Piece>>, width: usize, gap: usize) -> Vec<Vec<Vec<Piece>>> {
    let mut lines: Vec<Vec<Vec<Piece>>> = Vec::new();
    let mut taken = usize::MAX;
    for part in parts {
        let length = length(&part);
        match lines.last_mut() {
            Some(line) if taken.saturating_add(gap + length) <= width => {
                line.push(part);
                taken += gap + length;
            }
            _ => {
                lines.push(vec![part]);
                taken = length;
            }
        }
    }
    lines
}

/// Spreads the parts of a line over its whole width.
fn spread(line: Vec<Vec<Piece>>, (left, top): Spot, (width, height): Spot) -> Vec<Shelf> {
    let (count, gap) = (line.len(), height / 10);
    let lengths: Vec<_> = line.iter().map(|part| length(part)).collect();
    let taken: usize = lengths.iter().sum::<usize>() + gap * (count - 1);
    let spare = width.saturating_sub(taken) / count;
    let mut x = left;
    let mut shelves = Vec::new();
    for (index, part) in line.into_iter().enumerate() {
        let is_last = index + 1 == count;
        let size = if is_last { left + width - x } else { lengths[index] + spare };
        shelves.push(shelf(part, (x, top), (size, height)));
        x += size + gap;
    }
    shelves
}

fn shelf(part: Vec<Piece>, corner: Spot, size: Spot) -> Shelf {
    let mut x = corner.0;
    let mut pieces = Vec::new();
    for piece in part {
        let y = corner.1 + size.1.saturating_sub(piece.size.1) / 2;
        if let Some(sketch) = piece.sketch {
            pieces.push(((x, y), sketch));
        }
        x += piece.size.0;
    }
    Shelf { corner, size, pieces }
}

fn length(part: &[Piece]) -> usize {
    part.iter().map(|piece| piece.size.0).sum()
}

/// Pointer and emblem, where the tray is somebody's.
fn heads(tray: &Tray, height: usize) -> Vec<Piece> {
    let pointer = tray.active.then(|| square(vec![Layer::Pointer], height / 3));
    let stone = tray.items.iter().any(|item| matches!(item.thing, Thing::Block(..)));
    let emblem = Emblem { ink: tray.ink, active: tray.active, stone };
    let emblem =
        (tray.ink != Ink::Neutral).then(|| square(vec![Layer::Emblem(emblem)], height * 7 / 10));
    let has_any = pointer.is_some() || emblem.is_some();
    let gap = has_any.then(|| space(height / 6));
    pointer.into_iter().chain(emblem).chain(gap).collect()
}

/// The drawing of an item, its count, and the space after it.
fn pieces(item: &TrayItem, height: usize) -> Vec<Piece> {
    let piece = thing(item, height);
    let count = item.count.map(|count| number(count, height));
    let after = space(if count.is_some() { height / 5 } else { height / 7 });
    [Some(piece), count, Some(after)].into_iter().flatten().collect()
}

fn thing(item: &TrayItem, height: usize) -> Piece {
    let layer = match &item.thing {
        Thing::Block(cells, ink) => return block(cells, *ink, item, height),
        Thing::Gap => return space(height / 3),
        Thing::Pawn(ink) => Layer::Pawn(*ink),
        Thing::Castle(ink) => Layer::Castle(*ink),
        Thing::Unit(unit, ink) => Layer::Unit(*unit, *ink),
        Thing::Tile(tile) => Layer::Tile(*tile),
        Thing::Hidden => Layer::Back,
        Thing::Pile => Layer::Pile,
        Thing::Discards(top) => Layer::Discards(*top),
    };
    let signs = item.mark.map(|mark| layers::signs(mark, true, !item.faint)).unwrap_or_default();
    if item.faint {
        return square([vec![layer, Layer::Veil], signs].concat(), height * 9 / 10);
    }
    square([signs, vec![layer]].concat(), height * 9 / 10)
}

/// A small building block.
fn block(cells: &[Cell], ink: Ink, item: &TrayItem, height: usize) -> Piece {
    let cells: Vec<_> =
        cells.iter().filter(|cell| cell.column.max(cell.row) < MOST_SQUARES).collect();
    let columns = cells.iter().map(|cell| cell.column + 1).max().unwrap_or(1);
    let rows = cells.iter().map(|cell| cell.row + 1).max().unwrap_or(1);
    let side = (height * 2 / 5).min(height * 9 / 10 / usize::from(rows)).max(4);
    let spot = |cell: &Cell| (i32::from(cell.column), i32::from(rows - 1 - cell.row));
    let body: HashSet<_> = cells.iter().map(|cell| spot(cell)).collect();
    let mut layers = Vec::new();
    for row in 0..rows {
        layers.extend((0..columns).map(|column| (column, row, Layer::Shelf)));
    }
    let joins = |cell: &Cell| Joins::within(&body, spot(cell));
    let mut lay = |layer: &dyn Fn(Joins) -> Layer| {
        layers.extend(
            cells.iter().map(|cell| (cell.column, rows - 1 - cell.row, layer(joins(cell)))),
        );
    };
    // A block reaches over its squares, so each layer is laid on all of them before the next.
    lay(&|joins| Layer::Block(ink, joins));
    if item.faint {
        lay(&|_| Layer::Veil);
    }
    if let Some(mark) = item.mark {
        lay(&|joins| Layer::Outline(mark, joins));
    }
    let size = (usize::from(columns) * side, usize::from(rows) * side);
    Piece { size, sketch: Some(Sketch::Squares(layers, (columns, rows), pixels(side))) }
}

fn square(mut layers: Vec<Layer>, side: usize) -> Piece {
    layers.insert(0, Layer::Shelf);
    Piece { size: (side, side), sketch: Some(Sketch::Square(layers, pixels(side))) }
}

fn number(count: u16, height: usize) -> Piece {
    let text = count.to_string();
    let cap = height * 2 / 5;
    let size = (text::width(&text, cap) + cap / 3, height * 9 / 10);
    let lettering = Lettering { ink: INK, ground: SHELF };
    let sketch = Sketch::Text(text, pixels(cap), (pixels(size.0), pixels(size.1)), lettering);
    Piece { size, sketch: Some(sketch) }
}

fn space(width: usize) -> Piece {
    Piece { size: (width, 0), sketch: None }
}

fn pixels(length: usize) -> u16 {
    u16::try_from(length).expect("trays are smaller than 65,536 pixels")
}
