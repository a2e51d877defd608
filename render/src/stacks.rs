//! Converts a board to a stack of layers per square.

use rules::{Board, Cell, Ink, Item, Mark};

use crate::bodies::{GroundBody, ground_bodies, joined};
use crate::floor_squares::{floor_kind, shade};
use crate::layers::{Badge, Emblem, HangingsPart, Joins, Layer, Leg, Piece, signs};
use crate::pieces::Pieces;
use crate::viewport::{Grid, signed};

/// The layers of a board, the lowest first.
#[derive(Debug)]
pub(crate) struct BoardLayers {
    /// The layers of each visible square, row by row from the upper left.
    pub(crate) squares: Vec<Vec<Layer>>,
    /// The tall layers that extend above the top row, with their columns.
    pub(crate) above: Vec<(usize, Layer)>,
}

/// The layers of the visible part of a board. The winner's pieces carry flags.
pub(crate) fn stacks(board: &Board, grid: Grid, winner: Option<Ink>) -> BoardLayers {
    let mut stacks = Stacks {
        grid,
        pieces: Pieces::new(board, winner),
        stacks: Vec::with_capacity(grid.len()),
        badges: Vec::new(),
        flags: Vec::new(),
        rising: Vec::new(),
    };
    for y in 0..grid.height() {
        for x in 0..grid.width() {
            stacks.stacks.push(vec![Layer::Floor(board.floor, floor_kind(board, grid.cell(x, y)))]);
        }
    }
    stacks.lay_grounds(board);
    let mut items: Vec<_> = board.items.iter().collect();
    items.sort_by_key(|item| level(item));
    for item in items {
        match item {
            Item::Mark(cell, mark) => stacks.mark(*cell, *mark, board),
            _ => stacks.lay(item),
        }
    }
    stacks.finish()
}

/// The drawing level of an item, the lowest first. Paths and marks are below pieces, so that they hide no detail of a
/// piece.
pub(crate) fn level(item: &Item) -> u8 {
    match item {
        Item::Ground(..) => 0,
        // Above a path, so that the mark stays visible.
        Item::Mark(_, Mark::Captured) => 4,
        // If two marks surround one thing, the chosen one covers the possible one.
        Item::Mark(_, Mark::Choice | Mark::Fresh | Mark::Pressed) => 1,
        Item::Mark(..) => 2,
        Item::Path(_) => 3,
        Item::Ruin(..) => 5,
        Item::Tree(_) | Item::Block(..) | Item::Pawn(..) | Item::Castle(..) => 6,
        Item::Unit(..) | Item::Tile(..) | Item::Fallen(..) => 6,
        Item::Ghost(_) => 7,
        Item::Outline(..) | Item::Push(_) => 8,
        Item::Hangings(..) => 9,
    }
}

/// The most solid content of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occupancy {
    /// The square is empty.
    Nothing,
    /// The square has a translucent thing, through which the ground is visible.
    Ghost,
    /// The square has a piece.
    Thing,
}

impl Occupancy {
    /// The highest occupancy among the items on a square.
    pub(crate) fn on(board: &Board, cell: Cell) -> Self {
        let found = board.items.iter().filter(|item| item.cells().contains(&cell));
        let what = found.map(|item| match item {
            Item::Ground(..) | Item::Mark(..) | Item::Outline(..) | Item::Path(_) => Self::Nothing,
            Item::Hangings(..) | Item::Push(_) => Self::Nothing,
            Item::Ghost(_) => Self::Ghost,
            Item::Tree(_) | Item::Block(..) | Item::Pawn(..) | Item::Castle(..) => Self::Thing,
            Item::Ruin(..) => Self::Thing,
            Item::Unit(..) | Item::Tile(..) | Item::Fallen(..) => Self::Thing,
        });
        what.max_by_key(|occupancy| *occupancy as u8).unwrap_or(Self::Nothing)
    }
}

/// A board's layers under construction.
struct Stacks {
    grid: Grid,
    pieces: Pieces,
    stacks: Vec<Vec<Layer>>,
    /// The signs in corners of squares. They are above all pieces.
    badges: Vec<(Cell, Badge)>,
    /// The winner's flags with their squares. They are above everything else.
    flags: Vec<(Cell, Piece)>,
    /// The layers that extend above their square, with their positions.
    rising: Vec<(usize, usize, Layer)>,
}

