//! The trays beside the boards: for each seat a marker, a name and its things.

mod element;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use rules::{Cell, Fate, Ink, Mark, Thing, Tray, TrayItem};

use crate::geometry::{Size, Spot, pixels};
use crate::layers::{Emblem, Joins, Layer, Piece};
use crate::shelf::Shelf;
use crate::sprite_cache::{SpriteSpec, SquaresSpec};
use crate::trays::element::{Element, PieceStyle, space};
use crate::{Theme, layers, text};

/// The maximum number of lines of a tray that are drawn.
const MOST_LINES: usize = 24;
/// The maximum number of squares of a block in a tray, in width and height.
const MOST_SQUARES: u8 = 12;

/// A placed tray with its sprites.
#[derive(Debug)]
pub(crate) struct LaidTray {
    pub(crate) corner: Spot,
    pub(crate) size: Size,
    pub(crate) shelf: Shelf,
    /// Whether its seat is to move.
    pub(crate) active: bool,
    /// Whether its seat has won.
    pub(crate) won: bool,
    /// The sprites with their upper left corners.
    pub(crate) pieces: Vec<(Spot, SpriteSpec)>,
}

/// The place of a tray: its corner, its width, and the height of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) corner: Spot,
    pub(crate) width: usize,
    pub(crate) height: usize,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) theme: Theme,
    pub(crate) shelf: Shelf,
}

/// Lays out a tray: its owner at the left, its things at the right, in as many lines as needed.
pub(crate) fn lay(tray: &Tray, look: Look, room: Room) -> LaidTray {
    let style = PieceStyle { theme: look.theme, shelf: look.shelf, height: room.height };
    let edge = room.height / 6;
    let (heading, groups) = (heading(tray, style), groups(tray, style));
    let taken = length(&heading) + edge;
    let inner = room.width.saturating_sub(2 * edge);
    let needed: usize = groups.iter().map(|group| length(group)).sum();
    let mut laid = LaidTray {
        corner: room.corner,
        size: Size::new(room.width, room.height),
        shelf: look.shelf,
        active: tray.active,
        won: tray.fate == Fate::Won,
        pieces: Vec::new(),
    };
    laid.put(&heading, Spot::new(room.corner.x + edge, room.corner.y), room.height);
    if needed + taken <= inner {
        let left = room.corner.x + room.width - edge - needed;
        let name_room = room.width - edge - needed - taken;
        laid.name(tray, style, Spot::new(room.corner.x + taken, room.corner.y), name_room);
        laid.put(&groups.concat(), Spot::new(left, room.corner.y), room.height);
        return laid;
    }
    let name_room = (inner / 4).min(inner.saturating_sub(taken));
    let named = laid.name(tray, style, Spot::new(room.corner.x + taken, room.corner.y), name_room);
    laid.put_lines(groups, Indent { first: taken + named, others: edge }, room);
    laid
}

/// Whether a tray fits one line of this width, with some room for a name.
pub(crate) fn fits(tray: &Tray, look: Look, width: usize, height: usize) -> bool {
    let style = PieceStyle { theme: look.theme, shelf: look.shelf, height };
    let items: usize = groups(tray, style).iter().map(|group| length(group)).sum();
    length(&heading(tray, style)) + items + height * 2 <= width
}

/// The left edge of a tray's lines.
#[derive(Clone, Copy, Debug)]
struct Indent {
    first: usize,
    others: usize,
}

impl LaidTray {
    /// Places elements side by side, vertically centered in a line of this height.
    fn put(&mut self, elements: &[Element], spot: Spot, height: usize) {
        let mut x = spot.x;
        for element in elements {
            let y = spot.y + height.saturating_sub(element.size.height) / 2;
            if let Some(spec) = &element.spec {
                let corner =
                    Spot::new(x.saturating_sub(element.overlap), y.saturating_sub(element.overlap));
                self.pieces.push((corner, spec.clone()));
            }
            x += element.size.width;
        }
    }

