//! The symbols of a theme's SVG symbol sheet, and their ids.

use rules::{Floor, Ink, Tile, TileColor, TilePart, TileShape, Unit};

use super::markup::{Corner, drawn_with, in_place, layer_at, symbol_at};
use crate::art;
use crate::drawing::Drawing;
use crate::layers::{Emblem, Layer, Piece, TREE_KINDS};
use crate::paint::Painter;
use crate::theme::Colors;

/// The inks of emblems. Higher sides reuse them.
const INKS: [Ink; 9] = [
    Ink::Side(0),
    Ink::Side(1),
    Ink::Side(2),
    Ink::Side(3),
    Ink::Side(4),
    Ink::Side(5),
    Ink::Side(6),
    Ink::Side(7),
    Ink::Neutral,
];

/// The sides with pawns.
const PAWNS: [Ink; 2] = [Ink::Side(4), Ink::Side(5)];
/// The sides with castles of one square.
const CASTLES: [Ink; 2] = [Ink::Side(4), Ink::Side(5)];
/// The sides with soldiers.
const ARMIES: [Ink; 2] = [Ink::Side(6), Ink::Side(7)];
/// The sides with building blocks.
pub(super) const BUILDERS: [Ink; 2] = [Ink::Side(0), Ink::Side(1)];

const UNITS: [Unit; 4] = [Unit::General, Unit::Horseman, Unit::Musketeer, Unit::Pikeman];

/// A symbol of the sheet.
#[derive(Debug)]
pub(super) struct Symbol {
    pub(super) id: String,
    pub(super) drawing: Drawing,
    /// The id of the symbol that this symbol contains.
    pub(super) base: Option<String>,
}

/// The id of a side's emblem in the sheet of [`things`](crate::svg::things).
pub fn emblem(ink: Ink) -> String {
    format!("emblem-{}", ink_name(ink))
}

/// The id of the emblem of a side that plays with building blocks: in the color of its stone.
pub fn stone(ink: Ink) -> String {
    match ink {
        Ink::Side(number @ 0..2) => format!("stone-{number}"),
        Ink::Side(_) | Ink::Neutral => emblem(ink),
    }
}

/// The id of a layer's symbol. `None` if the sheet has none, so that the layer is drawn in place.
///
/// The sheet has pieces only of sides that some game has, to stay small.
fn id(layer: &Layer) -> Option<String> {
    Some(match layer {
        Layer::Piece(piece) => return piece_id(piece),
        Layer::Emblem(Emblem { ink, stone: false }) => emblem(*ink),
        Layer::Emblem(Emblem { ink, stone: true }) => stone(*ink),
        Layer::Flag(Emblem { ink, .. }) => format!("flag-{}", ink_name(*ink)),
        Layer::Floor(Floor::Plots, _) => "plot".to_owned(),
        Layer::Floor(Floor::Rubble, _) => "rubble".to_owned(),
        Layer::Floor(Floor::Meadow, kind) => format!("grass-{kind}"),
        Layer::Swords => "swords".to_owned(),
        Layer::Burst => "burst".to_owned(),
        Layer::Crown => "crown".to_owned(),
        Layer::Floor(Floor::Checkered, _) | Layer::Ground(..) | Layer::Shelf(_) => return None,
        Layer::Rising(_) | Layer::Ghost(..) | Layer::Way(_) | Layer::Outline(..) => return None,
        Layer::Around(_) | Layer::Light(..) | Layer::Sign(_) => return None,
        Layer::Badge(_) | Layer::Push(_) | Layer::Hangings(_) => return None,
        Layer::Gone(..) | Layer::Veil(_) | Layer::Fell(_) => return None,
        Layer::Ring(..) | Layer::Lozenge | Layer::RibbonEnd(_) => return None,
    })
}

/// A reference to the layer's symbol, or the layer drawn in place if the sheet has none.
pub(super) fn symbol_or_drawing(layer: &Layer, corner: Corner) -> String {
    match id(layer) {
        Some(id) => symbol_at(&id, corner),
        None => in_place(&layer_at(corner, layer)),
    }
}

