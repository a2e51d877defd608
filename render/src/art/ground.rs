//! Floors, water, zones and sections.

use rules::Ground;
use tiny_skia::PathBuilder;

use crate::brush::{Brush, polygon, polyline, rectangles, shape};
use crate::layers::Joins;
use crate::theme::{self, FRAME, INK, PLOT, Rgb, SECTION, WATER};

/// Fills the whole square, and a little beyond, so that no seam shows.
pub(super) fn all(brush: &mut Brush<'_>, color: Rgb) {
    brush.rect((-1.0, -1.0), (102.0, 102.0), color);
}

/// An empty place for a tile.
pub(super) fn plot(brush: &mut Brush<'_>) {
    all(brush, FRAME);
    brush.rect((2.0, 2.0), (96.0, 96.0), PLOT[0]);
    let edge = polygon(&[(8.0, 8.0), (92.0, 8.0), (92.0, 92.0), (8.0, 92.0)]);
    brush.dashes(&edge, PLOT[1], (3.0, 10.5));
}

/// Ground of its own kind.
pub(super) fn ground(brush: &mut Brush<'_>, ground: Ground, shade: usize, joins: Joins) {
    match ground {
        Ground::Lake => lake(brush, joins),
        Ground::Zone(ink) => {
            zone(brush, theme::zone(ink)[shade % 2], theme::side(ink).shade, joins)
        }
        Ground::Section => section(brush, shade, joins),
    }
}

/// Water with an inked bank and waves.
fn lake(brush: &mut Brush<'_>, joins: Joins) {
    all(brush, WATER[0]);
    for (side, (corner, size)) in sides(9.0).into_iter().enumerate() {
        if !joins.side(side) {
            brush.rect(corner, size, WATER[1]);
        }
    }
    edges(brush, joins, INK, 4.0);
    for (x, y) in [(16.0, 36.0), (48.0, 70.0)] {
        brush.line(&wave((x, y)), WATER[1], 6.0);
    }
}

fn wave((x, y): (f32, f32)) -> tiny_skia::Path {
    shape(|builder: &mut PathBuilder| {
        builder.move_to(x, y);
        builder.quad_to(x + 9.0, y - 14.0, x + 18.0, y);
        builder.quad_to(x + 27.0, y + 14.0, x + 36.0, y);
    })
}

/// A tinted floor with a dashed border.
fn zone(brush: &mut Brush<'_>, color: Rgb, border: Rgb, joins: Joins) {
    all(brush, color);
    let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0)];
    for side in (0..4).filter(|side| !joins.side(*side)) {
        brush.dashes(&polyline(&corners[side..side + 2]), border, (9.0, 12.5));
    }
}

/// A floor of another hue with a fine border.
fn section(brush: &mut Brush<'_>, shade: usize, joins: Joins) {
    all(brush, SECTION[shade % 2]);
    edges(brush, joins, theme::EDGE, 2.5);
}

/// Draws the edges at which a body ends.
fn edges(brush: &mut Brush<'_>, joins: Joins, color: Rgb, width: f32) {
    let ends: Vec<_> = sides(width)
        .into_iter()
        .enumerate()
        .filter(|(side, _)| !joins.side(*side))
        .map(|(_, ((x, y), (width, height)))| [x, y, x + width, y + height])
        .collect();
    if !ends.is_empty() {
        brush.fill(&rectangles(&ends), color);
    }
}

/// Strips along the four sides, from the top clockwise: corner and size.
fn sides(width: f32) -> [((f32, f32), (f32, f32)); 4] {
    let far = 100.0 - width;
    [
        ((0.0, 0.0), (100.0, width)),
        ((far, 0.0), (width, 100.0)),
        ((0.0, far), (100.0, width)),
        ((0.0, 0.0), (width, 100.0)),
    ]
}
