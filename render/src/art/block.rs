//! Building blocks: walls with battlements all around, and a court paved after the side's fashion.

use rules::Ink;
use tiny_skia::Path;

use crate::layers::Joins;
use crate::paint::{Brush, polygon, rectangles};
use crate::theme;
use crate::theme::Paint;

/// A part of a block; where it is joined it runs on over the edge of the square.
pub(super) fn block(brush: &mut Brush<'_>, ink: Ink, joins: Joins) {
    let paint = theme::stone(ink);
    brush.fill(&battlements(joins, 9.0, 0.0), brush.look().ink);
    brush.fill(&battlements(joins, 12.5, 3.5), paint.plain);
    brush.fill(&slab(joins, 27.0), paint.shade);
    brush.fill(&slab(joins, 31.0), paint.lit);
    brush.fill(&slab(joins, 34.5), paint.plain);
    pavement(brush, ink, paint);
}

/// What tells the sides apart without color: a square slab for the first, a rhombus for the second, and so on.
fn pavement(brush: &mut Brush<'_>, ink: Ink, paint: Paint) {
    match ink {
        Ink::Side(0) => {
            brush.fill(&rectangles(&[[36.0, 36.0, 64.0, 64.0]]), paint.shade);
            brush.fill(&rectangles(&[[41.0, 41.0, 59.0, 59.0]]), paint.plain);
        }
        Ink::Side(1) => {
            let rhombus = polygon(&[(50.0, 32.0), (68.0, 50.0), (50.0, 68.0), (32.0, 50.0)]);
            brush.fill(&rhombus, paint.lit);
            brush.fill(
                &polygon(&[(50.0, 41.0), (59.0, 50.0), (50.0, 59.0), (41.0, 50.0)]),
                paint.shade,
            );
        }
        _ => brush.scaled(0.34).fill(&crate::art::piece::emblem_shape(ink), paint.shade),
    }
}

/// The body without battlements, this far from the sides at which it ends.
fn slab(joins: Joins, inset: f32) -> Path {
    rectangles(&slabs(joins, inset))
}

fn slabs(joins: Joins, inset: f32) -> Vec<[f32; 4]> {
    let far = 100.0 - inset;
    // A little beyond the square, so that no seam shows between squares.
    let (low, high) = (-2.0, 102.0);
    let mut parts = vec![[inset, inset, far, far]];
    let sides = [
        [inset, low, far, inset],
        [far, inset, high, far],
        [inset, far, far, high],
        [low, inset, inset, far],
    ];
    let corners = [
        [far, low, high, inset],
        [far, far, high, high],
        [low, far, inset, high],
        [low, low, inset, inset],
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
        parts.push([inset, low, far, high]);
    }
    if joins.side(1) && joins.side(3) {
        parts.push([low, inset, high, far]);
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
        parts.extend(merlons.map(|(from, to)| turned(side, [from, inset, to, deep])));
    }
    // Open corners would be notched by both walls.
    for side in
        (0..4).filter(|side| joins.side(*side) && joins.side(side + 1) && !joins.corner(*side))
    {
        let (near, far) = (inset, 100.0 - inset);
        let corner = [far - DEPTH - 1.0, near, far, near + DEPTH + 1.0];
        parts.push(turned(side, corner));
        parts.push(turned(side, [far - DEPTH - 1.0, -2.0, far, near + 1.0]));
        parts.push(turned(side, [far - 1.0, near, 102.0, near + DEPTH + 1.0]));
    }
    rectangles(&parts)
}

/// A rectangle at the top, carried to another side by quarter turns.
fn turned(side: usize, [left, top, right, bottom]: [f32; 4]) -> [f32; 4] {
    match side {
        0 => [left, top, right, bottom],
        1 => [100.0 - bottom, left, 100.0 - top, right],
        2 => [100.0 - right, 100.0 - bottom, 100.0 - left, 100.0 - top],
        _ => [top, 100.0 - right, bottom, 100.0 - left],
    }
}
