//! A position as a drawing: what to show, without pixels. How a thing looks is the renderer's business.
//!
//! A scene holds no words and no names, so that one picture serves every language and can be kept by its content.

use serde::{Deserialize, Serialize};

use crate::{BalanceShare, Cell, Seat, Seats};

/// What there is to draw: boards, in rows of [`Scene::per_row`], and what lies beside them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scene {
    /// The boards in reading order.
    pub boards: Vec<Board>,
    /// How many boards stand side by side; those that lie near the viewer stand one below the other.
    pub per_row: u8,
    /// Hands, stocks, spoils and counts, each a line.
    pub trays: Vec<Tray>,
    /// How it stands, as a bar beside the boards: what each seat may hope for, the first at the bottom. Nothing in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub balance: Vec<BalanceShare>,
}

impl Scene {
    /// One board and the trays beside it.
    pub fn of(board: Board, trays: Vec<Tray>) -> Self {
        Self { boards: vec![board], per_row: 1, trays, balance: Vec::new() }
    }

    /// Shows that it is over: nobody is to move any more, these seats have won, and those have given up.
    ///
    /// The tables say by themselves who has won by the rules; how people ended a match, only others know.
    pub fn end(&mut self, winners: Seats, resigned: Seats) {
        let fate = |seat: Option<Seat>, before: Fate| match seat {
            Some(seat) if winners.contains(seat) => Fate::Won,
            Some(seat) if resigned.contains(seat) => Fate::Resigned,
            _ => before,
        };
        for board in &mut self.boards {
            (board.active, board.fate) = (false, fate(board.owner, board.fate));
        }
        for tray in &mut self.trays {
            (tray.active, tray.fate) = (false, fate(tray.seat, tray.fate));
        }
    }
}

/// A grid and what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// How many columns; labelled a, b, c… from the left.
    pub columns: u8,
    /// How many rows; labelled 1, 2, 3… from below.
    pub rows: u8,
    /// What it is made of.
    pub floor: Floor,
    /// Where the viewer's own side of the board is, if they have one. The renderer may turn the board for them.
    pub home: Option<Edge>,
    /// Whose board it is, where each seat has its own; the board then carries that seat's emblem.
    pub owner: Option<Seat>,
    /// Which of the owner's boards it is, counted from 1; 0 where they have just one.
    pub number: u8,
    /// Whether the owner is to move.
    pub active: bool,
    /// Whether it lies right before the viewer: it is drawn larger, and before all others.
    #[serde(default)]
    pub near: bool,
    /// What became of the owner.
    #[serde(default)]
    pub fate: Fate,
    /// What stands on it. Later items lie above earlier ones of the same kind.
    pub items: Vec<Item>,
    /// The columns and rows (left, bottom, right, top; inclusive) where something happened, for a close-up of a board
    /// too large to read as a whole.
    pub focus: Option<(Cell, Cell)>,
}

impl Board {
    /// An empty board.
    pub fn new(columns: u8, rows: u8, floor: Floor) -> Self {
        Self {
            columns,
            rows,
            floor,
            home: None,
            owner: None,
            number: 0,
            active: false,
            near: false,
            fate: Fate::Open,
            items: Vec::new(),
            focus: None,
        }
    }
}

/// What became of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It plays, or has neither won nor given up.
    #[default]
    Open,
    /// It has won: a crown, and a lit field.
    Won,
    /// It has given up: a bowed flag.
    Resigned,
}

/// A side of a board as notation sees it: `Bottom` is row 1, `Left` is column a.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// Row 1.
    Bottom,
    /// Column a.
    Left,
    /// The last row.
    Top,
    /// The last column.
    Right,
}

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Floor {
    /// Squares of two alternating shades, of wood.
    Checkered,
    /// The same of grass: a field under the open sky.
    Meadow,
    /// Separate places for tiles, with thin dashed outlines.
    Plots,
    /// Such places in ruins: what stood here was destroyed, and nothing is built here any more.
    Rubble,
}

/// In whose colors, and with whose pattern or emblem, a thing is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// This many-th set of colors, from 0: usually the seat's number. Each has a color, a pattern and an emblem of its
    /// own: 0 light (orange; as a block, light stone), 1 dark (blue; dark stone), 2 purple, 3 white. 4 and 5 are 0 and 1
    /// in red and black, for games whose sides bear those names.
    Side(u8),
    /// Nobody's.
    Neutral,
}

/// What a square is, where it is not plain floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Water: nothing may stand there.
    Lake,
    /// The zone of a side.
    Zone(Ink),
    /// A section of the board that is set off from its neighbors.
    Section,
}

/// A thing on a board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// What the square is made of.
    Ground(Cell, Ground),
    /// A tree.
    Tree(Cell),
    /// A building block over these squares, drawn as one body.
    Block(Vec<Cell>, Ink),
    /// A round pawn.
    Pawn(Cell, Ink),
    /// A small castle, in the colors of who defends it.
    Castle(Cell, Ink),
    /// A soldier.
    Unit(Cell, Unit, Ink),
    /// A flat tile with a part of a castle.
    Tile(Cell, Tile),
    /// A sign on a square.
    Mark(Cell, Mark),
    /// One sign around all these squares together.
    Outline(Vec<Cell>, Mark),
    /// A thing that is not there yet: drawn translucent, with a dashed edge. Any item but a sign.
    Ghost(Box<Item>),
    /// The way of a move, square by square, from the first to the last.
    Path(Vec<Cell>),
}

