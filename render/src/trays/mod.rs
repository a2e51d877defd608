//! The trays below the boards: shelves, as many side by side as fit.

mod element;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashSet};

use rules::{Cell, Fate, Ink, Thing, Tray, TrayItem};

use crate::geometry::{Size, Spot};
use crate::layers::{Emblem, Joins, Layer, Piece};
use crate::sprite_cache::{SpriteSpec, SquaresSpec};
use crate::theme::colors;
use crate::trays::element::{Element, PieceStyle, pixels, space};
use crate::{Theme, layers};

/// At most this many lines are drawn.
const MOST_LINES: usize = 24;
/// Blocks in trays are drawn up to this many squares wide and high.
const MOST_SQUARES: u8 = 12;

/// A stretch of a line with the things of one tray.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) corner: Spot,
    pub(crate) size: Size,
    /// Whether it is the winner's.
    pub(crate) lit: bool,
    /// The drawings and where their left upper corners lie.
    pub(crate) pieces: Vec<(Spot, SpriteSpec)>,
}

/// The pieces of a tray that lie in one line.
#[derive(Clone, Debug)]
struct Part {
    lit: bool,
    pieces: Vec<Element>,
}

/// The shelves of several lines, and where the last line ends.
#[derive(Debug)]
pub(crate) struct Lines {
    pub(crate) shelves: Vec<Shelf>,
    pub(crate) bottom: usize,
}

/// Where lines are laid: their width, where the first begins, and how high each is.
#[derive(Clone, Copy, Debug)]
struct Room {
    width: usize,
    top: usize,
    height: usize,
}

/// Lays trays on lines of this width from this height downward, those near the viewer first.
pub(crate) fn lay(trays: &[Tray], theme: Theme, width: usize, top: usize) -> Lines {
    let height = (width * 9 / 100).clamp(24, 104);
    let (near, far): (Vec<_>, Vec<_>) = trays.iter().partition(|tray| tray.near);
    let mut lines = Lines { shelves: Vec::new(), bottom: top };
    for tray in near {
        lines.append(lay_near(tray, theme, Room { width, top: lines.bottom, height }));
    }
    lines.append(lay_all(&far, theme, Room { width, top: lines.bottom, height }));
    lines
}

/// Lays one tray in a line of its own, twice as large as others; less so where it would not fit.
fn lay_near(tray: &Tray, theme: Theme, room: Room) -> Lines {
    let Room { top, height, .. } = room;
    let heights = (0..8).map(|less| height * (16 - less) / 8);
    let laid = |height| lay_all(&[tray], theme, Room { height, ..room });
    let is_line = |lines: &Lines, height: usize| lines.bottom <= top + height + height / 10;
    let fitting = heights.map(|height| (laid(height), height));
    let found = fitting.into_iter().find(|(lines, height)| is_line(lines, *height));
    found.map_or_else(|| laid(height), |(lines, _)| lines)
}

fn lay_all(trays: &[&Tray], theme: Theme, room: Room) -> Lines {
    let Room { width, top, height } = room;
    let gap = height.min(104) / 10;
    let inner = width - 2 * gap;
    let is_over = trays.iter().any(|tray| tray.fate != Fate::Open);
    let signs = if is_over { height * 6 / 10 } else { height / 3 };
    let style =
        PieceStyle { colors: colors(theme), height, lit: false, digits: digits(trays), signs };
    let lines_with = |slots: &Slots| {
        let parts = trays.iter().flat_map(|tray| {
            let digits = if tray.ink == Ink::Neutral { 1 } else { style.digits };
            let style = PieceStyle { lit: tray.fate == Fate::Won, digits, ..style };
            parts(tray, style, slots, inner)
        });
        lines(parts.collect(), inner, gap)
    };
    let mut lines = lines_with(&Slots::new());
    if lines.len() == trays.len() && lines.iter().all(|line| line.len() == 1) {
        // One above the other: what has the same letter stands in one column.
        lines = Some(lines_with(&slots(trays, style)))
            .filter(|aligned| aligned.len() == lines.len())
            .unwrap_or(lines);
    }
    let columns = columns(&lines, inner, gap);
    let (mut shelves, mut y) = (Vec::new(), top);
    for line in lines.into_iter().take(MOST_LINES) {
        let row = Row { corner: Spot::new(gap, y), size: Size::new(inner, height), gap };
        shelves.extend(spread(line, &columns, row));
        y += height + gap;
    }
    Lines { shelves, bottom: y }
}

impl Lines {
    /// Adds lines below these.
    fn append(&mut self, below: Self) {
        self.shelves.extend(below.shelves);
        self.bottom = below.bottom;
    }
}

