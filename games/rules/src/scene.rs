//! A position as a drawing, without pixels. The renderer decides how things look.
//!
//! A scene has no words, except the names that [`Scene::name`] adds to trays. So one picture serves every language.

use serde::{Deserialize, Serialize};

use crate::figures::{Tile, Unit};
use crate::{BalanceShare, Cell, Curve, Seat, Seats};

/// The content of a picture: boards in rows of [`Scene::per_row`], and trays beside them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scene {
    /// The boards in reading order.
    pub boards: Vec<Board>,
    /// The number of boards per row. Boards with [`Board::near`] stand in a column of their own.
    pub per_row: u8,
    /// The trays: hands, stocks, spoils and counts, one line each.
    pub trays: Vec<Tray>,
    /// The evaluation bar beside the boards: the share of each seat, the first at the bottom. Empty while the match
    /// runs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub balance: Vec<BalanceShare>,
    /// The curve below the boards, once the match has been analyzed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub curve: Option<Curve>,
}

impl Scene {
    /// One board and the trays beside it.
    pub fn of(board: Board, trays: Vec<Tray>) -> Self {
        Self { boards: vec![board], per_row: 1, trays, balance: Vec::new(), curve: None }
    }

    /// Adds the names of the players to their trays.
    pub fn name(&mut self, name: impl Fn(Seat) -> Option<String>) {
        for tray in &mut self.trays {
            tray.name = tray.seat.and_then(&name);
        }
    }

    /// Shows that the match is over: no seat is to move, some have won, and some have resigned.
    ///
    /// A table only knows who won by the rules, not how people ended the match.
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

/// A grid and the items on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// The number of columns, labelled a, b, c… from the left.
    pub columns: u8,
    /// The number of rows, labelled 1, 2, 3… from the bottom.
    pub rows: u8,
    /// The floor of all squares that have no other ground.
    pub floor: Floor,
    /// The edge of the viewer's own side, if they have one. The renderer may turn the board for them.
    pub home: Option<Edge>,
    /// The owner, if each seat has its own board. The board then carries that seat's emblem.
    pub owner: Option<Seat>,
    /// The number among the owner's boards, from 1; 0 if they have just one.
    pub number: u8,
    /// Whether the owner is to move.
    pub active: bool,
    /// Whether the board is right in front of the viewer: it is drawn larger, and before all others.
    #[serde(default)]
    pub near: bool,
    /// The fate of the owner.
    #[serde(default)]
    pub fate: Fate,
    /// The items. Later items cover earlier ones of the same kind.
    pub items: Vec<Item>,
    /// The two corners of the area with the last events, for a close-up of a large board.
    pub focus: Option<(Cell, Cell)>,
}

impl Board {
    /// An empty board.
    pub fn new(columns: u8, rows: u8, floor: Floor) -> Self {
        Self { columns, rows, floor, ..Self::default() }
    }
}

/// The fate of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The seat still plays, or has neither won nor resigned.
    #[default]
    Open,
    /// The seat has won: a crown, and a lit field.
    Won,
    /// The seat has resigned: a bowed flag.
    Resigned,
}

/// An edge of a board in terms of notation: `Bottom` is row 1, `Left` is column a.
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

impl Edge {
    /// The number of clockwise quarter turns that bring the lower side to this edge.
    pub fn quarters(self) -> usize {
        match self {
            Self::Bottom => 0,
            Self::Left => 1,
            Self::Top => 2,
            Self::Right => 3,
        }
    }
}

/// The floor of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Floor {
    /// Wooden squares in two alternating shades.
    #[default]
    Checkered,
    /// Squares of grass in two alternating shades.
    Meadow,
    /// Separate places for tiles, with thin dashed outlines.
    Plots,
    /// Places for tiles in ruins: the castle here is destroyed for good.
    Rubble,
}

/// The color, pattern and emblem of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// The colors with this index, usually the seat's number. Each has a color, a pattern and an emblem of its own: 0
    /// light (orange; as a block, light stone), 1 dark (blue; dark stone), 2 purple, 3 white. 4 and 5 are 0 and 1 in
    /// red and black, 6 and 7 in gold and navy, for games whose sides have those names.
    Side(u8),
    /// The color of things that no side owns.
    Neutral,
}

/// The ground of a square, if it is not plain floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Water. No piece may stand there.
    Lake,
    /// The zone of a side.
    Zone(Ink),
    /// A section of the board that contrasts with its neighbors.
    Section,
}

