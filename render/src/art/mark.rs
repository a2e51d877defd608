//! Marks, each with a different shape (brackets, borders, dots, rings, crosses) and an ink outline.
//!
//! A body is a group of squares that one mark surrounds. Its free sides and corners have no neighbor in the body.

use rules::{Floor, Mark};
use tiny_skia::{Path, PathBuilder};

use crate::layers::{Joins, Leg};
use crate::paint::{Painter, circle, polygon, polyline, shape};
use crate::theme::Rgb;

/// The distance from the edge of a square to the middle of a mark's line. No piece extends into the outer nine
/// hundredths of its square.
const MARGIN: f32 = 4.5;

/// A mark in the middle of an empty square.
pub(super) fn sign(painter: &mut Painter<'_>, mark: Mark) {
    match mark {
        Mark::Captured => burst(painter, 50.0, 50.0, 38.0),
        Mark::Choice => painter.outlined(&circle(50.0, 50.0, 15.0), painter.colors().offer, 6.0),
        Mark::Target => inked(painter, &cross_hair(), painter.colors().hit, 7.0),
        Mark::Fresh => painter.outlined(&circle(50.0, 50.0, 13.0), painter.colors().white, 7.0),
        Mark::From | Mark::To | Mark::Chosen | Mark::Pressed => around(painter, mark),
    }
}

/// A star of eight points around a white core: a piece was struck, captured or blocked.
pub(super) fn burst(painter: &mut Painter<'_>, x: f32, y: f32, radius: f32) {
    let point = |index: u8| {
        let angle = f32::from(index) * std::f32::consts::PI / 8.0 + 0.2;
        let reach = if index.is_multiple_of(2) { radius } else { radius * 0.64 };
        (x + angle.cos() * reach, y + angle.sin() * reach)
    };
    let star: Vec<_> = (0..16).map(point).collect();
    let colors = painter.colors();
    painter.outlined(&polygon(&star), colors.hit, radius * 0.15);
    painter.fill(&circle(x, y, radius * 0.25), colors.white);
}

/// A mark around the piece on a square.
pub(super) fn around(painter: &mut Painter<'_>, mark: Mark) {
    outline(painter, mark, Joins::default());
}

/// The highlight that a mark adds to the floor.
pub(super) fn light(painter: &mut Painter<'_>, mark: Mark, floor: Floor) {
    if matches!(floor, Floor::Checkered | Floor::Meadow) {
        crate::art::ground::all(painter, painter.colors().light(mark, floor));
    }
}

/// Draws one square's part of a mark, which may surround several squares.
///
/// Brackets mark the start of a move, and a solid line its end. Short dashes mark an option, a double line the chosen
/// option. Brackets with ticks mark a target.
pub(super) fn outline(painter: &mut Painter<'_>, mark: Mark, joins: Joins) {
    let edge = edge(joins, MARGIN);
    match mark {
        Mark::From => bright(painter, &corners(joins, 26.0), painter.colors().recent),
        Mark::To => bright(painter, &edge, painter.colors().recent),
        Mark::Captured => bright(painter, &edge, painter.colors().hit),
        Mark::Choice => {
            painter.line(&edge, painter.colors().ink, 8.5);
            painter.dashes(&edge, painter.colors().offer, 5.0, 9.1);
        }
        Mark::Chosen => {
            painter.line(&edge, painter.colors().ink, 9.0);
            painter.line(&edge, painter.colors().picked, 6.4);
            painter.line(&edge, painter.colors().ink, 1.7);
        }
        Mark::Fresh => {}
        Mark::Pressed => bright(painter, &grip(joins), painter.colors().hit),
        Mark::Target => {
            bright(painter, &corners(joins, 20.0), painter.colors().hit);
            bright(painter, &ticks(joins), painter.colors().hit);
        }
    }
}

/// Crossed swords on a white disc in the upper right corner.
pub(super) fn swords_badge(painter: &mut Painter<'_>) {
    let colors = painter.colors();
    painter.outlined(&circle(76.0, 24.0, 20.0), colors.white, 4.0);
    super::piece::swords(&mut painter.moved(26.0, -26.0).scaled(0.32));
}

/// A double chevron across the edge between two squares, in the direction of a push.
pub(super) fn push(painter: &mut Painter<'_>, leg: Leg) {
    let [from, to] = [leg.from, leg.to].map(|(x, y)| middle(x, y));
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
    let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let on = |along: f32, aside: f32| (x + dx * along - dy * aside, y + dy * along + dx * aside);
    let colors = painter.colors();
    for (color, width) in [(colors.ink, 17.0), (colors.white, 9.0)] {
        for tip in [0.0, 18.0] {
            let chevron = [on(tip - 16.0, -20.0), on(tip, 0.0), on(tip - 16.0, 20.0)];
            painter.line(&polyline(&chevron), color, width);
        }
    }
}

/// The dashed edge of a block that is not placed yet.
pub(crate) fn dashed_edge(painter: &mut Painter<'_>, joins: Joins) {
    let edge = edge(joins, 5.0);
    painter.line(&edge, painter.colors().white, 6.0);
    painter.dashes(&edge, painter.colors().ink, 6.0, 12.5);
}

/// The outline that keeps the place of a missing thing: fine dashes.
pub(crate) fn gone(painter: &mut Painter<'_>, joins: Joins, letters: Rgb) {
    painter.translucent(0.55, |painter| painter.dashes(&edge(joins, 12.0), letters, 7.0, 11.0));
}