    /// Writes the name, smaller or cut off if necessary, and returns its width.
    fn name(&mut self, tray: &Tray, style: PieceStyle, spot: Spot, room: usize) -> usize {
        let Some(name) = tray.name.as_deref().and_then(text::drawable) else { return 0 };
        let full = style.cap();
        let caps = [full, full * 7 / 8, full * 3 / 4];
        let fitting = caps.into_iter().find(|cap| text::width(&name, *cap) <= room);
        let cap = fitting.unwrap_or(caps[2]);
        let name = text::cut(&name, cap, room);
        let width = text::width(&name, cap);
        if name.is_empty() {
            return 0;
        }
        let element = style.text(name, cap, Size::new(width, style.height * 9 / 10));
        self.put(&[element], spot, style.height);
        width + style.height / 4
    }

    fn put_lines(&mut self, groups: Vec<Vec<Element>>, indent: Indent, room: Room) {
        let (mut x, mut line) = (indent.first, 0);
        for group in groups {
            let width = length(&group);
            if x + width > room.width - indent.others && x > indent.others {
                (x, line) = (indent.others, line + 1);
                if line == MOST_LINES {
                    return;
                }
                self.size.height += room.height;
            }
            let spot = Spot::new(room.corner.x + x, room.corner.y + line * room.height);
            self.put(&group, spot, room.height);
            x += width;
        }
    }
}

fn length(elements: &[Element]) -> usize {
    elements.iter().map(|element| element.size.width).sum()
}

/// The heading of a tray: the seat's marker, and a crown or flag if the seat has won or resigned.
fn heading(tray: &Tray, style: PieceStyle) -> Vec<Element> {
    if tray.ink == Ink::Neutral {
        return Vec::new();
    }
    let side = style.height * 7 / 10;
    let emblem = Emblem { ink: tray.ink, stone: has_block(tray) };
    let mut heading = match tray.items.first() {
        Some(item) if item.thing == Thing::Pawn(tray.ink) => counted_marker(item, style),
        _ => vec![style.square(vec![Layer::Emblem(emblem)], side)],
    };
    heading.push(space(style.height / 6));
    let sign = match tray.fate {
        Fate::Won => Some(Layer::Crown),
        Fate::Resigned => Some(Layer::Flag(emblem)),
        Fate::Open => None,
    };
    let sign = sign.map(|sign| style.square(vec![sign], side));
    heading.extend(sign.into_iter().flat_map(|sign| [sign, space(style.height / 6)]));
    heading
}

/// Whether a building block is in the tray.
pub(crate) fn has_block(tray: &Tray) -> bool {
    tray.items.iter().any(|item| matches!(item.thing, Thing::Block(..)))
}

/// A marker that is one of the side's own pawns, with their number.
fn counted_marker(item: &TrayItem, style: PieceStyle) -> Vec<Element> {
    let count = item.count.map(|count| style.number(count));
    [Some(thing(item, style)), count].into_iter().flatten().collect()
}

/// The elements of the things in a tray, each with its letter and count, except the pawns of the marker.
fn groups(tray: &Tray, style: PieceStyle) -> Vec<Vec<Element>> {
    let has_marker = tray.items.first().is_some_and(|item| item.thing == Thing::Pawn(tray.ink));
    let items = tray.items.iter().skip(usize::from(has_marker));
    items.map(|item| pieces(item, style)).collect()
}

/// The element of an item, its letter and count, and the space after it.
fn pieces(item: &TrayItem, style: PieceStyle) -> Vec<Element> {
    let letter = item.letter.map(|letter| style.letter(letter));
    // A ring replaces the letter.
    let letter = match item.mark {
        Some(Mark::Captured) => letter.map(|letter| space(letter.size.width)),
        _ => letter,
    };
    let piece = thing(item, style);
    let count = item.count.map(|count| style.number(count));
    let after = space(if letter.is_some() { style.height / 8 } else { style.height / 16 });
    [letter, Some(piece), count, Some(after)].into_iter().flatten().collect()
}