impl Stacks {
    fn lay_grounds(&mut self, board: &Board) {
        for GroundBody { ground, squares } in ground_bodies(board, self.grid) {
            for (cell, joins) in squares {
                self.add(cell, Layer::Ground(ground, shade(cell), joins));
            }
        }
    }

    fn lay(&mut self, item: &Item) {
        self.flags.extend(self.pieces.flag(item, self.grid));
        match item {
            Item::Block(cells, ink) => {
                self.body(cells, |joins| Layer::Piece(Piece::Block(*ink, joins)));
            }
            Item::Outline(cells, mark) => self.body(cells, |joins| Layer::Outline(*mark, joins)),
            Item::Ghost(item) => self.ghost(item),
            Item::Path(cells) => self.way(cells),
            Item::Push(cells) => self.push_arrow(*cells),
            Item::Hangings(cells, ink, ready) => self.hangings(cells, *ink, *ready),
            _ => {
                if let Some((cell, piece)) = self.pieces.piece(item) {
                    self.add(cell, Layer::Piece(piece));
                }
            }
        }
    }

    fn mark(&mut self, cell: Cell, mark: Mark, board: &Board) {
        for layer in mark_layers(mark, board, cell) {
            self.add(cell, layer);
        }
        self.badges.extend(badge(mark, board, cell).map(|badge| (cell, badge)));
    }

    fn add(&mut self, cell: Cell, layer: Layer) {
        if let Some((x, y)) = self.grid.place(cell) {
            self.push(x, y, layer);
        }
    }

    fn push(&mut self, x: usize, y: usize, layer: Layer) {
        if layer.is_tall() {
            self.rising.push((x, y, layer.clone()));
        }
        let stack = &mut self.stacks[y * self.grid.width() + x];
        // A limit on the cost of a picture. More layers would not be visible.
        if stack.len() < 16 {
            stack.push(layer);
        }
    }

    /// Adds the badges, the flags, and the upper parts of tall layers, which are on the squares above.
    fn finish(mut self) -> BoardLayers {
        for (cell, badge) in std::mem::take(&mut self.badges) {
            self.add(cell, Layer::Badge(badge));
        }
        for (cell, flag) in std::mem::take(&mut self.flags) {
            self.add(cell, Layer::Piece(flag));
        }
        let mut above = Vec::new();
        for (x, y, layer) in std::mem::take(&mut self.rising) {
            let layer = Layer::Rising(Box::new(layer));
            match y.checked_sub(1) {
                Some(y) => self.push(x, y, layer),
                None => above.push((x, layer)),
            }
        }
        BoardLayers { squares: self.stacks, above }
    }

    fn body(&mut self, cells: &[Cell], layer: impl Fn(Joins) -> Layer) {
        for (cell, joins) in joined(cells, self.grid) {
            self.add(cell, layer(joins));
        }
    }

    /// Lays an item that is not there yet, translucent.
    fn ghost(&mut self, item: &Item) {
        let pieces: Vec<_> = match item {
            Item::Block(cells, ink) => {
                let squares = joined(cells, self.grid).into_iter();
                squares.map(|(cell, joins)| (cell, Piece::Block(*ink, joins))).collect()
            }
            _ => self.pieces.ghost_piece(item).into_iter().collect(),
        };
        for (cell, piece) in pieces {
            let Some((x, y)) = self.grid.place(cell) else { continue };
            let below = &self.stacks[y * self.grid.width() + x];
            // A captured piece is shown in the middle of the star that marks its capture.
            if below.contains(&Layer::Sign(Mark::Captured)) {
                if let Piece::Pawn(ink, _) = piece {
                    self.push(x, y, Layer::Fell(Emblem { ink, stone: false }));
                }
                continue;
            }
            // A mark around the piece shows that it is chosen, so no second frame is needed.
            let framed = below.iter().any(|layer| matches!(layer, Layer::Around(_)));
            // A burst marks a ghost on an occupied square, where it doesn't fit.
            let is_taken = below.iter().any(|layer| matches!(layer, Layer::Piece(_)));
            self.push(x, y, Layer::Ghost(piece, framed));
            if is_taken {
                self.push(x, y, Layer::Burst);
            }
        }
    }

    fn push_arrow(&mut self, cells: [Cell; 2]) {
        let [from, to] = cells.map(|cell| self.grid.spot(cell));
        for cell in cells {
            let (x, y) = self.grid.spot(cell);
            let [from, to] = [from, to].map(|(sx, sy)| (sx - x, sy - y));
            self.add(cell, Layer::Push(Leg { from, to, first: true, last: true }));
        }
    }

