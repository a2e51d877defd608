//! How each layer is painted: on one square, in hundredths of its side.

mod block;
mod ground;
mod mark;
mod piece;
#[cfg(test)]
mod tests;
mod tile;
mod unit;

use crate::layers::Layer;
use crate::paint::{Painter, polygon, polyline, rectangle};

/// So much of a square do the things take that stand on it: around them is room for signs and shadows.
const PIECE: f32 = 0.84;

/// Paints one layer over what is there already.
pub(crate) fn paint(layer: &Layer, painter: &mut Painter<'_>) {
    match layer {
        Layer::Floor(floor, shade) => ground::floor(painter, *floor, *shade),
        Layer::Shelf(lit) => ground::all(painter, painter.colors().shelf[usize::from(*lit)]),
        Layer::Ground(ground, floor, joins) => ground::ground(painter, *ground, *floor, *joins),
        Layer::Block(ink, joins) => painter.raised(|painter| block::block(painter, *ink, *joins)),
        Layer::Emblem(emblem) => piece::emblem(painter, *emblem),
        Layer::Pointer => pointer(painter),
        Layer::Ghost(layer, framed) => ghost(painter, layer, *framed),
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
        _ => painter.raised(|painter| piece(layer, &mut painter.scaled(PIECE))),
    }
}

/// Paints what stands by itself in the middle of a square.
fn piece(layer: &Layer, painter: &mut Painter<'_>) {
    match layer {
        Layer::Tree => piece::tree(painter),
        Layer::Pawn(ink) => piece::pawn(painter, *ink),
        Layer::Castle(ink) => piece::castle(painter, *ink),
        Layer::Unit(unit, ink) => unit::unit(painter, *unit, *ink),
        Layer::Tile(tile) => tile::tile(painter, *tile),
        Layer::Back => tile::back(painter),
        Layer::Pile => tile::pile(painter),
        Layer::Discards(top) => tile::discards(painter, *top),
        _ => {}
    }
}

/// Translucent, with a dashed edge: around the body for a block, around the square for the rest.
fn ghost(painter: &mut Painter<'_>, layer: &Layer, framed: bool) {
    painter.translucent(0.6, |painter| match layer {
        Layer::Block(ink, joins) => block::block(painter, *ink, *joins),
        _ => piece(layer, &mut painter.scaled(PIECE)),
    });
    match layer {
        Layer::Block(_, joins) => mark::dashed_edge(painter, *joins),
        Layer::Ground(..) => {}
        _ if framed => {}
        _ => {
            let edge = polygon(&[(5.0, 5.0), (95.0, 5.0), (95.0, 95.0), (5.0, 95.0)]);
            painter.line(&edge, painter.colors().white, 5.0);
            painter.dashes(&edge, painter.colors().ink, 5.0, 12.0);
        }
    }
}

/// Points to the right.
fn pointer(painter: &mut Painter<'_>) {
    let points = [(12.0, 8.0), (92.0, 50.0), (12.0, 92.0)];
    painter.line(&polyline(&points), painter.colors().ink, 10.0);
    painter.fill(&polygon(&points), painter.colors().ink);
}
