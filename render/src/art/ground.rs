//! Paints the floor of a square, and the special ground on it: water, zones and sections.

use rules::{Floor, Ground};
use tiny_skia::PathBuilder;

use crate::layers::Joins;
use crate::paint::{Painter, Rectangle, polygon, polyline, rectangle, rectangles, shape};
use crate::theme;
use crate::theme::Rgb;

/// Fills the whole square and a little more, so that no seam shows.
pub(super) fn all(painter: &mut Painter<'_>, color: Rgb) {
    painter.rect(rectangle(-1.0, -1.0, 101.0, 101.0), color);
}

/// Plain floor in one of two shades. Grass has several variants of each.
pub(super) fn floor(painter: &mut Painter<'_>, floor: Floor, shade: usize) {
    let color = painter.colors().floor(floor)[shade % 2];
    match floor {
        Floor::Checkered => all(painter, color),
        Floor::Meadow => meadow(painter, color, shade / 2),
        Floor::Plots => plot(painter, color),
        Floor::Rubble => rubble(painter, color),
    }
}

/// Grass. Some squares have a tuft.
fn meadow(painter: &mut Painter<'_>, color: Rgb, kind: usize) {
    all(painter, color);
    let tufts = [(22.0, 30.0), (74.0, 78.0), (66.0, 24.0)];
    let Some(&(x, y)) = tufts.get(kind).filter(|_| painter.colors().is_rich) else { return };
    let blade = theme::mix(color, painter.colors().leaf[1], 0.55);
    let tuft = shape(|builder| {
        for (lean, tall) in [(-8.0, 7.0), (0.0, 12.0), (8.0, 7.0)] {
            builder.move_to(x + lean / 3.0, y);
            builder.line_to(x + lean, y - tall);
        }
    });
    painter.line(&tuft, blade, 2.6);
}

/// An empty place for a tile: a dark well, lit from the upper left.
fn plot(painter: &mut Painter<'_>, color: Rgb) {
    let colors = painter.colors();
    all(painter, colors.frame[0]);
    painter.rect(rectangle(2.0, 2.0, 98.0, 98.0), colors.frame[1]);
    painter.rect(rectangle(2.0, 2.0, 95.0, 95.0), colors.ink);
    painter.rect(rectangle(6.0, 6.0, 95.0, 95.0), color);
}

/// A destroyed place: broken ground with scattered stones.
fn rubble(painter: &mut Painter<'_>, color: Rgb) {
    let colors = painter.colors();
    all(painter, colors.frame[0]);
    painter.rect(rectangle(2.0, 2.0, 98.0, 98.0), color);
    let crack = polyline(&[
        (2.0, 38.0),
        (24.0, 46.0),
        (34.0, 30.0),
        (58.0, 36.0),
        (66.0, 14.0),
        (80.0, 2.0),
    ]);
    painter.line(&crack, theme::mix(color, colors.ink, 0.5), 3.0);
    let stones: [&[(f32, f32)]; 5] = [
        &[(12.0, 88.0), (8.0, 66.0), (26.0, 58.0), (40.0, 70.0), (36.0, 89.0)],
        &[(42.0, 90.0), (46.0, 72.0), (62.0, 68.0), (70.0, 88.0)],
        &[(28.0, 56.0), (36.0, 44.0), (54.0, 48.0), (56.0, 64.0), (42.0, 67.0)],
        &[(74.0, 88.0), (70.0, 70.0), (82.0, 60.0), (92.0, 74.0), (90.0, 88.0)],
        &[(70.0, 40.0), (80.0, 30.0), (90.0, 40.0), (82.0, 50.0)],
    ];
    for stone in stones {
        painter.outlined(&polygon(stone), colors.rubble[1], 2.6);
    }
}

/// Special ground, such as a lake or a zone.
pub(super) fn ground(painter: &mut Painter<'_>, ground: Ground, shade: usize, joins: Joins) {
    match ground {
        Ground::Lake => lake(painter, joins),
        Ground::Zone(ink) => zone_border(painter, painter.colors().zone(ink), joins),
        Ground::Section => section(painter, shade, joins),
    }
}

/// Water with an outlined bank and waves.
fn lake(painter: &mut Painter<'_>, joins: Joins) {
    all(painter, painter.colors().water[0]);
    for (side, strip) in sides(9.0).into_iter().enumerate() {
        if !joins.side(side) {
            painter.rect(strip, painter.colors().water[1]);
        }
    }
    edges(painter, joins, painter.colors().ink, 4.0);
    for (x, y) in [(16.0, 36.0), (48.0, 70.0)] {
        painter.line(&wave(x, y), painter.colors().water[1], 6.0);
    }
}

fn wave(x: f32, y: f32) -> tiny_skia::Path {
    shape(|builder: &mut PathBuilder| {
        builder.move_to(x, y);
        builder.quad_to(x + 9.0, y - 14.0, x + 18.0, y);
        builder.quad_to(x + 27.0, y + 14.0, x + 36.0, y);
    })
}

/// The border of a zone: dashes in the color of its side. The squares keep their ground.
fn zone_border(painter: &mut Painter<'_>, border: Rgb, joins: Joins) {
    let corners = [(-2.0, 3.5), (102.0, 3.5)];
    let turned = |side: usize, (x, y): (f32, f32)| match side {
        0 => (x, y),
        1 => (100.0 - y, x),
        2 => (x, 100.0 - y),
        _ => (y, x),
    };
    for side in (0..4).filter(|side| !joins.side(*side)) {
        let line = polyline(&corners.map(|corner| turned(side, corner)));
        painter.line(&line, painter.colors().ink, 7.0);
        painter.dashes(&line, border, 4.0, 13.0);
    }
}

/// A section of cool stone between two inlaid lines.
fn section(painter: &mut Painter<'_>, shade: usize, joins: Joins) {
    let colors = painter.colors();
    all(painter, colors.section[shade % 2]);
    edges(painter, joins, colors.frame[0], 3.0);
}

/// Draws the outer edges of a body on one of its squares.
fn edges(painter: &mut Painter<'_>, joins: Joins, color: Rgb, width: f32) {
    let ends: Vec<_> = sides(width)
        .into_iter()
        .enumerate()
        .filter(|(side, _)| !joins.side(*side))
        .map(|(_, strip)| strip)
        .collect();
    if !ends.is_empty() {
        painter.fill(&rectangles(&ends), color);
    }
}

/// Strips along the four sides, clockwise from the top.
fn sides(width: f32) -> [Rectangle; 4] {
    let far = 100.0 - width;
    [
        rectangle(0.0, 0.0, 100.0, width),
        rectangle(far, 0.0, 100.0, 100.0),
        rectangle(0.0, far, 100.0, 100.0),
        rectangle(0.0, 0.0, width, 100.0),
    ]
}