fn thing(item: &TrayItem, style: PieceStyle) -> Element {
    if let Thing::Block(cells, ink) = &item.thing {
        return block(cells, *ink, item, style);
    }
    let Some(layer) = Layer::of(&item.thing) else { return space(style.height / 3) };
    let side = style.height * 4 / 5;
    let shelf = style.shelf;
    let signs = item.mark.map(|mark| layers::signs(mark, true, None)).unwrap_or_default();
    if item.gone {
        let place = Layer::Gone(shelf, Joins::default());
        return style.square([vec![place], signs].concat(), side);
    }
    if item.faint {
        return style.square([vec![layer, Layer::Veil(shelf)], signs].concat(), side);
    }
    style.square([signs, vec![layer]].concat(), side)
}

/// A small building block in a slot that is wide enough for any rotation.
fn block(cells: &[Cell], ink: Ink, item: &TrayItem, style: PieceStyle) -> Element {
    let cells: Vec<_> =
        cells.iter().filter(|cell| cell.column.max(cell.row) < MOST_SQUARES).collect();
    let columns = cells.iter().map(|cell| cell.column + 1).max().unwrap_or(1);
    let rows = cells.iter().map(|cell| cell.row + 1).max().unwrap_or(1);
    let longest = usize::from(columns.max(rows));
    let side = (style.height * 21 / 100).min(style.height * 9 / 10 / longest).max(4);
    let spot = |cell: &Cell| (i32::from(cell.column), i32::from(rows - 1 - cell.row));
    let body: HashSet<_> = cells.iter().map(|cell| spot(cell)).collect();
    let mut layers = Vec::new();
    for row in 0..rows {
        layers.extend((0..columns).map(|column| (column, row, Layer::Shelf(style.shelf))));
    }
    let joins = |cell: &Cell| {
        let (x, y) = spot(cell);
        Joins::within(&body, x, y)
    };
    let mut lay = |layer: &dyn Fn(Joins) -> Layer| {
        layers.extend(
            cells.iter().map(|cell| (cell.column, rows - 1 - cell.row, layer(joins(cell)))),
        );
    };
    // A block extends over its squares, so each layer is drawn on all of them before the next.
    if item.gone {
        lay(&|joins| Layer::Gone(style.shelf, joins));
    } else {
        lay(&|joins| Layer::Piece(Piece::Token(ink, joins)));
    }
    if item.faint {
        lay(&|_| Layer::Veil(style.shelf));
    }
    let size = Size::new(usize::from(columns) * side, usize::from(rows) * side);
    if item.mark == Some(Mark::Captured) {
        let spec = ringed(SquaresSpec { layers, columns, rows, side: pixels(side) }, style.shelf);
        return Element { size, spec: Some(SpriteSpec::Squares(spec)), overlap: side };
    }
    if let Some(mark) = item.mark {
        lay(&|joins| Layer::Outline(mark, joins));
    }
    let spec = SquaresSpec { layers, columns, rows, side: pixels(side) };
    Element { size, spec: Some(SpriteSpec::Squares(spec)), overlap: 0 }
}

/// The same squares within a ring, with one more square on each side.
fn ringed(inner: SquaresSpec, shelf: Shelf) -> SquaresSpec {
    let SquaresSpec { layers, columns, rows, side } = inner;
    let (wide, high) = (columns + 2, rows + 2);
    let places = (0..high).flat_map(|row| (0..wide).map(move |column| (column, row)));
    let ground = places.map(|(column, row)| (column, row, Layer::Shelf(shelf)));
    let moved = layers.into_iter().map(|(column, row, layer)| (column + 1, row + 1, layer));
    let ring = (1, 1, Layer::Ring(columns, rows));
    let layers = ground.chain(moved).chain([ring]).collect();
    SquaresSpec { layers, columns: wide, rows: high, side }
}
