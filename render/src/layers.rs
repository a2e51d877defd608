//! The layers of each square of a board, from the floor up.

use std::collections::HashSet;

use rules::{Board, Cell, Floor, Ground, Ink, Item, Mark, Thing, Tile, Unit};

use crate::grid::Grid;
use crate::theme;
use crate::theme::Material;

/// One thing on one square, or the part of a larger thing that lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Layer {
    /// Plain floor of one of two shades.
    Floor(Floor, usize),
    /// What trays lie on; whether it is lit.
    Shelf(bool),
    /// Ground of its own kind on a floor of this shade, and where it goes on.
    Ground(Ground, FloorSquare, Joins),
    /// What stands on the square.
    Piece(Piece),
    /// The emblem of a side.
    Emblem(Emblem),
    /// Points at the emblem to the right of it.
    Pointer,
    /// A winner's crown.
    Crown,
    /// The bowed flag of who has given up.
    Flag(Emblem),
    /// Crossed swords.
    Swords,
    /// A piece that is not there yet; whether there is a sign around it.
    Ghost(Piece, bool),
    /// Legs of a way that cross this square.
    Way(Vec<Leg>),
    /// A part of a sign around several squares.
    Outline(Mark, Joins),
    /// A sign around what stands on the square.
    Around(Mark),
    /// The light of a sign on the ground around what stands there.
    Light(Mark),
    /// A sign in the middle of a square on which nothing stands.
    Sign(Mark),
    /// The edge of a part of a faint block: stone that is as light as the shelf would be lost there.
    Edge(Joins),
    /// Makes what lies below it faint: gone, or of no use now. It is as light as the shelf below, lit or not.
    Veil(bool),
}

/// What stands on a square, or the part of it that does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    /// A tree.
    Tree,
    /// A part of a building block.
    Block(Ink, Joins),
    /// A pawn.
    Pawn(Ink),
    /// A castle.
    Castle(Ink),
    /// A soldier.
    Unit(Unit, Ink),
    /// A tile, face up.
    Tile(Tile),
    /// A tile, face down.
    Back,
    /// Tiles face down, one above the other.
    Pile,
    /// Where tiles lie that were thrown away.
    Discards(Option<Tile>),
}

impl Layer {
    /// A thing on one square; `None` for a block, which has several, and for a gap.
    pub(crate) fn of(thing: &Thing) -> Option<Self> {
        Some(match thing {
            Thing::Block(..) | Thing::Gap => return None,
            Thing::Pawn(ink) => Self::Piece(Piece::Pawn(*ink)),
            Thing::Castle(ink) => Self::Piece(Piece::Castle(*ink)),
            Thing::Unit(unit, ink) => Self::Piece(Piece::Unit(*unit, *ink)),
            Thing::Tile(tile) => Self::Piece(Piece::Tile(*tile)),
            Thing::Hidden => Self::Piece(Piece::Back),
            Thing::Pile => Self::Piece(Piece::Pile),
            Thing::Discards(top) => Self::Piece(Piece::Discards(*top)),
            Thing::Swords => Self::Swords,
        })
    }

    fn into_piece(self) -> Option<Piece> {
        if let Self::Piece(piece) = self { Some(piece) } else { None }
    }
}

/// A square of plain floor, in one of two shades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FloorSquare {
    pub(crate) floor: Floor,
    pub(crate) shade: usize,
}

/// The emblem of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Emblem {
    pub(crate) ink: Ink,
    /// Whether the side is to move: the emblem then has a bright ring.
    pub(crate) active: bool,
    /// Whether the side plays with building blocks: the emblem is then of the same stone.
    pub(crate) stone: bool,
}

impl Emblem {
    /// The colors it is drawn in.
    pub(crate) fn material(self) -> Material {
        if self.stone { theme::stone(self.ink) } else { theme::side(self.ink) }
    }
}

/// A leg of a way, from middle to middle of two squares counted from the square it is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Leg {
    pub(crate) from: (i32, i32),
    pub(crate) to: (i32, i32),
    /// Whether the way begins with this leg.
    pub(crate) first: bool,
    /// Whether it ends with it.
    pub(crate) last: bool,
}

/// Which of the eight squares around belong to the same body: bits from the top clockwise, sides before corners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Joins(u8);

/// The squares around one, in the order of the bits of [`Joins`].
const AROUND: [(i32, i32); 8] =
    [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];