/// The legs of a path as one line with an arrowhead.
pub(super) fn way(painter: &mut Painter<'_>, legs: &[Leg]) {
    let colors = painter.colors();
    for (color, more) in [(colors.ink, 9.0), (colors.white, 0.0)] {
        for leg in legs {
            leg_line(painter, *leg, color, more);
        }
    }
    for leg in legs.iter().filter(|leg| !leg.first) {
        let (x, y) = middle(leg.from.0, leg.from.1);
        painter.outlined(&circle(x, y, 11.0), colors.white, 4.5);
        painter.fill(&circle(x, y, 4.5), colors.ink);
    }
}

fn leg_line(painter: &mut Painter<'_>, leg: Leg, color: Rgb, more: f32) {
    let [from, to] = [leg.from, leg.to].map(|(x, y)| middle(x, y));
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
    let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let on = |at: (f32, f32), along: f32, aside: f32| {
        (at.0 + dx * along - dy * aside, at.1 + dy * along + dx * aside)
    };
    let end = if leg.last { on(to, -64.0, 0.0) } else { to };
    painter.line(&polyline(&[from, end]), color, 11.0 + more);
    if leg.first {
        painter.fill(&circle(from.0, from.1, 10.0 + more / 2.0), color);
    }
    if leg.last {
        let head = polygon(&[on(to, -43.0, 0.0), on(to, -66.0, 17.0), on(to, -66.0, -17.0)]);
        painter.line(&head, color, 2.0 + more);
        painter.fill(&head, color);
    }
}

/// The middle of the square at this offset in squares, in hundredths of a square. Offsets are at most a board long.
fn middle(x: i32, y: i32) -> (f32, f32) {
    let hundredths = |at: i32| f32::from(i16::try_from(at).unwrap_or(0)) * 100.0 + 50.0;
    (hundredths(x), hundredths(y))
}

fn inked(painter: &mut Painter<'_>, path: &Path, color: Rgb, width: f32) {
    painter.line(path, painter.colors().ink, width + 7.0);
    painter.line(path, color, width);
}

/// A line in the margin, in a color with an ink outline.
fn bright(painter: &mut Painter<'_>, path: &Path, color: Rgb) {
    painter.line(path, painter.colors().ink, 9.0);
    painter.line(path, color, 5.6);
}

/// A bracket of three sides around one square, open at the top. Empty on bodies of several squares.
fn grip(joins: Joins) -> Path {
    let (near, far) = (MARGIN, 100.0 - MARGIN);
    shape(|builder| {
        if joins == Joins::default() {
            builder.move_to(near, near + 24.0);
            builder.line_to(near, far);
            builder.line_to(far, far);
            builder.line_to(far, near + 24.0);
        }
    })
}

/// Brackets with arms of this length in the free corners of a body.
fn corners(joins: Joins, arm: f32) -> Path {
    let (near, far) = (MARGIN, 100.0 - MARGIN);
    shape(|builder| {
        for side in (0..4).filter(|side| !joins.side(*side) && !joins.side(side + 1)) {
            let bracket = [(far - arm, near), (far, near), (far, near + arm)];
            trace(builder, bracket.map(|(x, y)| turned(side, x, y)));
        }
    })
}

/// A short line in the middle of every free side.
fn ticks(joins: Joins) -> Path {
    shape(|builder| {
        for side in (0..4).filter(|side| !joins.side(*side)) {
            let tick = [(44.0, MARGIN), (50.0, MARGIN), (56.0, MARGIN)];
            trace(builder, tick.map(|(x, y)| turned(side, x, y)));
        }
    })
}

fn trace(builder: &mut PathBuilder, points: [(f32, f32); 3]) {
    builder.move_to(points[0].0, points[0].1);
    points[1..].iter().for_each(|(x, y)| builder.line_to(*x, *y));
}

/// A ring with four ticks, which leaves its target visible.
fn cross_hair() -> Path {
    shape(|builder| {
        builder.push_circle(50.0, 50.0, 37.0);
        for (x, y) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
            builder.move_to(50.0 + x * 24.0, 50.0 + y * 24.0);
            builder.line_to(50.0 + x * 44.0, 50.0 + y * 44.0);
        }
    })
}

/// One square's part of a body's outline: lines at the distance `inset` from the square's free sides.
fn edge(joins: Joins, inset: f32) -> Path {
    let far = 100.0 - inset;
    let ends = |side: usize| {
        let low = if joins.side(side + 3) { -2.0 } else { inset };
        let high = if joins.side(side + 1) { 102.0 } else { far };
        (low, high)
    };
    shape(|builder| {
        for side in (0..4).filter(|side| !joins.side(*side)) {
            let (low, high) = ends(side);
            let (from, to) = (turned(side, low, inset), turned(side, high, inset));
            builder.move_to(from.0, from.1);
            builder.line_to(to.0, to.1);
        }
        for side in
            (0..4).filter(|side| joins.side(*side) && joins.side(side + 1) && !joins.corner(*side))
        {
            let corner = [(far, -2.0), (far, inset), (102.0, inset)];
            trace(builder, corner.map(|(x, y)| turned(side, x, y)));
        }
    })
}

/// A point of the top side, rotated to another side.
fn turned(side: usize, x: f32, y: f32) -> (f32, f32) {
    match side {
        0 => (x, y),
        1 => (100.0 - y, x),
        2 => (100.0 - x, 100.0 - y),
        _ => (y, 100.0 - x),
    }
}
