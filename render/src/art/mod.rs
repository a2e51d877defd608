//! Paints each layer on one square, in hundredths of its side.

mod block;
mod castle;
mod face;
mod ground;
mod hangings;
mod mark;
mod piece;
#[cfg(test)]
mod tests;
mod tile;
mod tree;
mod unit;
mod win;

pub(crate) use block::{turret, walls};
pub(crate) use face::face;
pub(crate) use mark::{dashed_edge, gone};
pub(crate) use piece::emblem_shape;
pub(crate) use tile::discard_place;
pub(crate) use win::rays;

use crate::layers::{Badge, Layer, Piece};
use crate::paint::{Painter, polygon, rectangle};

/// The part of a square that pieces fill. The rest is for marks and shadows.
pub(crate) const PIECE: f32 = 0.84;
/// The part that castles and trees fill. They extend into the square above.
const TALL: f32 = 0.92;

/// Paints one layer over the layers below.
pub(crate) fn paint(layer: &Layer, painter: &mut Painter<'_>) {
    match layer {
        Layer::Floor(floor, shade) => ground::floor(painter, *floor, *shade),
        Layer::Shelf(shelf) => ground::all(painter, painter.colors().shelf(*shelf)),
        Layer::Ground(ground, shade, joins) => ground::ground(painter, *ground, *shade, *joins),
        Layer::Piece(piece) => painter.raised(|painter| paint_piece(piece, painter)),
        Layer::Rising(layer) => paint(layer, &mut painter.moved(0.0, 100.0)),
        Layer::Emblem(emblem) => piece::emblem(painter, *emblem),
        Layer::Ghost(piece, framed) => ghost(painter, piece, *framed),
        Layer::Veil(shelf) => {
            let color = painter.colors().shelf(*shelf);
            let all = rectangle(0.0, 0.0, 100.0, 100.0);
            painter.translucent(0.5, |painter| painter.rect(all, color));
        }
        Layer::Gone(shelf, joins) => {
            let colors = painter.colors();
            mark::gone(painter, *joins, colors.letters_on(colors.shelf(*shelf)));
        }
        Layer::Way(legs) => mark::way(painter, legs),
        Layer::Outline(mark, joins) => mark::outline(painter, *mark, *joins),
        Layer::Around(mark) => mark::around(painter, *mark),
        Layer::Light(mark, floor) => mark::light(painter, *mark, *floor),
        Layer::Sign(mark) => mark::sign(painter, *mark),
        Layer::Burst => mark::burst(painter, 50.0, 50.0, 34.0),
        Layer::Fell(emblem) => piece::fell(painter, *emblem),
        Layer::Ring(columns, rows) => win::ring(painter, *columns, *rows),
        Layer::Lozenge => win::lozenge(painter),
        Layer::RibbonEnd(edge) => win::ribbon_end(painter, *edge),
        Layer::Crown => unit::crown(painter),
        Layer::Flag(emblem) => piece::flag(painter, *emblem),
        Layer::Swords => piece::swords(painter),
        Layer::Badge(Badge::Swords) => mark::swords_badge(painter),
        Layer::Badge(Badge::Burst) => mark::burst(painter, 80.0, 20.0, 21.0),
        Layer::Push(leg) => mark::push(painter, *leg),
        Layer::Hangings(part) => hangings::hangings(painter, *part),
    }
}

/// Paints the piece on a square. A block fills the square; other pieces leave a margin.
fn paint_piece(piece: &Piece, painter: &mut Painter<'_>) {
    match piece {
        Piece::Block(ink, joins) => block::block(painter, *ink, *joins),
        Piece::Token(ink, joins) => block::token(painter, *ink, *joins),
        Piece::Tree(kind) => tree::tree(&mut tall(painter), *kind),
        Piece::Castle(ink, bannered) => castle::castle(&mut tall(painter), *ink, *bannered),
        Piece::SmallCastle(ink) => {
            let mut small = painter.scaled(0.7);
            castle::castle(&mut small.moved(0.0, 9.3), *ink, false);
        }
        Piece::Ruin(ink, gold) => castle::ruin(&mut tall(painter), *ink, *gold),
        Piece::Standard(ink) => castle::standard(painter, *ink),
        Piece::Pawn(ink, fresh) => piece::pawn(&mut painter.scaled(PIECE), *ink, *fresh),
        Piece::Unit(unit, ink) => unit::unit(&mut painter.scaled(PIECE), *unit, *ink),
        Piece::Fallen(unit, ink) => {
            unit::unit(&mut painter.scaled(PIECE * 0.9).tipped(), *unit, *ink);
        }
        Piece::Tile(tile) => tile::tile(&mut painter.scaled(0.8), *tile),
        Piece::Back => tile::back(&mut painter.scaled(PIECE)),
        Piece::Pile => tile::pile(&mut painter.scaled(PIECE)),
        Piece::Discards(top) => tile::discards(&mut painter.scaled(PIECE), *top),
    }
}

/// A painter for a tall piece at the lower edge of a square.
fn tall<'a>(painter: &'a mut Painter<'_>) -> Painter<'a> {
    painter.scaled_at_foot(TALL)
}

/// The dashed edge around the square of a piece that is not there yet.
pub(crate) fn ghost_edge(painter: &mut Painter<'_>) {
    let edge = polygon(&[(5.0, 5.0), (95.0, 5.0), (95.0, 95.0), (5.0, 95.0)]);
    painter.line(&edge, painter.colors().white, 5.0);
    painter.dashes(&edge, painter.colors().ink, 5.0, 12.0);
}

/// A translucent piece with a dashed edge: around the body of a block, or around the square of other pieces.
fn ghost(painter: &mut Painter<'_>, piece: &Piece, framed: bool) {
    painter.translucent(0.6, |painter| paint_piece(piece, painter));
    if let Piece::Block(_, joins) = piece {
        return mark::dashed_edge(painter, *joins);
    }
    if !framed {
        ghost_edge(painter);
    }
}
