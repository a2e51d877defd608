//! What everything looks like. Each painter works on one square, in hundredths of its side.

mod block;
mod ground;
#[cfg(test)]
mod laws;
mod mark;
mod piece;
mod tile;
mod unit;

use crate::layers::Layer;
use crate::paint::{Brush, polygon, polyline};

/// So much of a square do the things take that stand on it: around them is room for signs and shadows.
const PIECE: f32 = 0.84;

/// Paints one layer over what is there already.
pub(crate) fn paint(layer: &Layer, brush: &mut Brush<'_>) {
    match layer {
        Layer::Floor(floor, shade) => ground::floor(brush, *floor, *shade),
        Layer::Shelf(lit) => ground::all(brush, brush.look().shelf[usize::from(*lit)]),
        Layer::Ground(ground, floor, joins) => ground::ground(brush, *ground, *floor, *joins),
        Layer::Block(ink, joins) => brush.raised(|brush| block::block(brush, *ink, *joins)),
        Layer::Emblem(emblem) => piece::emblem(brush, *emblem),
        Layer::Pointer => pointer(brush),
        Layer::Ghost(layer, framed) => ghost(brush, layer, *framed),
        Layer::Veil(lit) => {
            brush.translucent(0.5, |brush| {
                brush.rect((0.0, 0.0), (100.0, 100.0), brush.look().shelf[usize::from(*lit)])
            });
        }
        Layer::Edge(joins) => mark::faint_edge(brush, *joins),
        Layer::Way(legs) => mark::way(brush, legs),
        Layer::Outline(mark, joins) => mark::outline(brush, *mark, *joins),
        Layer::Around(mark) => mark::around(brush, *mark),
        Layer::Light(mark) => mark::light(brush, *mark),
        Layer::Sign(mark) => mark::sign(brush, *mark),
        Layer::Crown => unit::crown(brush),
        Layer::Flag(emblem) => piece::flag(brush, *emblem),
        Layer::Swords => piece::swords(brush),
        _ => brush.raised(|brush| piece(layer, &mut brush.scaled(PIECE))),
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
    brush.translucent(0.6, |brush| match layer {
        Layer::Block(ink, joins) => block::block(brush, *ink, *joins),
        _ => piece(layer, &mut brush.scaled(PIECE)),
    });
    match layer {
        Layer::Block(_, joins) => mark::dashed_edge(brush, *joins),
        Layer::Ground(..) => {}
        _ if framed => {}
        _ => {
            let edge = polygon(&[(5.0, 5.0), (95.0, 5.0), (95.0, 95.0), (5.0, 95.0)]);
            brush.line(&edge, brush.look().white, 5.0);
            brush.dashes(&edge, brush.look().ink, (5.0, 12.0));
        }
    }
}

/// Points to the right.
fn pointer(brush: &mut Brush<'_>) {
    let points = [(12.0, 8.0), (92.0, 50.0), (12.0, 92.0)];
    brush.line(&polyline(&points), brush.look().ink, 10.0);
    brush.fill(&polygon(&points), brush.look().ink);
}