/// Where the shelves of a line lie, and the gap between them.
#[derive(Clone, Copy, Debug)]
struct Row {
    corner: Spot,
    size: Size,
    gap: usize,
}

/// How many digits the longest count of any seat has.
fn digits(trays: &[&Tray]) -> usize {
    let items = trays.iter().filter(|tray| tray.ink != Ink::Neutral).flat_map(|tray| &tray.items);
    let counts = items.filter_map(|item| item.count);
    counts.map(|count| count.to_string().len()).max().unwrap_or(1)
}

/// The letters of the things in all trays, and how wide those with a letter are at most; none where a thing has no letter.
type Slots = BTreeMap<char, usize>;

fn slots(trays: &[&Tray], style: PieceStyle) -> Slots {
    let is_in_order = |tray: &&Tray| {
        let letters = || tray.items.iter().map(|item| item.letter);
        letters().all(|letter| letter.is_some()) && letters().is_sorted()
    };
    let mut slots = Slots::new();
    if trays.len() < 2 || !trays.iter().all(is_in_order) {
        return slots;
    }
    for item in trays.iter().flat_map(|tray| &tray.items) {
        let slot = slots.entry(item.letter.unwrap_or_default()).or_default();
        *slot = length(&pieces(item, style)).max(*slot);
    }
    slots
}

/// The drawings of what lies in a tray, each thing in the slot of its letter where there are slots.
fn things(tray: &Tray, style: PieceStyle, slots: &Slots) -> Vec<Element> {
    if slots.is_empty() {
        return tray.items.iter().flat_map(|item| pieces(item, style)).collect();
    }
    let slot = |(letter, width): (&char, &usize)| {
        let item = tray.items.iter().find(|item| item.letter == Some(*letter));
        let lain = item.map(|item| pieces(item, style)).unwrap_or_default();
        let after = space(width.saturating_sub(length(&lain)));
        [lain, vec![after]].concat()
    };
    slots.iter().flat_map(slot).collect()
}

/// The pieces of a tray, broken where they would not fit in one line.
fn parts(tray: &Tray, style: PieceStyle, slots: &Slots, width: usize) -> Vec<Part> {
    let edge = space(style.height / 8);
    let mut parts = vec![vec![edge.clone()]];
    let mut taken = edge.size.width;
    for piece in headings(tray, style).into_iter().chain(things(tray, style, slots)) {
        let is_seen = piece.spec.is_some();
        if is_seen
            && taken + piece.size.width > width
            && parts.last().is_some_and(|part| part.len() > 1)
        {
            parts.push(vec![edge.clone()]);
            taken = edge.size.width;
        }
        taken += piece.size.width;
        if let Some(part) = parts.last_mut() {
            part.push(piece);
        }
    }
    parts.into_iter().map(|pieces| Part { lit: style.lit, pieces }).collect()
}

