//! Building blocks: walls with battlements all around, and a court paved in the pattern of the side.

use rules::Ink;
use tiny_skia::Path;

use crate::layers::Joins;
use crate::paint::{Painter, Rectangle, polygon, rectangle, rectangles};
use crate::theme;
use crate::theme::Material;

/// A part of a block; where it is joined it runs on over the edge of the square.
pub(super) fn block(painter: &mut Painter<'_>, ink: Ink, joins: Joins) {
    let material = theme::stone(ink);
    painter.fill(&battlements(joins, 9.0, 0.0), painter.colors().ink);
    painter.fill(&battlements(joins, 12.5, 3.5), material.plain);
    painter.fill(&slab(joins, 27.0), material.shade);
    painter.fill(&slab(joins, 31.0), material.lit);
    painter.fill(&slab(joins, 34.5), material.plain);
    pavement(painter, ink, material);
}

/// What tells the sides apart without color: a square slab for the first, a rhombus for the second, and so on.
fn pavement(painter: &mut Painter<'_>, ink: Ink, material: Material) {
    match ink {
        Ink::Side(0) => {
            painter.fill(&rectangles(&[rectangle(36.0, 36.0, 64.0, 64.0)]), material.shade);
            painter.fill(&rectangles(&[rectangle(41.0, 41.0, 59.0, 59.0)]), material.plain);
        }
        Ink::Side(1) => {
            let rhombus = polygon(&[(50.0, 32.0), (68.0, 50.0), (50.0, 68.0), (32.0, 50.0)]);
            painter.fill(&rhombus, material.lit);
            painter.fill(
                &polygon(&[(50.0, 41.0), (59.0, 50.0), (50.0, 59.0), (41.0, 50.0)]),
                material.shade,
            );
        }
        Ink::Side(_) | Ink::Neutral => {
            painter.scaled(0.34).fill(&crate::art::piece::emblem_shape(ink), material.shade)
        }
    }
}

/// The body without battlements, this far from the sides at which it ends.
fn slab(joins: Joins, inset: f32) -> Path {
    rectangles(&slabs(joins, inset))
}

fn slabs(joins: Joins, inset: f32) -> Vec<Rectangle> {
    let far = 100.0 - inset;
    // A little beyond the square, so that no seam shows between squares.
    let (low, high) = (-2.0, 102.0);
    let mut parts = vec![rectangle(inset, inset, far, far)];
    let sides = [
        rectangle(inset, low, far, inset),
        rectangle(far, inset, high, far),
        rectangle(inset, far, far, high),
        rectangle(low, inset, inset, far),
    ];
    let corners = [
        rectangle(far, low, high, inset),
        rectangle(far, far, high, high),
        rectangle(low, far, inset, high),
        rectangle(low, low, inset, inset),
    ];
    for side in 0..4 {
        if joins.side(side) {
            parts.push(sides[side]);
        }
        if joins.side(side) && joins.side(side + 1) && joins.corner(side) {
            parts.push(corners[side]);
        }
    }
    // Rectangles that only touch would show a seam when smoothed, so the middle is drawn over the joints.
    if joins.side(0) && joins.side(2) {
        parts.push(rectangle(inset, low, far, high));
    }
    if joins.side(1) && joins.side(3) {
        parts.push(rectangle(low, inset, high, far));
    }
    parts
}

/// The body with three merlons on every open side: one in the middle and one at each end, which a neighbor's meets.
fn battlements(joins: Joins, inset: f32, slimmer: f32) -> Path {
    const DEPTH: f32 = 7.5;
    let mut parts = slabs(joins, inset + DEPTH);
    for side in (0..4).filter(|side| !joins.side(*side)) {
        let start = if joins.side(side + 3) { -2.0 } else { inset };
        let end = if joins.side(side + 1) { 102.0 } else { 100.0 - inset };
        let merlons =
            [(start, 22.0 - slimmer), (36.0 + slimmer, 64.0 - slimmer), (78.0 + slimmer, end)];
        let deep = inset + DEPTH + 1.0;
        parts.extend(merlons.map(|(from, to)| turned(side, rectangle(from, inset, to, deep))));
    }
    // Open corners would be notched by both walls.
    for side in
        (0..4).filter(|side| joins.side(*side) && joins.side(side + 1) && !joins.corner(*side))
    {
        let (near, far) = (inset, 100.0 - inset);
        let corner = rectangle(far - DEPTH - 1.0, near, far, near + DEPTH + 1.0);
        parts.push(turned(side, corner));
        parts.push(turned(side, rectangle(far - DEPTH - 1.0, -2.0, far, near + 1.0)));
        parts.push(turned(side, rectangle(far - 1.0, near, 102.0, near + DEPTH + 1.0)));
    }
    rectangles(&parts)
}

/// A rectangle at the top, carried to another side by quarter turns.
fn turned(side: usize, at_top: Rectangle) -> Rectangle {
    let Rectangle { left, top, right, bottom } = at_top;
    match side {
        0 => at_top,
        1 => rectangle(100.0 - bottom, left, 100.0 - top, right),
        2 => rectangle(100.0 - right, 100.0 - bottom, 100.0 - left, 100.0 - top),
        _ => rectangle(top, 100.0 - right, bottom, 100.0 - left),
    }
}
