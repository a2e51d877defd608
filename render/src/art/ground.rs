//! Floors, water, zones and sections.

use rules::{Floor, Ground};
use tiny_skia::PathBuilder;

use crate::layers::Joins;
use crate::paint::{Brush, polygon, polyline, rectangles, shape};
use crate::theme;
use crate::theme::Rgb;

/// Fills the whole square, and a little beyond, so that no seam shows.
pub(super) fn all(brush: &mut Brush<'_>, color: Rgb) {
    brush.rect((-1.0, -1.0), (102.0, 102.0), color);
}

/// Plain floor of one of two shades.
pub(super) fn floor(brush: &mut Brush<'_>, floor: Floor, shade: usize) {
    let color = brush.look().floor(floor)[shade % 2];
    match floor {
        Floor::Checkered => wood(brush, color, shade),
        Floor::Meadow => meadow(brush, color, shade),
        Floor::Plots => plot(brush, color),
        Floor::Rubble => rubble(brush, color),
    }
}

/// What is a little darker than a ground: grain, blades, joints.
fn darker(brush: &Brush<'_>, color: Rgb) -> Rgb {
    theme::mix(color, brush.look().ink, 0.08)
}

/// Boards whose grain runs along for one shade and across for the other.
fn wood(brush: &mut Brush<'_>, color: Rgb, shade: usize) {
    all(brush, color);
    if !brush.look().is_rich {
        return;
    }
    let grain = darker(brush, color);
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
        brush.line(&polyline(&ends), grain, 2.0);
    }
}

/// Grass with a few blades.
fn meadow(brush: &mut Brush<'_>, color: Rgb, shade: usize) {
    all(brush, color);
    if !brush.look().is_rich {
        return;
    }
    let blade = darker(brush, color);
    let tufts =
        [[(22.0, 30.0), (74.0, 78.0), (63.0, 19.0)], [(78.0, 32.0), (27.0, 74.0), (50.0, 88.0)]];
    for (x, y) in tufts[shade % 2] {
        let tuft = shape(|builder| {
            for (lean, tall) in [(-6.0, 6.0), (0.0, 10.0), (6.0, 6.0)] {
                builder.move_to(x + lean / 3.0, y);
                builder.line_to(x + lean, y - tall);
            }
        });
        brush.line(&tuft, blade, 2.6);
    }
}

/// An empty place for a tile: a slab of stone, lit from the left upper corner.
fn plot(brush: &mut Brush<'_>, color: Rgb) {
    let look = brush.look();
    all(brush, look.frame[0]);
    brush.rect((2.0, 2.0), (96.0, 96.0), theme::mix(color, look.ink, 0.2));
    brush.rect((2.0, 2.0), (93.0, 93.0), color);
    let edge = polygon(&[(9.0, 9.0), (91.0, 9.0), (91.0, 91.0), (9.0, 91.0)]);
    brush.dashes(&edge, look.plot[1], (2.5, 10.25));
}

/// A place in ruins: broken ground, and stones that lie about.
fn rubble(brush: &mut Brush<'_>, color: Rgb) {
    let look = brush.look();
    all(brush, look.frame[0]);
    brush.rect((2.0, 2.0), (96.0, 96.0), color);
    let crack = polyline(&[
        (2.0, 38.0),
        (24.0, 46.0),
        (34.0, 30.0),
        (58.0, 36.0),
        (66.0, 14.0),
        (80.0, 2.0),
    ]);
    brush.line(&crack, theme::mix(color, look.ink, 0.5), 3.0);
    let stones: [&[(f32, f32)]; 5] = [
        &[(12.0, 88.0), (8.0, 66.0), (26.0, 58.0), (40.0, 70.0), (36.0, 89.0)],
        &[(42.0, 90.0), (46.0, 72.0), (62.0, 68.0), (70.0, 88.0)],
        &[(28.0, 56.0), (36.0, 44.0), (54.0, 48.0), (56.0, 64.0), (42.0, 67.0)],
        &[(74.0, 88.0), (70.0, 70.0), (82.0, 60.0), (92.0, 74.0), (90.0, 88.0)],
        &[(70.0, 40.0), (80.0, 30.0), (90.0, 40.0), (82.0, 50.0)],
    ];
    for stone in stones {
        brush.outlined(&polygon(stone), look.rubble[1], 2.6);
    }
}

/// Ground of its own kind.
pub(super) fn ground(
    brush: &mut Brush<'_>,
    ground: Ground,
    (floor, shade): (Floor, usize),
    joins: Joins,
) {
    let look = brush.look();
    match ground {
        Ground::Lake => lake(brush, joins),
        Ground::Zone(ink) => {
            let color = look.zone(look.floor(floor), ink)[shade % 2];
            if floor == Floor::Meadow {
                meadow(brush, color, shade)
            } else {
                wood(brush, color, shade)
            }
            zone_border(brush, theme::side(ink).shade, joins);
        }
        Ground::Section => section(brush, shade, joins),
    }
}

/// Water with an inked bank and waves.
fn lake(brush: &mut Brush<'_>, joins: Joins) {
    all(brush, brush.look().water[0]);
    for (side, (corner, size)) in sides(9.0).into_iter().enumerate() {
        if !joins.side(side) {
            brush.rect(corner, size, brush.look().water[1]);
        }
    }
    edges(brush, joins, brush.look().ink, 4.0);
    for (x, y) in [(16.0, 36.0), (48.0, 70.0)] {
        brush.line(&wave((x, y)), brush.look().water[1], 6.0);
    }
}

fn wave((x, y): (f32, f32)) -> tiny_skia::Path {
    shape(|builder: &mut PathBuilder| {
        builder.move_to(x, y);
        builder.quad_to(x + 9.0, y - 14.0, x + 18.0, y);
        builder.quad_to(x + 27.0, y + 14.0, x + 36.0, y);
    })
}

/// The dashed border of a zone.
fn zone_border(brush: &mut Brush<'_>, border: Rgb, joins: Joins) {
    let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0), (0.0, 0.0)];
    for side in (0..4).filter(|side| !joins.side(*side)) {
        brush.dashes(&polyline(&corners[side..side + 2]), border, (9.0, 12.5));
    }
}

/// Flagstones with a fine border.
fn section(brush: &mut Brush<'_>, shade: usize, joins: Joins) {
    let look = brush.look();
    let color = look.section[shade % 2];
    all(brush, color);
    if look.is_rich {
        brush.line(&polyline(&[(0.0, 50.0), (100.0, 50.0)]), darker(brush, color), 2.0);
        for (x, y) in [(34.0, 0.0), (72.0, 50.0)] {
            brush.line(&polyline(&[(x, y), (x, y + 50.0)]), darker(brush, color), 2.0);
        }
    }
    edges(brush, joins, look.plot[1], 2.5);
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
