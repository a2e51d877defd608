//! What everything looks like. Each painter works on one square, in hundredths of its side.

mod block;
mod ground;
#[cfg(test)]
mod laws;
mod mark;
mod piece;
mod tile;
mod unit;

use crate::brush::{Brush, polygon, polyline};
use crate::layers::Layer;
use crate::theme::{FLOOR, INK, LABEL, SHELF};

/// So much of a square do the things take that stand on it: around them is room for signs and shadows.
const PIECE: f32 = 0.84;

/// Paints one layer over what is there already.
pub(crate) fn paint(layer: &Layer, brush: &mut Brush<'_>) {
    match layer {
        Layer::Floor(shade) => ground::all(brush, FLOOR[*shade % 2]),
        Layer::Plot => ground::plot(brush),
        Layer::Shelf => ground::all(brush, SHELF),
        Layer::Ground(ground, shade, joins) => ground::ground(brush, *ground, *shade, *joins),
        Layer::Block(ink, joins) => block::block(brush, *ink, *joins),
        Layer::Emblem(emblem) => piece::emblem(brush, *emblem),
        Layer::Pointer => pointer(brush),
        Layer::Ghost(layer, framed) => ghost(brush, layer, *framed),
        Layer::Veil => {
            brush.translucent(0.5, |brush| brush.rect((0.0, 0.0), (100.0, 100.0), SHELF));
        }
        Layer::Way(legs) => mark::way(brush, legs),
        Layer::Outline(mark, joins) => mark::outline(brush, *mark, *joins),
        Layer::Around(mark) => mark::around(brush, *mark),
        Layer::Light(mark) => mark::light(brush, *mark),
        Layer::Sign(mark) => mark::sign(brush, *mark),
        _ => piece(layer, &mut brush.scaled(PIECE)),
    }
}

/// Paints what stands by itself in the middle of a square.
fn piece(layer: &Layer, brush: &mut Brush<'_>) {
    match layer {
        Layer::Tree => piece::tree(brush),
        Layer::Pawn(ink) => piece::pawn(brush, *ink),
        Layer::Castle(ink) => piece::castle(brush, *ink),
        Layer::Unit(unit, ink) => unit::unit(brush, *unit, *ink),
        Layer::Tile(tile) => tile::tile(brush, *tile),
        Layer::Back => tile::back(brush),
        Layer::Pile => tile::pile(brush),
        Layer::Discards(top) => tile::discards(brush, *top),
        _ => {}
    }
}

/// Translucent, with a dashed edge: around the body for a block, around the square for the rest.
fn ghost(brush: &mut Brush<'_>, layer: &Layer, framed: bool) {
    brush.translucent(0.6, |brush| paint(layer, brush));
    match layer {
        Layer::Block(_, joins) => mark::dashed_edge(brush, *joins),
        Layer::Ground(..) => {}
        _ if framed => {}
        _ => {
            let edge = polygon(&[(5.0, 5.0), (95.0, 5.0), (95.0, 95.0), (5.0, 95.0)]);
            brush.line(&edge, LABEL, 5.0);
            brush.dashes(&edge, INK, (5.0, 12.0));
        }
    }
}

/// Points to the right.
fn pointer(brush: &mut Brush<'_>) {
    let points = [(12.0, 8.0), (92.0, 50.0), (12.0, 92.0)];
    brush.line(&polyline(&points), INK, 10.0);
    brush.fill(&polygon(&points), INK);
}
