//! Floors, water, zones and sections.

use rules::{Floor, Ground};
use tiny_skia::PathBuilder;

use crate::layers::{FloorSquare, Joins};
use crate::paint::{Painter, Rectangle, polygon, polyline, rectangle, rectangles, shape};
use crate::theme;
use crate::theme::Rgb;

/// Fills the whole square, and a little beyond, so that no seam shows.
pub(super) fn all(painter: &mut Painter<'_>, color: Rgb) {
    painter.rect(rectangle(-1.0, -1.0, 101.0, 101.0), color);
}

/// Plain floor of one of two shades.
pub(super) fn floor(painter: &mut Painter<'_>, floor: Floor, shade: usize) {
    let color = painter.colors().floor(floor)[shade % 2];
    match floor {
        Floor::Checkered => wood(painter, color, shade),
        Floor::Meadow => meadow(painter, color, shade),
        Floor::Plots => plot(painter, color),
        Floor::Rubble => rubble(painter, color),
    }
}

/// What is a little darker than a ground: grain, blades, joints.
fn darker(painter: &Painter<'_>, color: Rgb) -> Rgb {
    theme::mix(color, painter.colors().ink, 0.08)
}

/// Boards whose grain runs along for one shade and across for the other.
fn wood(painter: &mut Painter<'_>, color: Rgb, shade: usize) {
    all(painter, color);
    if !painter.colors().is_rich {
        return;
    }
    let grain = darker(painter, color);
    let lines = [
        (13.0, 4.0, 71.0),
        (29.0, 38.0, 96.0),
        (47.0, 10.0, 52.0),
        (66.0, 30.0, 92.0),
        (84.0, 6.0, 60.0),
    ];
    for (across, from, to) in lines {
        let ends = [(from, across), (to, across)];
        let ends = if shade == 0 { ends } else { ends.map(|(x, y)| (y, x)) };
        painter.line(&polyline(&ends), grain, 2.0);
    }
}

/// Grass with a few blades.
fn meadow(painter: &mut Painter<'_>, color: Rgb, shade: usize) {
    all(painter, color);
    if !painter.colors().is_rich {
        return;
    }
    let blade = darker(painter, color);
    let tufts =
        [[(22.0, 30.0), (74.0, 78.0), (63.0, 19.0)], [(78.0, 32.0), (27.0, 74.0), (50.0, 88.0)]];
    for (x, y) in tufts[shade % 2] {
        let tuft = shape(|builder| {
            for (lean, tall) in [(-6.0, 6.0), (0.0, 10.0), (6.0, 6.0)] {
                builder.move_to(x + lean / 3.0, y);
                builder.line_to(x + lean, y - tall);
            }
        });
        painter.line(&tuft, blade, 2.6);
    }
}

/// An empty place for a tile: a slab of stone, lit from the left upper corner.
fn plot(painter: &mut Painter<'_>, color: Rgb) {
    let colors = painter.colors();
    all(painter, colors.frame[0]);
    painter.rect(rectangle(2.0, 2.0, 98.0, 98.0), theme::mix(color, colors.ink, 0.2));
    painter.rect(rectangle(2.0, 2.0, 95.0, 95.0), color);
    let edge = polygon(&[(9.0, 9.0), (91.0, 9.0), (91.0, 91.0), (9.0, 91.0)]);
    painter.dashes(&edge, colors.plot[1], 2.5, 10.25);
}

/// A place in ruins: broken ground, and stones that lie about.
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

/// Ground of its own kind.
pub(super) fn ground(painter: &mut Painter<'_>, ground: Ground, floor: FloorSquare, joins: Joins) {
    let FloorSquare { floor, shade } = floor;
    let colors = painter.colors();
    match ground {
        Ground::Lake => lake(painter, joins),
        Ground::Zone(ink) => {
            let color = colors.zone(colors.floor(floor), ink)[shade % 2];
            if floor == Floor::Meadow {
                meadow(painter, color, shade)
            } else {
                wood(painter, color, shade)
            }
            zone_border(painter, theme::side(ink).shade, joins);
        }
        Ground::Section => section(painter, shade, joins),
    }
}

/// Water with an inked bank and waves.
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

/// The dashed border of a zone.
fn zone_border(painter: &mut Painter<'_>, border: Rgb, joins: Joins) {
    let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0)];
    for side in (0..4).filter(|side| !joins.side(*side)) {
        painter.dashes(&polyline(&corners[side..side + 2]), border, 9.0, 12.5);
    }
}

/// Flagstones with a fine border.
fn section(painter: &mut Painter<'_>, shade: usize, joins: Joins) {
    let colors = painter.colors();
    let color = colors.section[shade % 2];
    all(painter, color);
    if colors.is_rich {
        painter.line(&polyline(&[(0.0, 50.0), (100.0, 50.0)]), darker(painter, color), 2.0);
        for (x, y) in [(34.0, 0.0), (72.0, 50.0)] {
            painter.line(&polyline(&[(x, y), (x, y + 50.0)]), darker(painter, color), 2.0);
        }
    }
    edges(painter, joins, colors.plot[1], 2.5);
}

/// Draws the edges at which a body ends.
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

/// Strips along the four sides, from the top clockwise.
fn sides(width: f32) -> [Rectangle; 4] {
    let far = 100.0 - width;
    [
        rectangle(0.0, 0.0, 100.0, width),
        rectangle(far, 0.0, 100.0, 100.0),
        rectangle(0.0, far, 100.0, 100.0),
        rectangle(0.0, 0.0, width, 100.0),
    ]
}
