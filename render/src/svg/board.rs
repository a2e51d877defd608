//! A board as an SVG.

use std::collections::BTreeMap;

use rules::{Board, Cell, Item, Mark, Scene};

use super::floor::floor;
use super::markup::{Corner, PICTURE, drawn_at, in_place, layer_at};
use super::slot::is_last;
use super::symbols::symbol_or_drawing;
use super::thing_ids::{Names, Naming};
use super::walls::{self, Part, block, body};
use crate::art;
use crate::bodies::joined;
use crate::layers::{Joins, Layer, Piece};
use crate::picture_layout::winner;
use crate::pieces::Pieces;
use crate::stacks::{Occupancy, all_legs, badge, hangings_parts, level, mark_layers};
use crate::viewport::Grid;

/// A board of a scene, to be drawn by [`board`].
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// The scene. Its trays show who has won.
    pub scene: &'a Scene,
    /// The number of the board, from 0. It is in each `data-place`, such as `b0.c3`.
    pub board: usize,
    /// The number of clockwise quarter turns. An unturned board has row 1 at the bottom.
    pub turn: u8,
    /// The ids of things by their squares, made of ASCII letters, digits, `-`, `_` and `.`.
    ///
    /// A thing without an id here gets `pawn-0-c3`: its kind, its board and its square. Ruins and ghosts always get
    /// such an id, since something else may stand on their square. A block has the id of any of its squares.
    pub ids: &'a BTreeMap<Cell, String>,
}

/// A board as one `<svg>`, in squares of 100 units. It never fails: items outside the board are left out.
///
/// From the lowest to the highest: the floor, the marks of the last move on it (`<g class="last">`), blocks, and all
/// other things by their rows. A thing is `<g class="thing" id data-place data-x data-y>`. It is drawn at 0, 0, and the
/// page moves it to `data-x`, `data-y`: squares from the left and the top. A block is drawn where it stands, has no
/// `data-x`, and lists all its squares in `data-place`. A ghost has the class `ghost` as well.
///
/// The marks of possible and chosen moves are left out: the page draws them.
pub fn board(picture: &BoardPicture<'_>) -> String {
    let Some(board) = picture.scene.boards.get(picture.board) else {
        return format!("{PICTURE} viewBox=\"0 0 0 0\"></svg>");
    };
    let mut painter = BoardPainter {
        board,
        number: picture.board,
        grid: Grid::turned(board, picture.turn),
        pieces: Pieces::new(board, winner(picture.scene)),
        names: Names::new(picture.board, picture.ids),
        blocks: Vec::new(),
        things: Vec::new(),
        flags: Vec::new(),
    };
    painter.svg()
}

/// A board while it is drawn.
struct BoardPainter<'a> {
    board: &'a Board,
    number: usize,
    grid: Grid,
    pieces: Pieces,
    names: Names<'a>,
    blocks: Vec<String>,
    things: Vec<PlacedThing>,
    /// The winner's flags with their squares.
    flags: Vec<(Cell, Piece)>,
}

/// A thing on one square, with the row and the level that decide when it is drawn.
struct PlacedThing {
    row: usize,
    level: u8,
    markup: String,
}

