//! Signs, told apart by shape: brackets, borders, dots, rings, crosses. Each has an inked edge under its color.

use rules::Mark;
use tiny_skia::Path;

use crate::brush::{Brush, Point, circle, polygon, polyline, shape};
use crate::layers::{Joins, Leg};
use crate::theme::{HIT, INK, OFFER, PICKED, RECENT, Rgb, WHITE};

/// A sign on one square.
pub(super) fn mark(brush: &mut Brush<'_>, mark: Mark) {
    match mark {
        Mark::From => corners(brush, RECENT),
        Mark::To => border(brush, RECENT),
        Mark::Captured => inked(brush, &cross(), HIT, 13.0),
        Mark::Choice => brush.outlined(&circle((50.0, 50.0), 15.0), OFFER, 6.0),
        Mark::Chosen => double_border(brush),
        Mark::Target => inked(brush, &cross_hair(), HIT, 7.0),
    }
}

/// A sign around several squares: the part on one of them.
pub(super) fn outline(brush: &mut Brush<'_>, mark: Mark, joins: Joins) {
    let edge = edge(joins, 4.5);
    match mark {
        Mark::From => dashed(brush, &edge, RECENT),
        Mark::To => inked(brush, &edge, RECENT, 5.5),
        Mark::Captured => {
            inked(brush, &edge, HIT, 8.0);
            inked(brush, &cross(), HIT, 10.0);
        }
        Mark::Choice => {
            inked(brush, &edge, OFFER, 6.0);
            brush.outlined(&circle((50.0, 50.0), 12.0), OFFER, 5.0);
        }
        Mark::Chosen => {
            inked(brush, &edge, PICKED, 10.0);
            brush.line(&edge, INK, 3.0);
        }
        Mark::Target => dashed(brush, &edge, HIT),
    }
}

/// The dashed edge of a block that is not there yet.
pub(super) fn dashed_edge(brush: &mut Brush<'_>, joins: Joins) {
    let edge = edge(joins, 5.0);
    brush.line(&edge, WHITE, 6.0);
    brush.dashes(&edge, INK, (6.0, 12.5));
}

/// The legs of a way as one line with a head at its end.
pub(super) fn way(brush: &mut Brush<'_>, legs: &[Leg]) {
    for (color, more) in [(INK, 8.0), (WHITE, 0.0)] {
        for leg in legs {
            leg_line(brush, *leg, (color, more));
        }
    }
}

fn leg_line(brush: &mut Brush<'_>, leg: Leg, (color, more): (Rgb, f32)) {
    let [from, to] = [leg.from, leg.to].map(middle);
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1.0);
    let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let on = |at: Point, along: f32, aside: f32| {
        (at.0 + dx * along - dy * aside, at.1 + dy * along + dx * aside)
    };
    let start = if leg.first { on(from, 18.0, 0.0) } else { from };
    let end = if leg.last { on(to, -68.0, 0.0) } else { to };
    brush.line(&polyline(&[start, end]), color, 9.0 + more);
    if leg.first {
        brush.fill(&circle(start, 9.0 + more / 2.0), color);
    }
    if leg.last {
        let head = polygon(&[on(to, -44.0, 0.0), on(to, -74.0, 19.0), on(to, -74.0, -19.0)]);
        brush.line(&head, color, 2.0 + more);
        brush.fill(&head, color);
    }
}

/// The middle of a square so many squares away. Legs are at most a board long.
fn middle((x, y): (i32, i32)) -> Point {
    let hundredths = |at: i32| f32::from(i16::try_from(at).unwrap_or(0)) * 100.0 + 50.0;
    (hundredths(x), hundredths(y))
}

fn inked(brush: &mut Brush<'_>, path: &Path, color: Rgb, width: f32) {
    brush.line(path, INK, width + 7.0);
    brush.line(path, color, width);
}

fn dashed(brush: &mut Brush<'_>, path: &Path, color: Rgb) {
    brush.line(path, INK, 11.0);
    brush.dashes(path, color, (8.0, 12.5));
}

/// Brackets in the four corners.
fn corners(brush: &mut Brush<'_>, color: Rgb) {
    let brackets = shape(|builder| {
        for (x, y, right, down) in [
            (8.0, 8.0, 1.0, 1.0),
            (92.0, 8.0, -1.0, 1.0),
            (92.0, 92.0, -1.0, -1.0),
            (8.0, 92.0, 1.0, -1.0),
        ] {
            builder.move_to(x + right * 22.0, y);
            builder.line_to(x, y);
            builder.line_to(x, y + down * 22.0);
        }
    });
    inked(brush, &brackets, color, 7.0);
}

fn frame(inset: f32) -> Path {
    let far = 100.0 - inset;
    polygon(&[(inset, inset), (far, inset), (far, far), (inset, far)])
}

fn border(brush: &mut Brush<'_>, color: Rgb) {
    inked(brush, &frame(6.0), color, 7.0);
}

/// A broad border with a line in it.
fn double_border(brush: &mut Brush<'_>) {
    inked(brush, &frame(6.5), PICKED, 9.0);
    brush.line(&frame(6.5), INK, 3.0);
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
            let (from, to) = (turned(side, (low, inset)), turned(side, (high, inset)));
            builder.move_to(from.0, from.1);
            builder.line_to(to.0, to.1);
        }
        for side in
            (0..4).filter(|side| joins.side(*side) && joins.side(side + 1) && !joins.corner(*side))
        {
            for (index, point) in
                [(far, -2.0), (far, inset), (102.0, inset)].into_iter().enumerate()
            {
                let (x, y) = turned(side, point);
                if index == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
            }
        }
    })
}

/// A point of the top side, carried to another side by quarter turns.
fn turned(side: usize, (x, y): Point) -> Point {
    match side {
        0 => (x, y),
        1 => (100.0 - y, x),
        2 => (100.0 - x, 100.0 - y),
        _ => (y, 100.0 - x),
    }
}