/// A thing on a board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// The ground of a square.
    Ground(Cell, Ground),
    /// A tree.
    Tree(Cell),
    /// A building block over these squares, drawn as one body.
    Block(Vec<Cell>, Ink),
    /// A round pawn.
    Pawn(Cell, Ink),
    /// A small castle in the colors of its defender.
    Castle(Cell, Ink),
    /// The ruin of a castle, under the flag of the seat that took it. A piece may stand there.
    Ruin(Cell, Ink),
    /// A soldier.
    Unit(Cell, Unit, Ink),
    /// A soldier that the last move struck, on its side, near the square where it stood.
    Fallen(Cell, Unit, Ink),
    /// Hangings that hide an army on these squares, and whether it is ready.
    Hangings(Vec<Cell>, Ink, bool),
    /// A flat tile that shows a part of a castle.
    Tile(Cell, Tile),
    /// A mark on a square.
    Mark(Cell, Mark),
    /// One mark around all these squares together.
    Outline(Vec<Cell>, Mark),
    /// A thing that is not there yet: drawn translucent, with a dashed edge. Any item but a mark.
    Ghost(Box<Item>),
    /// The path of a move, square by square, from the first to the last.
    Path(Vec<Cell>),
    /// A push that is possible or chosen, from the first square to the second.
    Push([Cell; 2]),
}

impl Item {
    /// The squares that the item covers or crosses.
    pub fn cells(&self) -> &[Cell] {
        match self {
            Self::Block(cells, _) | Self::Outline(cells, _) | Self::Path(cells) => cells,
            Self::Hangings(cells, ..) => cells,
            Self::Push(cells) => cells,
            Self::Ground(cell, _)
            | Self::Tree(cell)
            | Self::Pawn(cell, _)
            | Self::Castle(cell, _)
            | Self::Ruin(cell, _)
            | Self::Unit(cell, ..)
            | Self::Fallen(cell, ..)
            | Self::Tile(cell, _)
            | Self::Mark(cell, _) => std::slice::from_ref(cell),
            Self::Ghost(item) => item.cells(),
        }
    }
}

/// The meaning of a mark. Each differs from the others by shape, not by color alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// The last move began here.
    From,
    /// The last move ended here, or placed this item.
    To,
    /// Something was captured here.
    Captured,
    /// The player can choose this now.
    Choice,
    /// The draft has chosen this.
    Chosen,
    /// The draft will hit this.
    Target,
    /// The pawn still has its first move. Only on pawns.
    Fresh,
    /// One more enemy next to this piece captures it.
    Pressed,
}

impl Mark {
    /// All marks.
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

/// Things in a line beside the boards: a hand, a stock, spoils.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tray {
    /// The owner's colors. The line begins with that seat's emblem; `Neutral` has none.
    pub ink: Ink,
    /// The owner, if there is one.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The player's name, if pictures show names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The fate of the owner.
    #[serde(default)]
    pub fate: Fate,
    /// Whether this seat is to move. The emblem then has a pointer.
    pub active: bool,
    /// Whether the tray is right in front of the viewer: it is drawn larger, in a line of its own.
    #[serde(default)]
    pub near: bool,
    /// The things in the tray, from the left.
    pub items: Vec<TrayItem>,
}

impl Tray {
    /// The tray of a seat, not marked as to move.
    pub fn of(seat: Seat, ink: Ink, items: Vec<TrayItem>) -> Self {
        Self { ink, seat: Some(seat), ..Self::shared(items) }
    }

    /// A tray without an owner.
    pub fn shared(items: Vec<TrayItem>) -> Self {
        let (ink, fate) = (Ink::Neutral, Fate::Open);
        Self { ink, seat: None, name: None, fate, active: false, near: false, items }
    }

    /// Sets whether the seat is to move.
    pub fn active(self, active: bool) -> Self {
        Self { active, ..self }
    }

    /// Sets whether the tray is in front of the viewer.
    #[must_use]
    pub fn near(self, near: bool) -> Self {
        Self { near, ..self }
    }
}

/// One kind of thing in a tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TrayItem {
    /// The thing.
    pub thing: Thing,
    /// The count. No number is drawn for `None`.
    pub count: Option<u16>,
    /// A mark on the thing.
    pub mark: Option<Mark>,
    /// Whether the thing can't be used now. It is drawn faint.
    pub faint: bool,
    /// Whether only the outline is drawn, which keeps a place for a missing thing.
    #[serde(default)]
    pub gone: bool,
    /// The letter that names the thing in notation and menus, drawn before the thing.
    #[serde(default)]
    pub letter: Option<char>,
}

impl TrayItem {
    /// A single thing.
    pub fn new(thing: Thing) -> Self {
        Self { thing, count: None, mark: None, faint: false, gone: false, letter: None }
    }

    /// A thing with a count.
    pub fn counted(thing: Thing, count: u16) -> Self {
        Self { count: Some(count), ..Self::new(thing) }
    }
}

/// A thing that a tray can hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A small building block of this shape.
    Block(Vec<Cell>, Ink),
    /// A pawn.
    Pawn(Ink),
    /// A castle.
    Castle(Ink),
    /// A soldier.
    Unit(Unit, Ink),
    /// A tile, face up.
    Tile(Tile),
    /// A tile, face down, in the hand of a seat.
    Hidden,
    /// The pile of tiles to draw from, face down.
    Pile,
    /// The pile of discarded tiles, with its top tile or empty.
    Discards(Option<Tile>),
    /// The emblem of a side.
    Emblem(Ink),
    /// Crossed swords: attacks are open. Drawn faint until they are.
    Swords,
    /// The sign of captures: the captured things follow it, or its count says how many a chosen attack would capture.
    Struck,
    /// A gap between groups.
    Gap,
}