fn piece_id(piece: &Piece) -> Option<String> {
    if !has_symbol(piece) {
        return None;
    }
    let with = |ink: &Ink, kind: &str, more: &str| format!("{kind}-{}{more}", ink_name(*ink));
    Some(match piece {
        Piece::Block(..) | Piece::Token(..) | Piece::SmallCastle(_) => return None,
        Piece::Fallen(..) => return None,
        Piece::Tree(kind) => format!("tree-{}", kind % TREE_KINDS),
        Piece::Pawn(ink, fresh) => with(ink, "pawn", if *fresh { "-fresh" } else { "" }),
        Piece::Castle(ink, bannered) => with(ink, "castle", if *bannered { "-banner" } else { "" }),
        Piece::Ruin(ink, gold) => with(ink, "ruin", if *gold { "-gold" } else { "" }),
        Piece::Standard(ink) => with(ink, "standard", ""),
        Piece::Unit(unit, ink) => format!("unit-{}-{}", unit_name(*unit), ink_name(*ink)),
        Piece::Tile(tile) => tile_id(*tile),
        Piece::Back => "back".to_owned(),
        Piece::Pile => "pile".to_owned(),
        Piece::Discards(None) => "discards-empty".to_owned(),
        Piece::Discards(Some(_)) => "discards".to_owned(),
    })
}

/// Whether a game has this piece in this ink.
fn has_symbol(piece: &Piece) -> bool {
    match piece {
        Piece::Pawn(ink, _) => PAWNS.contains(ink),
        Piece::Castle(ink, bannered) => {
            CASTLES.contains(ink) || (*ink == Ink::Neutral && !bannered)
        }
        Piece::Ruin(ink, _) => CASTLES.contains(ink),
        Piece::Standard(ink) => BUILDERS.contains(ink) || ARMIES.contains(ink),
        Piece::Unit(_, ink) => ARMIES.contains(ink),
        Piece::Block(..) | Piece::Token(..) | Piece::SmallCastle(_) | Piece::Fallen(..) => false,
        Piece::Tree(_) | Piece::Tile(_) | Piece::Back | Piece::Pile | Piece::Discards(_) => true,
    }
}

/// The id of the turrets on a side's building blocks. `None` for a side without blocks.
pub(super) fn turret(ink: Ink) -> Option<String> {
    BUILDERS.contains(&ink).then(|| format!("turret-{}", ink_name(ink)))
}

/// A side's number as part of an id, or `neutral`.
fn ink_name(ink: Ink) -> String {
    match ink {
        Ink::Side(number) => (number % 8).to_string(),
        Ink::Neutral => "neutral".to_owned(),
    }
}

fn unit_name(unit: Unit) -> &'static str {
    match unit {
        Unit::General => "general",
        Unit::Horseman => "horseman",
        Unit::Musketeer => "musketeer",
        Unit::Pikeman => "pikeman",
    }
}

fn tile_id(tile: Tile) -> String {
    let part = match tile.part {
        TilePart::Tower => "tower",
        TilePart::Wall => "wall",
        TilePart::Keep => "keep",
    };
    let color = match tile.color {
        TileColor::Red => "red",
        TileColor::Yellow => "yellow",
        TileColor::Blue => "blue",
    };
    let shape = match (tile.part, tile.shape) {
        (TilePart::Keep, _) => "",
        (TilePart::Tower | TilePart::Wall, Some(TileShape::Curvy)) => "-curvy",
        (TilePart::Tower | TilePart::Wall, Some(TileShape::Zigzag)) => "-zigzag",
        (TilePart::Tower | TilePart::Wall, Some(TileShape::Straight) | None) => "-straight",
    };
    format!("tile-{part}-{color}{shape}")
}