impl Joins {
    /// What joins the square at this place within a body of these squares.
    pub(crate) fn within(body: &HashSet<(i32, i32)>, x: i32, y: i32) -> Self {
        let joined = |(dx, dy): &(i32, i32)| body.contains(&(x + dx, y + dy));
        let bits = AROUND.iter().enumerate().filter(|(_, around)| joined(around));
        Self(bits.fold(0, |all, (bit, _)| all | 1 << bit))
    }

    /// Whether the body goes on at this side: 0 top, 1 right, 2 bottom, 3 left.
    pub(crate) fn side(self, side: usize) -> bool {
        self.0 & 1 << (side % 4) != 0
    }

    /// Whether the body goes on at the corner clockwise of this side.
    pub(crate) fn corner(self, side: usize) -> bool {
        self.0 & 16 << (side % 4) != 0
    }
}

/// The layers of every square that is shown, row by row from the left upper one, lowest layer first.
pub(crate) fn stacks(board: &Board, grid: Grid) -> Vec<Vec<Layer>> {
    let mut stacks = Stacks { grid, stacks: Vec::with_capacity(grid.len()) };
    for y in 0..grid.height() {
        for x in 0..grid.width() {
            stacks.stacks.push(vec![Layer::Floor(board.floor, shade(grid.cell(x, y)))]);
        }
    }
    stacks.lay_grounds(board);
    let mut items: Vec<_> = board.items.iter().collect();
    items.sort_by_key(|item| level(item));
    for item in items {
        match item {
            Item::Mark(cell, mark) => stacks.mark(*cell, *mark, Occupancy::on(board, *cell)),
            _ => stacks.lay(item),
        }
    }
    stacks.stacks
}

/// a1 is dark.
fn shade(cell: Cell) -> usize {
    usize::from(!cell.column.wrapping_add(cell.row) & 1)
}