    fn hangings(&mut self, cells: &[Cell], ink: Ink, ready: bool) {
        for (cell, part) in hangings_parts(cells, self.grid, ink, ready) {
            self.add(cell, Layer::Hangings(part));
        }
    }

    fn way(&mut self, cells: &[Cell]) {
        let spots: Vec<_> = cells.iter().map(|cell| self.grid.spot(*cell)).collect();
        for y in 0..self.grid.height() {
            for x in 0..self.grid.width() {
                let legs = legs(&spots, signed(x), signed(y));
                if !legs.is_empty() {
                    self.push(x, y, Layer::Way(legs));
                }
            }
        }
    }
}

/// The layers of a mark below the piece on its square.
pub(crate) fn mark_layers(mark: Mark, board: &Board, cell: Cell) -> Vec<Layer> {
    // No capture mark on the capturer's own square: the frame of its move is enough.
    if mark == Mark::Captured && board.items.contains(&Item::Mark(cell, Mark::To)) {
        return Vec::new();
    }
    let occupancy = Occupancy::on(board, cell);
    let lit = (occupancy != Occupancy::Ghost).then_some(board.floor);
    let stands = match mark {
        Mark::Captured => occupancy == Occupancy::Thing,
        _ => occupancy != Occupancy::Nothing,
    };
    signs(mark, stands, lit)
}

/// The sign that a mark puts in a corner of a square with a piece.
pub(crate) fn badge(mark: Mark, board: &Board, cell: Cell) -> Option<Badge> {
    let on_square = |item: &&Item| item.cells().contains(&cell);
    let is_unit = |item: &Item| matches!(item, Item::Unit(..));
    let stands = Occupancy::on(board, cell) == Occupancy::Thing;
    match mark {
        Mark::Target if board.items.iter().filter(on_square).any(is_unit) => Some(Badge::Swords),
        Mark::Target | Mark::Captured if stands => Some(Badge::Burst),
        Mark::Target | Mark::Captured | Mark::From | Mark::To | Mark::Choice => None,
        Mark::Chosen | Mark::Fresh | Mark::Pressed => None,
    }
}

/// The squares of hangings with the part on each.
pub(crate) fn hangings_parts(
    cells: &[Cell],
    grid: Grid,
    ink: Ink,
    ready: bool,
) -> Vec<(Cell, HangingsPart)> {
    let spots: Vec<_> = cells.iter().map(|cell| grid.spot(*cell)).collect();
    let range = |at: fn(&(i32, i32)) -> i32| {
        let all = || spots.iter().map(at);
        Some((all().min()?, all().max()?))
    };
    let Some(((left, right), (top, bottom))) = range(|at| at.0).zip(range(|at| at.1)) else {
        return Vec::new();
    };
    let part = |(x, y): &(i32, i32)| HangingsPart {
        ink,
        ready,
        columns: right - left + 1,
        rows: bottom - top + 1,
        x: x - left,
        y: y - top,
        from_top: top == 0,
    };
    cells.iter().copied().zip(spots.iter().map(part)).collect()
}

/// The legs of a path that are visible on a square.
fn legs(spots: &[(i32, i32)], x: i32, y: i32) -> Vec<Leg> {
    all_legs(spots, x, y).filter(Leg::is_near).take(8).collect()
}

/// The legs of a path, relative to a square.
pub(crate) fn all_legs(spots: &[(i32, i32)], x: i32, y: i32) -> impl Iterator<Item = Leg> {
    let all = spots.windows(2).enumerate().filter(|(_, pair)| pair[0] != pair[1]);
    all.map(move |(index, pair)| {
        let [from, to] = [pair[0], pair[1]].map(|(sx, sy)| (sx - x, sy - y));
        Leg { from, to, first: index == 0, last: index + 2 == spots.len() }
    })
}

impl Leg {
    /// Whether the line passes within 0.95 of the middle of the square: 0.71 to its corners, plus the line width.
    fn is_near(&self) -> bool {
        let ((ax, ay), (bx, by)) = (self.from, self.to);
        let (dx, dy) = (bx - ax, by - ay);
        let length = dx * dx + dy * dy;
        let along = (-(ax * dx + ay * dy)).clamp(0, length);
        let (px, py) = (ax * length + along * dx, ay * length + along * dy);
        let (off, reach) = (square(px) + square(py), square(length));
        off * 100 <= reach * 90
    }
}

fn square(number: i32) -> i64 {
    i64::from(number) * i64::from(number)
}