/// Every symbol in the colors of a theme.
pub(super) fn symbols(colors: &'static Colors) -> Vec<Symbol> {
    let sides = INKS.into_iter().flat_map(pieces_of);
    let trees = (0..TREE_KINDS).map(Piece::Tree);
    let others = [Piece::Back, Piece::Pile, Piece::Discards(None)];
    let pieces = sides.chain(trees).chain(tiles().map(Piece::Tile)).chain(others);
    let layers = pieces.map(Layer::Piece).chain(flat_layers());
    let symbols = layers.filter_map(|layer| {
        let drawing = drawn(colors, |painter| art::paint(&layer, painter));
        Some(Symbol { id: id(&layer)?, drawing, base: base(&layer) })
    });
    let turrets = BUILDERS.into_iter().filter_map(|ink| {
        let drawing = drawn(colors, |painter| art::turret(painter, ink));
        Some(Symbol { id: turret(ink)?, drawing, base: None })
    });
    symbols.chain(turrets).chain(tufts(colors)).chain([discard_place(colors)]).collect()
}

/// The pieces of a side that have symbols.
fn pieces_of(ink: Ink) -> Vec<Piece> {
    let mut pieces = vec![
        Piece::Pawn(ink, false),
        Piece::Pawn(ink, true),
        Piece::Castle(ink, false),
        Piece::Castle(ink, true),
        Piece::Ruin(ink, false),
        Piece::Ruin(ink, true),
        Piece::Standard(ink),
    ];
    pieces.extend(UNITS.map(|unit| Piece::Unit(unit, ink)));
    pieces.retain(has_symbol);
    pieces
}

fn tiles() -> impl Iterator<Item = Tile> {
    let colors = [TileColor::Red, TileColor::Yellow, TileColor::Blue];
    let shapes = [TileShape::Curvy, TileShape::Zigzag, TileShape::Straight].map(Some);
    let kinds = [TilePart::Tower, TilePart::Wall]
        .into_iter()
        .flat_map(move |part| shapes.map(|shape| (part, shape)))
        .chain([(TilePart::Keep, None)]);
    kinds.flat_map(move |(part, shape)| colors.map(|color| Tile { part, color, shape }))
}

/// The layers with symbols, except pieces.
fn flat_layers() -> Vec<Layer> {
    let emblem = |ink, stone| Layer::Emblem(Emblem { ink, stone });
    let mut layers = vec![Layer::Swords, Layer::Burst, Layer::Crown];
    layers.extend([Floor::Plots, Floor::Rubble].map(|floor| Layer::Floor(floor, 0)));
    layers.extend([0, 1].map(|number| emblem(Ink::Side(number), true)));
    for ink in INKS {
        layers.extend([emblem(ink, false), Layer::Flag(Emblem { ink, stone: false })]);
    }
    layers
}

/// The id of the symbol that this layer's symbol contains.
fn base(layer: &Layer) -> Option<String> {
    match layer {
        Layer::Piece(Piece::Pawn(ink, true)) => piece_id(&Piece::Pawn(*ink, false)),
        Layer::Piece(Piece::Castle(ink, true)) => piece_id(&Piece::Castle(*ink, false)),
        _ => None,
    }
}

/// The variants of grass without their ground. Themes without decoration have empty ones.
fn tufts(colors: &'static Colors) -> impl Iterator<Item = Symbol> {
    (0..6).filter_map(move |kind| {
        let layer = Layer::Floor(Floor::Meadow, kind);
        let mut drawing = drawn(colors, |painter| art::paint(&layer, painter));
        drawing.elements.remove(0);
        Some(Symbol { id: id(&layer)?, drawing, base: None })
    })
}

/// The place under the top tile of the discards.
fn discard_place(colors: &'static Colors) -> Symbol {
    let drawing = drawn(colors, |painter| {
        painter.raised(|painter| art::discard_place(&mut painter.scaled(art::PIECE)));
    });
    Symbol { id: "discards".to_owned(), drawing, base: None }
}

fn drawn(colors: &'static Colors, paint: impl FnOnce(&mut Painter<'_>)) -> Drawing {
    drawn_with(colors, Corner::ORIGIN, paint)
}