/// What lies above what. Ways and signs lie below what stands there: nothing hides what tells a piece from another.
fn level(item: &Item) -> u8 {
    match item {
        Item::Ground(..) => 0,
        // Two around one thing: what was chosen tells more than that it could be.
        Item::Mark(_, Mark::Choice | Mark::Fresh | Mark::Pressed) => 1,
        Item::Mark(..) => 2,
        Item::Path(_) => 3,
        Item::Tree(_) | Item::Block(..) | Item::Pawn(..) | Item::Castle(..) => 4,
        Item::Unit(..) | Item::Tile(..) => 4,
        Item::Ghost(_) => 5,
        Item::Outline(..) => 6,
    }
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Occupancy {
    /// Nothing does.
    Nothing,
    /// Something that is not there yet, and through which the ground is seen.
    Ghost,
    /// Something does.
    Thing,
}

impl Occupancy {
    fn on(board: &Board, cell: Cell) -> Self {
        let found = board.items.iter().filter(|item| item.cells().contains(&cell));
        let what = found.map(|item| match item {
            Item::Ground(..) | Item::Mark(..) | Item::Outline(..) | Item::Path(_) => Self::Nothing,
            Item::Ghost(_) => Self::Ghost,
            Item::Tree(_) | Item::Block(..) | Item::Pawn(..) | Item::Castle(..) => Self::Thing,
            Item::Unit(..) | Item::Tile(..) => Self::Thing,
        });
        what.max_by_key(|occupancy| *occupancy as u8).unwrap_or(Self::Nothing)
    }
}

/// A sign as layers: around what stands there, if something does, and with its light on the ground, if that can't be
/// taken for a part of what stands there.
pub(crate) fn signs(mark: Mark, stands: bool, lit: bool) -> Vec<Layer> {
    let is_frame =
        matches!(mark, Mark::From | Mark::To | Mark::Chosen | Mark::Fresh | Mark::Pressed);
    if !stands && !is_frame {
        return vec![Layer::Sign(mark)];
    }
    let lit = lit && !matches!(mark, Mark::Fresh | Mark::Pressed);
    let light = lit.then_some(Layer::Light(mark));
    light.into_iter().chain([Layer::Around(mark)]).collect()
}

/// The layers so far.
struct Stacks {
    grid: Grid,
    stacks: Vec<Vec<Layer>>,
}

impl Stacks {
    /// Ground of one kind is one body, whatever items it came in.
    fn lay_grounds(&mut self, board: &Board) {
        let mut kinds: Vec<(Ground, Vec<Cell>)> = Vec::new();
        for item in &board.items {
            let Item::Ground(cell, ground) = item else { continue };
            match kinds.iter_mut().find(|(kind, _)| kind == ground) {
                Some((_, cells)) => cells.push(*cell),
                None => kinds.push((*ground, vec![*cell])),
            }
        }
        for (ground, cells) in kinds {
            let floor = board.floor;
            self.body(&cells, |cell, joins| {
                Layer::Ground(ground, FloorSquare { floor, shade: shade(cell) }, joins)
            });
        }
    }

    fn lay(&mut self, item: &Item) {
        match item {
            Item::Ground(..) | Item::Mark(..) => {}
            Item::Block(cells, ink) => {
                self.body(cells, |_, joins| Layer::Piece(Piece::Block(*ink, joins)))
            }
            Item::Outline(cells, mark) => self.body(cells, |_, joins| Layer::Outline(*mark, joins)),
            Item::Ghost(item) => self.ghost(item),
            Item::Path(cells) => self.way(cells),
            Item::Tree(cell) => self.add(*cell, Layer::Piece(Piece::Tree)),
            Item::Pawn(cell, ink) => self.add(*cell, Layer::Piece(Piece::Pawn(*ink))),
            Item::Castle(cell, ink) => self.add(*cell, Layer::Piece(Piece::Castle(*ink))),
            Item::Unit(cell, unit, ink) => self.add(*cell, Layer::Piece(Piece::Unit(*unit, *ink))),
            Item::Tile(cell, tile) => self.add(*cell, Layer::Piece(Piece::Tile(*tile))),
        }
    }

    fn mark(&mut self, cell: Cell, mark: Mark, occupancy: Occupancy) {
        signs(mark, occupancy != Occupancy::Nothing, occupancy != Occupancy::Ghost)
            .into_iter()
            .for_each(|layer| self.add(cell, layer));
    }

    fn add(&mut self, cell: Cell, layer: Layer) {
        if let Some((x, y)) = self.grid.place(cell) {
            self.push(x, y, layer);
        }
    }

    fn push(&mut self, x: usize, y: usize, layer: Layer) {
        let stack = &mut self.stacks[y * self.grid.width() + x];
        // More than anybody can see; a bound on what a picture costs.
        if stack.len() < 16 {
            stack.push(layer);
        }
    }

    fn body(&mut self, cells: &[Cell], layer: impl Fn(Cell, Joins) -> Layer) {
        let body: HashSet<_> = cells.iter().map(|cell| self.grid.spot(*cell)).collect();
        for cell in cells {
            let (x, y) = self.grid.spot(*cell);
            let joins = Joins::within(&body, x, y);
            self.add(*cell, layer(*cell, joins));
        }
    }

    /// Lays the thing on squares of its own and takes over what came to lie there.
    fn ghost(&mut self, item: &Item) {
        if matches!(item, Item::Ghost(_) | Item::Mark(..) | Item::Outline(..) | Item::Path(_)) {
            return;
        }
        let mut own = Self { grid: self.grid, stacks: vec![Vec::new(); self.grid.len()] };
        own.lay(item);
        for (stack, laid) in self.stacks.iter_mut().zip(own.stacks) {
            // A sign around it shows that it is chosen: one frame is enough.
            let framed = stack.iter().any(|layer| matches!(layer, Layer::Around(_)));
            let pieces = laid.into_iter().filter_map(Layer::into_piece);
            stack.extend(pieces.map(|piece| Layer::Ghost(piece, framed)));
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

fn signed(at: usize) -> i32 {
    i32::try_from(at).expect("a grid is small")
}

/// The legs of a way that come so near to a square that they are seen on it.
fn legs(spots: &[(i32, i32)], x: i32, y: i32) -> Vec<Leg> {
    let all = spots.windows(2).enumerate().filter(|(_, pair)| pair[0] != pair[1]);
    all.map(|(index, pair)| {
        let [from, to] = [pair[0], pair[1]].map(|(sx, sy)| (sx - x, sy - y));
        Leg { from, to, first: index == 0, last: index + 2 == spots.len() }
    })
    .filter(|leg| leg.is_near())
    .take(8)
    .collect()
}

impl Leg {
    /// Whether the line passes within 0.95 of the middle of the square (0.71 to its corners, the rest for the width).
    /// Reckoned in whole numbers.
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
