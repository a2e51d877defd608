//! Signs, told apart by shape: brackets, borders, dots, rings, crosses, each with an inked edge.

use rules::Mark;
use tiny_skia::{Path, PathBuilder};

use crate::layers::{Joins, Leg};
use crate::paint::{Painter, circle, polygon, polyline, shape};
use crate::theme::{Rgb, mix};

/// Signs around things lie in a margin of nine hundredths of a square, into which no thing reaches.
const MARGIN: f32 = 4.5;

/// A sign in the middle of a square on which nothing stands.
pub(super) fn sign(painter: &mut Painter<'_>, mark: Mark) {
    match mark {
        Mark::Captured => inked(painter, &cross(), painter.colors().hit, 13.0),
        Mark::Choice => painter.outlined(&circle(50.0, 50.0, 15.0), painter.colors().offer, 6.0),
        Mark::Target => inked(painter, &cross_hair(), painter.colors().hit, 7.0),
        Mark::From | Mark::To | Mark::Chosen | Mark::Fresh | Mark::Pressed => around(painter, mark),
    }
}

/// A sign around what stands on a square.
pub(super) fn around(painter: &mut Painter<'_>, mark: Mark) {
    outline(painter, mark, Joins::default());
}

/// The light of a sign on the ground.
pub(super) fn light(painter: &mut Painter<'_>, mark: Mark) {
    crate::art::ground::all(painter, painter.colors().light(mark));
}

/// A sign around one or several squares: the part on one of them.
///
/// Brackets for where something came from, a whole line for where it went; short dashes for what is offered, a double
/// line for what is chosen; ticks between brackets for what is aimed at, crosses in the corners for what was taken.
pub(super) fn outline(painter: &mut Painter<'_>, mark: Mark, joins: Joins) {
    let edge = edge(joins, MARGIN);
    match mark {
        Mark::From => bright(painter, &corners(joins, 26.0), painter.colors().recent),
        Mark::To => bright(painter, &edge, painter.colors().recent),
        Mark::Captured => {
            bright(painter, &edge, painter.colors().hit);
            painter.dashes(&edge, painter.colors().ink, 4.5, 4.0);
        }
        Mark::Choice => {
            painter.line(&edge, painter.colors().ink, 8.5);
            painter.dashes(&edge, painter.colors().offer, 5.0, 9.1);
        }
        Mark::Chosen => {
            painter.line(&edge, painter.colors().ink, 9.0);
            painter.line(&edge, painter.colors().picked, 6.4);
            painter.line(&edge, painter.colors().ink, 1.7);
        }
        Mark::Fresh => fresh(painter),
        Mark::Pressed => bright(painter, &grip(joins), painter.colors().hit),
        Mark::Target => {
            bright(painter, &corners(joins, 20.0), painter.colors().hit);
            bright(painter, &ticks(joins), painter.colors().hit);
        }
    }
}

/// The dashed edge of a block that is not there yet.
pub(super) fn dashed_edge(painter: &mut Painter<'_>, joins: Joins) {
    let edge = edge(joins, 5.0);
    painter.line(&edge, painter.colors().white, 6.0);
    painter.dashes(&edge, painter.colors().ink, 6.0, 12.5);
}

/// The edge of a block that is of no use any more.
pub(super) fn faint_edge(painter: &mut Painter<'_>, joins: Joins) {
    let color = mix(painter.colors().shelf[0], painter.colors().ink, 0.62);
    painter.line(&edge(joins, 12.0), color, 9.0);
}

/// The legs of a way as one line with a head at its end.
pub(super) fn way(painter: &mut Painter<'_>, legs: &[Leg]) {
    for (color, more) in [(painter.colors().ink, 8.0), (painter.colors().white, 0.0)] {
        for leg in legs {
            leg_line(painter, *leg, color, more);
        }
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
    painter.line(&polyline(&[from, end]), color, 9.0 + more);
    if leg.first {
        painter.fill(&circle(from.0, from.1, 10.0 + more / 2.0), color);
    }
    if leg.last {
        let head = polygon(&[on(to, -43.0, 0.0), on(to, -66.0, 17.0), on(to, -66.0, -17.0)]);
        painter.line(&head, color, 2.0 + more);
        painter.fill(&head, color);
    }
}

/// The middle of a square so many squares away. Legs are at most a board long.
fn middle(x: i32, y: i32) -> (f32, f32) {
    let hundredths = |at: i32| f32::from(i16::try_from(at).unwrap_or(0)) * 100.0 + 50.0;
    (hundredths(x), hundredths(y))
}

fn inked(painter: &mut Painter<'_>, path: &Path, color: Rgb, width: f32) {
    painter.line(path, painter.colors().ink, width + 7.0);
    painter.line(path, color, width);
}

/// A line in the margin, in a color between two lines of ink.
fn bright(painter: &mut Painter<'_>, path: &Path, color: Rgb) {
    painter.line(path, painter.colors().ink, 9.0);
    painter.line(path, color, 5.6);
}

/// Two chevrons, as if they pointed onward, in the corner that a pawn leaves free.
fn fresh(painter: &mut Painter<'_>) {
    for x in [78.0, 88.0] {
        let chevron = polyline(&[(x, 4.0), (x + 7.0, 11.5), (x, 19.0)]);
        painter.line(&chevron, painter.colors().ink, 4.6);
    }
}

/// Three sides of four.
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

/// Brackets with arms of this length in the open corners of a body.
fn corners(joins: Joins, arm: f32) -> Path {
    let (near, far) = (MARGIN, 100.0 - MARGIN);
    shape(|builder| {
        for side in (0..4).filter(|side| !joins.side(*side) && !joins.side(side + 1)) {
            let bracket = [(far - arm, near), (far, near), (far, near + arm)];
            trace(builder, bracket.map(|(x, y)| turned(side, x, y)));
        }
    })
}

/// A short line in the middle of every open side.
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

fn cross() -> Path {
    shape(|builder| {
        builder.move_to(24.0, 24.0);
        builder.line_to(76.0, 76.0);
        builder.move_to(76.0, 24.0);
        builder.line_to(24.0, 76.0);
    })
}

/// A ring with four ticks: what it aims at stays visible.
fn cross_hair() -> Path {
    shape(|builder| {
        builder.push_circle(50.0, 50.0, 37.0);
        for (x, y) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
            builder.move_to(50.0 + x * 24.0, 50.0 + y * 24.0);
            builder.line_to(50.0 + x * 44.0, 50.0 + y * 44.0);
        }
    })
}

/// The lines along the open sides of a body, this far inside, on one of its squares.
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

/// A point of the top side, carried to another side by quarter turns.
fn turned(side: usize, x: f32, y: f32) -> (f32, f32) {
    match side {
        0 => (x, y),
        1 => (100.0 - y, x),
        2 => (100.0 - x, 100.0 - y),
        _ => (y, 100.0 - x),
    }
}