/// Puts as many parts in a line as fit.
fn lines(parts: Vec<Part>, width: usize, gap: usize) -> Vec<Vec<Part>> {
    let mut lines: Vec<Vec<Part>> = Vec::new();
    let mut taken = usize::MAX;
    for part in parts {
        let length = part.length();
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

/// How wide the columns are in which the parts of all lines stand one above the other: equally wide where they can be;
/// empty where the parts can't stand so.
fn columns(lines: &[Vec<Part>], width: usize, gap: usize) -> Vec<usize> {
    // A part that has a line for itself spans all columns.
    let lines = || lines.iter().filter(|line| line.len() > 1);
    let count = lines().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        lines().filter_map(|line| line.get(column)).map(Part::length).max().unwrap_or(0)
    };
    let columns: Vec<usize> = (0..count).map(widest).collect();
    let gaps = gap * count.saturating_sub(1);
    let even = width.saturating_sub(gaps) / count.max(1);
    if columns.iter().all(|&column| column <= even) {
        return vec![even; count];
    }
    if columns.iter().sum::<usize>() + gaps > width { Vec::new() } else { columns }
}

/// Spreads the parts of a line over its whole width.
fn spread(line: Vec<Part>, columns: &[usize], row: Row) -> Vec<Shelf> {
    let Row { corner: Spot { x: left, y: top }, size: Size { width, height }, gap } = row;
    let own: Vec<_> = line.iter().map(Part::length).collect();
    let lengths = if columns.is_empty() { &own } else { columns };
    let count = line.len();
    let taken: usize = lengths.iter().sum::<usize>() + gap * (lengths.len() - 1);
    let spare = width.saturating_sub(taken) / lengths.len();
    let mut x = left;
    let mut shelves = Vec::new();
    for (index, part) in line.into_iter().enumerate() {
        let is_last = index + 1 == count;
        let size = if is_last { left + width - x } else { lengths[index] + spare };
        shelves.push(shelf(part, Spot::new(x, top), Size::new(size, height)));
        x += size + gap;
    }
    shelves
}

fn shelf(part: Part, corner: Spot, size: Size) -> Shelf {
    let mut x = corner.x;
    let mut pieces = Vec::new();
    for piece in part.pieces {
        let y = corner.y + size.height.saturating_sub(piece.size.height) / 2;
        if let Some(spec) = piece.spec {
            pieces.push((Spot::new(x, y), spec));
        }
        x += piece.size.width;
    }
    Shelf { corner, size, lit: part.lit, pieces }
}

impl Part {
    fn length(&self) -> usize {
        length(&self.pieces)
    }
}

fn length(pieces: &[Element]) -> usize {
    pieces.iter().map(|piece| piece.size.width).sum()
}

/// What became of the seat or whether it is to move, and its emblem, where the tray is somebody's.
fn headings(tray: &Tray, style: PieceStyle) -> Vec<Element> {
    if tray.ink == Ink::Neutral {
        return Vec::new();
    }
    let stone = tray.items.iter().any(|item| matches!(item.thing, Thing::Block(..)));
    let emblem = Emblem { ink: tray.ink, active: tray.active, stone };
    let sign = match tray.fate {
        Fate::Won => Some(style.square(vec![Layer::Crown], style.signs)),
        Fate::Resigned => Some(style.square(vec![Layer::Flag(emblem)], style.signs)),
        Fate::Open => tray.active.then(|| style.square(vec![Layer::Pointer], style.height / 3)),
    };
    let taken = sign.as_ref().map_or(0, |sign| sign.size.width);
    // As wide for all, so that what they have begins in one column.
    let before = space(style.signs.saturating_sub(taken));
    let emblem = style.square(vec![Layer::Emblem(emblem)], style.height * 7 / 10);
    let after = space(style.height / 6);
    [Some(before), sign, Some(emblem), Some(after)].into_iter().flatten().collect()
}

/// The drawing of an item, its count, and the space after it.
fn pieces(item: &TrayItem, style: PieceStyle) -> Vec<Element> {
    let letter = item.letter.map(|letter| style.letter(letter));
    let piece = thing(item, style);
    let count = item.count.map(|count| style.number(count));
    let parts = match (&count, &letter) {
        (Some(_), _) => 5,
        (None, Some(_)) => 14,
        (None, None) => 7,
    };
    let after = space(style.height / parts);
    [letter, Some(piece), count, Some(after)].into_iter().flatten().collect()
}

fn thing(item: &TrayItem, style: PieceStyle) -> Element {
    if let Thing::Block(cells, ink) = &item.thing {
        return block(cells, *ink, item, style);
    }
    let Some(layer) = Layer::of(&item.thing) else { return space(style.height / 3) };
    let side = style.height * 9 / 10;
    let signs = item.mark.map(|mark| layers::signs(mark, true, !item.faint)).unwrap_or_default();
    if item.faint {
        return style.square([vec![layer, Layer::Veil(style.lit)], signs].concat(), side);
    }
    style.square([signs, vec![layer]].concat(), side)
}

/// A small building block.
fn block(cells: &[Cell], ink: Ink, item: &TrayItem, style: PieceStyle) -> Element {
    let height = style.height;
    let cells: Vec<_> =
        cells.iter().filter(|cell| cell.column.max(cell.row) < MOST_SQUARES).collect();
    let columns = cells.iter().map(|cell| cell.column + 1).max().unwrap_or(1);
    let rows = cells.iter().map(|cell| cell.row + 1).max().unwrap_or(1);
    // Seven pieces and their letters fit into one line.
    let widest = if item.letter.is_some() { height * 31 / 100 } else { height * 2 / 5 };
    let side = widest.min(height * 9 / 10 / usize::from(rows)).max(4);
    let spot = |cell: &Cell| (i32::from(cell.column), i32::from(rows - 1 - cell.row));
    let body: HashSet<_> = cells.iter().map(|cell| spot(cell)).collect();
    let mut layers = Vec::new();
    for row in 0..rows {
        layers.extend((0..columns).map(|column| (column, row, Layer::Shelf(style.lit))));
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
    // A block reaches over its squares, so each layer is laid on all of them before the next.
    lay(&|joins| Layer::Piece(Piece::Block(ink, joins)));
    if item.faint {
        lay(&|_| Layer::Veil(style.lit));
        lay(&Layer::Edge);
    }
    if let Some(mark) = item.mark {
        lay(&|joins| Layer::Outline(mark, joins));
    }
    let size = Size::new(usize::from(columns) * side, usize::from(rows) * side);
    let spec = SquaresSpec { layers, columns, rows, side: pixels(side) };
    Element { size, spec: Some(SpriteSpec::Squares(spec)) }
}