impl BoardPainter<'_> {
    fn svg(&mut self) -> String {
        let (width, height) = (self.grid.width(), self.grid.height());
        let mut text = format!("{PICTURE} viewBox=\"0 0 {} {}\">", width * 100, height * 100);
        text.push_str(&floor(self.board, self.grid));
        text.push_str(&last(&self.marks()));
        let board = self.board;
        for item in &board.items {
            self.lay(item);
        }
        text.extend(self.blocks.drain(..));
        text.push_str(&last(&self.outlines()));
        self.things.sort_by_key(|thing| (thing.row, thing.level));
        text.extend(self.things.drain(..).map(|thing| thing.markup));
        text.push_str(&last(&self.signs_above()));
        text.push_str(&last(&self.flags()));
        text + "</svg>"
    }

    /// The corner of a square. `None` outside the board.
    fn corner(&self, cell: Cell) -> Option<Corner> {
        self.grid.place(cell).map(Corner::of)
    }

    /// The parts of a body that are on the board.
    fn parts(&self, squares: &[(Cell, Joins)]) -> Vec<Part> {
        let part = |(cell, joins): &(Cell, Joins)| {
            Some(Part { corner: self.corner(*cell)?, joins: *joins })
        };
        squares.iter().filter_map(part).collect()
    }

    fn parts_of(&self, cells: &[Cell]) -> Vec<Part> {
        self.parts(&joined(cells, self.grid))
    }

    /// The marks and paths below all things.
    fn marks(&self) -> String {
        let mut items: Vec<_> = self.board.items.iter().collect();
        items.sort_by_key(|item| level(item));
        let marks = items.into_iter().map(|item| match item {
            Item::Mark(cell, mark) if is_last(*mark) => self.mark(*cell, *mark),
            Item::Path(cells) => self.way(cells),
            _ => String::new(),
        });
        marks.collect()
    }

    fn mark(&self, cell: Cell, mark: Mark) -> String {
        let Some(corner) = self.corner(cell) else { return String::new() };
        let layers = mark_layers(mark, self.board, cell);
        layers.iter().map(|layer| in_place(&layer_at(corner, layer))).collect()
    }

    fn way(&self, cells: &[Cell]) -> String {
        let spots: Vec<_> = cells.iter().map(|cell| self.grid.spot(*cell)).collect();
        let legs = all_legs(&spots, 0, 0).collect();
        in_place(&layer_at(Corner::ORIGIN, &Layer::Way(legs)))
    }

    /// The outlines of the last move, above the blocks that they surround.
    fn outlines(&self) -> String {
        let outlines = self.board.items.iter().map(|item| match item {
            Item::Outline(cells, mark) if is_last(*mark) => {
                let parts = self.parts_of(cells);
                in_place(&body(&parts, |painter, joins| {
                    art::paint(&Layer::Outline(*mark, joins), painter);
                }))
            }
            _ => String::new(),
        });
        outlines.collect()
    }

    /// Fallen soldiers, hangings, and the signs in corners of squares.
    fn signs_above(&self) -> String {
        let signs = self.board.items.iter().flat_map(|item| match item {
            Item::Fallen(cell, unit, ink) => {
                vec![(*cell, Layer::Piece(Piece::Fallen(*unit, *ink)))]
            }
            Item::Hangings(cells, ink, ready) => {
                let parts = hangings_parts(cells, self.grid, *ink, *ready).into_iter();
                // Each part draws the whole hangings, which an SVG doesn't cut. So the part at 0, 0 is enough.
                let corner = parts.filter(|(_, part)| (part.x, part.y) == (0, 0));
                corner.map(|(cell, part)| (cell, Layer::Hangings(part))).collect()
            }
            Item::Mark(cell, mark) if is_last(*mark) => {
                let badge = badge(*mark, self.board, *cell);
                badge.map(|badge| (*cell, Layer::Badge(badge))).into_iter().collect()
            }
            _ => Vec::new(),
        });
        let signs = signs.filter_map(|(cell, layer)| Some((self.corner(cell)?, layer)));
        signs.map(|(corner, layer)| in_place(&layer_at(corner, &layer))).collect()
    }

    /// The winner's flags, above everything else.
    fn flags(&self) -> String {
        let flags = self.flags.iter().filter_map(|(cell, flag)| {
            Some(symbol_or_drawing(&Layer::Piece(flag.clone()), self.corner(*cell)?))
        });
        flags.collect()
    }

    fn lay(&mut self, item: &Item) {
        let naming = |kind| Naming { kind, takes_given: true };
        self.flags.extend(self.pieces.flag(item, self.grid));
        match item {
            Item::Ground(..) | Item::Mark(..) | Item::Outline(..) | Item::Path(_) => {}
            Item::Fallen(..) | Item::Hangings(..) | Item::Push(_) => {}
            Item::Ghost(ghost) => self.ghost(ghost),
            Item::Block(cells, ink) => {
                let markup = block(&self.parts_of(cells), *ink);
                self.put_block(cells, Content { class: "thing", naming: naming("block"), markup });
            }
            Item::Ruin(..) => self.stand(item, Naming { kind: "ruin", takes_given: false }),
            Item::Tree(_) => self.stand(item, naming("tree")),
            Item::Pawn(..) => self.stand(item, naming("pawn")),
            Item::Castle(..) => self.stand(item, naming("castle")),
            Item::Unit(..) => self.stand(item, naming("unit")),
            Item::Tile(..) => self.stand(item, naming("tile")),
        }
    }

    /// Puts a thing on its square.
    fn stand(&mut self, item: &Item, naming: Naming) {
        let Some((cell, piece)) = self.pieces.piece(item) else { return };
        let content = symbol_or_drawing(&Layer::Piece(piece), Corner::ORIGIN);
        self.put(cell, level(item), Content { class: "thing", naming, markup: content });
    }

    fn put(&mut self, cell: Cell, level: u8, content: Content) {
        let Some(Corner { x, y }) = self.corner(cell) else { return };
        let Content { class, naming, markup } = content;
        let (id, number) = (self.names.name(naming, cell), self.number);
        let markup = format!(
            "<g class=\"{class}\" id=\"{id}\" data-place=\"b{number}.{cell}\" data-x=\"{x}\" data-y=\"{y}\">{markup}</g>"
        );
        self.things.push(PlacedThing { row: y, level, markup });
    }

    /// Adds a block, drawn where it stands.
    fn put_block(&mut self, cells: &[Cell], content: Content) {
        let seen: Vec<_> =
            cells.iter().copied().filter(|cell| self.corner(*cell).is_some()).collect();
        let Some(first) = self.names.anchor(&seen) else { return };
        let places: Vec<_> = seen.iter().map(|cell| format!("b{}.{cell}", self.number)).collect();
        let Content { class, naming, markup } = content;
        let (id, places) = (self.names.name(naming, first), places.join(" "));
        self.blocks
            .push(format!("<g class=\"{class}\" id=\"{id}\" data-place=\"{places}\">{markup}</g>"));
    }

    /// Adds a thing that is not there yet: translucent, with a dashed edge.
    fn ghost(&mut self, item: &Item) {
        let (class, naming) = ("thing ghost", Naming { kind: "ghost", takes_given: false });
        if let Item::Block(cells, ink) = item {
            let mut markup = walls::ghost(&self.parts_of(cells), *ink);
            let taken = cells.iter().filter(|cell| self.is_taken(**cell));
            let corners = taken.filter_map(|cell| self.corner(*cell));
            let bursts = corners.map(|corner| symbol_or_drawing(&Layer::Burst, corner));
            markup.extend(bursts);
            return self.put_block(cells, Content { class, naming, markup });
        }
        let Some((cell, piece)) = self.pieces.ghost_piece(item) else { return };
        // The page itself shows a captured thing during the capture.
        if self.board.items.contains(&Item::Mark(cell, Mark::Captured)) {
            return;
        }
        let content = symbol_or_drawing(&Layer::Piece(piece), Corner::ORIGIN);
        let edge = in_place(&drawn_at(Corner::ORIGIN, art::ghost_edge));
        let mut markup = format!("<g opacity=\".6\">{content}</g>{edge}");
        if self.is_taken(cell) {
            markup.push_str(&symbol_or_drawing(&Layer::Burst, Corner::ORIGIN));
        }
        self.put(cell, 7, Content { class, naming, markup });
    }

    /// Whether a piece occupies the square of a ghost.
    fn is_taken(&self, cell: Cell) -> bool {
        Occupancy::on(self.board, cell) == Occupancy::Thing
    }
}

/// The markup of a thing, and the class and id of its group.
struct Content {
    class: &'static str,
    naming: Naming,
    markup: String,
}

/// Groups the markup that the page replaces with every move.
fn last(content: &str) -> String {
    if content.is_empty() { String::new() } else { format!("<g class=\"last\">{content}</g>") }
}
