//! How each layer is painted: on one square, in hundredths of its side.

mod block;
mod ground;
mod mark;
mod piece;
#[cfg(test)]
mod tests;
mod tile;
mod unit;

use crate::layers::{Layer, Piece};
use crate::paint::{Painter, polygon, polyline, rectangle};

/// So much of a square do the things take that stand on it: around them is room for signs and shadows.
const PIECE: f32 = 0.84;

/// Paints one layer over what is there already.
pub(crate) fn paint(layer: &Layer, painter: &mut Painter<'_>) {
    match layer {
        Layer::Floor(floor, shade) => ground::floor(painter, *floor, *shade),
        Layer::Shelf(lit) => ground::all(painter, painter.colors().shelf[usize::from(*lit)]),
        Layer::Ground(ground, floor, joins) => ground::ground(painter, *ground, *floor, *joins),
        Layer::Piece(piece) => painter.raised(|painter| paint_piece(piece, painter)),
        Layer::Emblem(emblem) => piece::emblem(painter, *emblem),
        Layer::Pointer => pointer(painter),
        Layer::Ghost(piece, framed) => ghost(painter, piece, *framed),
        Layer::Veil(lit) => {
            painter.translucent(0.5, |painter| {
                painter.rect(
                    rectangle(0.0, 0.0, 100.0, 100.0),
                    painter.colors().shelf[usize::from(*lit)],
                )
            });
        }
        Layer::Edge(joins) => mark::faint_edge(painter, *joins),
        Layer::Way(legs) => mark::way(painter, legs),
        Layer::Outline(mark, joins) => mark::outline(painter, *mark, *joins),
        Layer::Around(mark) => mark::around(painter, *mark),
        Layer::Light(mark) => mark::light(painter, *mark),
        Layer::Sign(mark) => mark::sign(painter, *mark),
        Layer::Crown => unit::crown(painter),
        Layer::Flag(emblem) => piece::flag(painter, *emblem),
        Layer::Swords => piece::swords(painter),
    }
}

/// Paints what stands on a square: a block fills it, all else leaves a margin.
fn paint_piece(piece: &Piece, painter: &mut Painter<'_>) {
    let mut inner = painter.scaled(PIECE);
    match piece {
        Piece::Block(ink, joins) => block::block(painter, *ink, *joins),
        Piece::Tree => piece::tree(&mut inner),
        Piece::Pawn(ink) => piece::pawn(&mut inner, *ink),
        Piece::Castle(ink) => piece::castle(&mut inner, *ink),
        Piece::Unit(unit, ink) => unit::unit(&mut inner, *unit, *ink),
        Piece::Tile(tile) => tile::tile(&mut inner, *tile),
        Piece::Back => tile::back(&mut inner),
        Piece::Pile => tile::pile(&mut inner),
        Piece::Discards(top) => tile::discards(&mut inner, *top),
    }
}

/// Translucent, with a dashed edge: around the body for a block, around the square for the rest.
fn ghost(painter: &mut Painter<'_>, piece: &Piece, framed: bool) {
    painter.translucent(0.6, |painter| paint_piece(piece, painter));
    if let Piece::Block(_, joins) = piece {
        return mark::dashed_edge(painter, *joins);
    }
    if !framed {
        let edge = polygon(&[(5.0, 5.0), (95.0, 5.0), (95.0, 95.0), (5.0, 95.0)]);
        painter.line(&edge, painter.colors().white, 5.0);
        painter.dashes(&edge, painter.colors().ink, 5.0, 12.0);
    }
}

/// Points to the right.
fn pointer(painter: &mut Painter<'_>) {
    let points = [(12.0, 8.0), (92.0, 50.0), (12.0, 92.0)];
    painter.line(&polyline(&points), painter.colors().ink, 10.0);
    painter.fill(&polygon(&points), painter.colors().ink);
}
