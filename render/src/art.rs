//! What everything looks like. Each painter works on one square, in hundredths of its side.

mod block;
mod ground;
mod mark;
mod piece;
mod tile;
mod unit;

use crate::brush::{Brush, polygon, polyline};
use crate::layers::Layer;
use crate::theme::{FLOOR, INK, LABEL, SHELF};

/// Paints one layer over what is there already.
pub(crate) fn paint(layer: &Layer, brush: &mut Brush<'_>) {
    match layer {
        Layer::Floor(shade) => ground::all(brush, FLOOR[*shade % 2]),
        Layer::Plot => ground::plot(brush),
        Layer::Shelf => ground::all(brush, SHELF),
        Layer::Ground(ground, shade, joins) => ground::ground(brush, *ground, *shade, *joins),
        Layer::Tree => piece::tree(brush),
        Layer::Block(ink, joins) => block::block(brush, *ink, *joins),
        Layer::Pawn(ink) => piece::pawn(brush, *ink),
        Layer::Castle(ink) => piece::castle(brush, *ink),
        Layer::Unit(unit, ink) => unit::unit(brush, *unit, *ink),
        Layer::Tile(tile) => tile::tile(brush, *tile),
        Layer::Back => tile::back(brush),
        Layer::Pile => tile::pile(brush),
        Layer::Discards(top) => tile::discards(brush, *top),
        Layer::Emblem(emblem) => piece::emblem(brush, *emblem),
        Layer::Pointer => pointer(brush),
        Layer::Ghost(layer) => ghost(brush, layer),
        Layer::Way(legs) => mark::way(brush, legs),
        Layer::Outline(mark, joins) => mark::outline(brush, *mark, *joins),
        Layer::Mark(mark) => mark::mark(brush, *mark),
        Layer::Veil => {
            brush.translucent(0.7, |brush| brush.rect((0.0, 0.0), (100.0, 100.0), SHELF))
        }
    }
}

/// Translucent, with a dashed edge: around the body for a block, around the square for the rest.
fn ghost(brush: &mut Brush<'_>, layer: &Layer) {
    brush.translucent(0.6, |brush| paint(layer, brush));
    match layer {
        Layer::Block(_, joins) => mark::dashed_edge(brush, *joins),
        Layer::Ground(..) => {}
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
