//! Building blocks: walls with battlements, seen slightly from the front, and turrets at ends and corners.

use rules::Ink;
use tiny_skia::Path;

use crate::layers::Joins;
use crate::paint::{Painter, Rectangle, circle, drawn, polygon, polyline, rectangle, rectangles};
use crate::theme::Material;

/// The distance of walls from the outer sides of a block.
const WALL: f32 = 13.0;
/// The distance of the walls' top surface from the lower side of a block. The strip below it is the front of the wall.
const FACE: f32 = 21.0;
/// The width of the parapet.
const PARAPET: f32 = 14.0;
/// The starts of the gaps between merlons on each side of a square. The first and last gap continue on neighboring
/// squares.
const GAPS: [f32; 5] = [-5.0, 20.0, 45.0, 70.0, 95.0];
/// The width of a gap.
const GAP: f32 = 10.0;
/// The lit and the shaded facet of a round roof.
const ROUND_FACETS: [&str; 2] = [
    "M47 38L22 51C19 40 22 30 29 22C37 15 47 12 58 15Z",
    "M47 38L78 35C81 46 78 56 71 64C63 71 53 74 42 71Z",
];

/// A block's part on one square. It extends over the edges to joined squares.
pub(super) fn block(painter: &mut Painter<'_>, ink: Ink, joins: Joins) {
    walls(painter, ink, joins);
    if !joins.is_straight() {
        turret(painter, ink);
    }
}

/// A block's part on one square, without its turret.
pub(crate) fn walls(painter: &mut Painter<'_>, ink: Ink, joins: Joins) {
    let colors = painter.colors();
    let material = colors.stone(ink);
    painter.fill(&slab(joins, WALL - 4.0, WALL - 4.0), colors.ink);
    painter.fill(&slab(joins, WALL, WALL), material.shade);
    painter.fill(&slab(joins, WALL, FACE), material.plain);
    painter.fill(&gaps(joins), material.lit);
    painter.fill(&slab(joins, WALL + PARAPET, FACE + PARAPET), material.lit);
    if !joins.side(2) {
        let (low, high) = ends(joins, 3, 1, WALL);
        let foot = 100.0 - FACE;
        painter.line(&polyline(&[(low, foot), (high, foot)]), colors.ink, 2.6);
    }
}

/// The part of a block in a tray on one square, as a plain shape.
pub(super) fn token(painter: &mut Painter<'_>, ink: Ink, joins: Joins) {
    painter.rect(rectangle(0.0, 0.0, 100.0, 100.0), painter.colors().ink);
    painter.fill(&slab(joins, 13.0, 13.0), painter.colors().stone(ink).plain);
}

/// A turret on a wall: round under a cone for even-numbered sides, square under a pyramid for odd ones.
pub(crate) fn turret(painter: &mut Painter<'_>, ink: Ink) {
    let colors = painter.colors();
    let (stone, roof) = (colors.stone(ink), colors.roof(ink));
    let is_odd = matches!(ink, Ink::Side(number) if number % 2 == 1);
    if is_odd {
        square_turret(&mut painter.scaled(0.86), stone, roof)
    } else {
        round_turret(painter, stone, roof)
    }
}

fn round_turret(painter: &mut Painter<'_>, stone: Material, roof: Material) {
    painter.outlined(&circle(50.0, 51.0, 29.0), stone.plain, 4.0);
    painter.outlined(&circle(50.0, 43.0, 29.0), roof.plain, 3.0);
    for (facet, color) in ROUND_FACETS.into_iter().zip([roof.lit, roof.shade]) {
        painter.fill(&drawn(facet), color);
    }
    painter.outlined(&circle(47.0, 38.0, 3.6), painter.colors().white, 2.2);
}

fn square_turret(painter: &mut Painter<'_>, stone: Material, roof: Material) {
    let body = polygon(&[
        (50.0, 7.0),
        (86.0, 43.0),
        (86.0, 52.0),
        (50.0, 88.0),
        (14.0, 52.0),
        (14.0, 43.0),
    ]);
    painter.outlined(&body, stone.lit, 4.0);
    painter.outlined(&drawn("M50 7L86 43L50 79L14 43Z"), roof.plain, 2.0);
    painter.fill(&drawn("M14 43L50 7L47 38Z"), roof.lit);
    painter.fill(&drawn("M86 43L50 79L47 38Z"), roof.shade);
    painter.outlined(&circle(47.0, 38.0, 3.6), painter.colors().white, 2.2);
}

/// The outline of a block's part on one square, inset by `below` at the bottom and by `inset` elsewhere.
fn slab(joins: Joins, inset: f32, below: f32) -> Path {
    rectangles(&slabs(joins, inset, below))
}

fn slabs(joins: Joins, inset: f32, below: f32) -> Vec<Rectangle> {
    let (far, foot) = (100.0 - inset, 100.0 - below);
    // Slightly larger than the square, so that no seam shows between squares.
    let (low, high) = (-2.0, 102.0);
    let mut parts = vec![rectangle(inset, inset, far, foot)];
    let sides = [
        rectangle(inset, low, far, inset),
        rectangle(far, inset, high, foot),
        rectangle(inset, foot, far, high),
        rectangle(low, inset, inset, foot),
    ];
    let corners = [
        rectangle(far, low, high, inset),
        rectangle(far, foot, high, high),
        rectangle(low, foot, inset, high),
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
    // Antialiased rectangles that only touch would show a seam, so the middle covers the joints.
    if joins.side(0) && joins.side(2) {
        parts.push(rectangle(inset, low, far, high));
    }
    if joins.side(1) && joins.side(3) {
        parts.push(rectangle(low, inset, high, foot));
    }
    parts
}

/// The gaps between merlons along the outer sides of a block, and on its face.
fn gaps(joins: Joins) -> Path {
    let (far, foot) = (100.0 - WALL, 100.0 - FACE);
    let mut parts = Vec::new();
    for from in GAPS {
        let to = from + GAP;
        let strips = [
            rectangle(from, WALL, to, WALL + PARAPET),
            rectangle(far - PARAPET, from, far, to),
            rectangle(from, foot - PARAPET, to, foot + 4.0),
            rectangle(WALL, from, WALL + PARAPET, to),
        ];
        // Gap positions count from the left or upper end of a side.
        let goes_on = |side: usize| match (from < 0.0, from > 90.0) {
            (true, _) => joins.side(if side.is_multiple_of(2) { 3 } else { 0 }),
            (_, true) => joins.side(if side.is_multiple_of(2) { 1 } else { 2 }),
            (false, false) => true,
        };
        let open = (0..4).filter(|side| !joins.side(*side) && goes_on(*side));
        parts.extend(open.map(|side| strips[side]));
    }
    rectangles(&parts)
}

/// The start and end of a side. `before` and `after` are its neighboring sides.
fn ends(joins: Joins, before: usize, after: usize, inset: f32) -> (f32, f32) {
    let low = if joins.side(before) { -2.0 } else { inset };
    (low, if joins.side(after) { 102.0 } else { 100.0 - inset })
}