impl Item {
    /// The squares it lies on or leads over.
    pub fn cells(&self) -> &[Cell] {
        match self {
            Self::Block(cells, _) | Self::Outline(cells, _) | Self::Path(cells) => cells,
            Self::Ground(cell, _)
            | Self::Tree(cell)
            | Self::Pawn(cell, _)
            | Self::Castle(cell, _)
            | Self::Unit(cell, ..)
            | Self::Tile(cell, _)
            | Self::Mark(cell, _) => std::slice::from_ref(cell),
            Self::Ghost(item) => item.cells(),
        }
    }
}

/// A kind of soldier, told apart by silhouette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// With a crown; unmistakable.
    General,
    /// On a horse.
    Horseman,
    /// With a gun.
    Musketeer,
    /// With a pike.
    Pikeman,
}

/// A part of a castle on a flat tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tile {
    /// Tower, wall or keep.
    pub part: TilePart,
    /// Its color.
    pub color: TileColor,
    /// Its shape; keeps have none.
    pub shape: Option<TileShape>,
}

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TilePart {
    /// A corner.
    Tower,
    /// A side.
    Wall,
    /// The middle.
    Keep,
}

/// The color of a tile; each is also drawn with a pattern of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileColor {
    /// R.
    Red,
    /// Y.
    Yellow,
    /// B.
    Blue,
}

/// The shape of a tile's outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileShape {
    /// c: round waves.
    Curvy,
    /// z: sharp teeth.
    Zigzag,
    /// s: plain.
    Straight,
}

/// What a sign says. Each differs from the others by shape, not by color alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The last move began here.
    From,
    /// The last move ended here, or put this here.
    To,
    /// Something was taken from here.
    Captured,
    /// Can be chosen now.
    Choice,
    /// Has been chosen in the draft.
    Chosen,
    /// Will be hit by the draft.
    Target,
    /// Has a first move of its own still before it; only on pawns.
    Fresh,
    /// One more on its side, and it is lost.
    Pressed,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::From,
        Self::To,
        Self::Captured,
        Self::Choice,
        Self::Chosen,
        Self::Target,
        Self::Fresh,
        Self::Pressed,
    ];
}

/// Things lying beside the boards in one line: a hand, a stock, spoils.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tray {
    /// Whose they are; the line begins with that seat's emblem. `Neutral` has none.
    pub ink: Ink,
    /// The seat whose they are, where they are somebody's.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What became of that seat.
    #[serde(default)]
    pub fate: Fate,
    /// Whether this seat is to move; the emblem then carries a pointer.
    pub active: bool,
    /// Whether it lies right before the viewer: it is drawn larger, in a line of its own.
    #[serde(default)]
    pub near: bool,
    /// What lies there, from the left.
    pub items: Vec<TrayItem>,
}

impl Tray {
    /// What a seat has, which is not to move.
    pub fn of(seat: Seat, ink: Ink, items: Vec<TrayItem>) -> Self {
        Self { ink, seat: Some(seat), ..Self::shared(items) }
    }

    /// What is nobody's.
    pub fn shared(items: Vec<TrayItem>) -> Self {
        let (ink, fate) = (Ink::Neutral, Fate::Open);
        Self { ink, seat: None, fate, active: false, near: false, items }
    }

    /// The same, of a seat that may be to move.
    pub fn active(self, active: bool) -> Self {
        Self { active, ..self }
    }

    /// The same, before the viewer if it is theirs.
    #[must_use]
    pub fn near(self, near: bool) -> Self {
        Self { near, ..self }
    }
}

/// One thing in a tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TrayItem {
    /// What it is.
    pub thing: Thing,
    /// How many of it; no number is drawn for `None`.
    pub count: Option<u16>,
    /// A sign on it.
    pub mark: Option<Mark>,
    /// Whether it is gone or can't be used: drawn faint.
    pub faint: bool,
    /// The letter by which notation and menus name it, to stand before it.
    #[serde(default)]
    pub letter: Option<char>,
}

impl TrayItem {
    /// One of a thing.
    pub fn new(thing: Thing) -> Self {
        Self { thing, count: None, mark: None, faint: false, letter: None }
    }

    /// So many of a thing.
    pub fn counted(thing: Thing, count: u16) -> Self {
        Self { count: Some(count), ..Self::new(thing) }
    }
}

/// What can lie in a tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A building block of this shape, small.
    Block(Vec<Cell>, Ink),
    /// A pawn.
    Pawn(Ink),
    /// A castle.
    Castle(Ink),
    /// A soldier.
    Unit(Unit, Ink),
    /// A tile, face up.
    Tile(Tile),
    /// A tile, face down, in somebody's hand.
    Hidden,
    /// The pile of tiles to draw from, face down.
    Pile,
    /// The pile of discarded tiles; the top one, or an empty place.
    Discards(Option<Tile>),
    /// Crossed swords: attacks are open; faint as long as they are not.
    Swords,
    /// A gap between groups.
    Gap,
}
