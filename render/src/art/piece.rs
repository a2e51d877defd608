//! Trees, pawns, castles and emblems.

use rules::Ink;
use tiny_skia::Path;

use crate::layers::Emblem;
use crate::paint::{Painter, circle, polygon, polyline, rectangle, rectangles, shape};
use crate::theme;

/// A fir: a trunk and three tiers of leaves, lit from the left.
pub(super) fn tree(painter: &mut Painter<'_>) {
    painter.outlined(
        &rectangles(&[rectangle(43.0, 74.0, 57.0, 94.0)]),
        painter.colors().trunk,
        4.5,
    );
    let tiers = [(78.0, 38.0, 42.0), (58.0, 32.0, 24.0), (38.0, 25.0, 6.0)];
    for (foot, reach, tip) in tiers {
        painter.outlined(&tier(foot, reach, tip), painter.colors().leaf[1], 4.5);
    }
    for (foot, reach, tip) in tiers {
        painter.fill(&tier(foot, reach, tip), painter.colors().leaf[1]);
        let right = polygon(&[(50.0, tip), (50.0 + reach, foot), (56.0, foot)]);
        painter.fill(&right, painter.colors().leaf[0]);
        let left = [(48.0, tip + 8.0), (54.0 - reach, foot - 4.0), (64.0 - reach, foot - 4.0)];
        painter.fill(&polygon(&left), painter.colors().leaf[2]);
    }
}

fn tier(foot: f32, reach: f32, tip: f32) -> Path {
    shape(|builder| {
        builder.move_to(50.0, tip);
        builder.line_to(50.0 + reach, foot);
        builder.quad_to(50.0, foot + 8.0, 50.0 - reach, foot);
        builder.close();
    })
}

/// A pawn from above in the shape of its side, with a head that is lit, so that it is told from an emblem.
pub(super) fn pawn(painter: &mut Painter<'_>, ink: Ink) {
    let material = theme::side(ink);
    let body = emblem_shape(ink);
    let mut painter = painter.scaled(0.95);
    painter.outlined(&body, material.plain, 6.0);
    let mut head = painter.scaled(0.5);
    head.outlined(&body, material.lit, 7.0);
}

/// A small castle, bold enough for fifteen pixels: two towers and a gate.
pub(super) fn castle(painter: &mut Painter<'_>, ink: Ink) {
    let material = theme::side(ink);
    let walls = polygon(&[
        (10.0, 92.0),
        (10.0, 12.0),
        (24.0, 12.0),
        (24.0, 24.0),
        (34.0, 24.0),
        (34.0, 12.0),
        (42.0, 12.0),
        (42.0, 36.0),
        (58.0, 36.0),
        (58.0, 12.0),
        (66.0, 12.0),
        (66.0, 24.0),
        (76.0, 24.0),
        (76.0, 12.0),
        (90.0, 12.0),
        (90.0, 92.0),
    ]);
    painter.outlined(&walls, material.lit, 7.0);
    painter.rect(rectangle(10.0, 54.0, 90.0, 92.0), material.plain);
    painter.line(&polyline(&[(12.0, 52.0), (88.0, 52.0)]), painter.colors().ink, 5.0);
    let gate_color = painter.colors().drawn_on(material);
    painter.outlined(&gate(), gate_color, 3.0);
}

fn gate() -> Path {
    shape(|builder| {
        builder.move_to(34.0, 94.0);
        builder.line_to(34.0, 74.0);
        builder.cubic_to(34.0, 54.0, 66.0, 54.0, 66.0, 74.0);
        builder.line_to(66.0, 94.0);
        builder.close();
    })
}

/// The emblem of a side; with a bright ring when it is to move.
pub(super) fn emblem(painter: &mut Painter<'_>, emblem: Emblem) {
    let shape = emblem_shape(emblem.ink);
    let mut painter = painter.scaled(if emblem.active { 0.8 } else { 1.0 });
    if emblem.active {
        painter.line(&shape, painter.colors().ink, 30.0);
        painter.line(&shape, painter.colors().recent, 23.0);
    }
    painter.outlined(&shape, emblem.material().plain, 6.0);
}

/// Circle, diamond, square, triangle, and again; a hexagon for nobody.
pub(super) fn emblem_shape(ink: Ink) -> Path {
    match ink {
        Ink::Side(number) => match number % 4 {
            0 => circle(50.0, 50.0, 37.0),
            1 => polygon(&[(50.0, 6.0), (94.0, 50.0), (50.0, 94.0), (6.0, 50.0)]),
            2 => polygon(&[(16.0, 16.0), (84.0, 16.0), (84.0, 84.0), (16.0, 84.0)]),
            _ => polygon(&[(50.0, 10.0), (93.0, 84.0), (7.0, 84.0)]),
        },
        Ink::Neutral => polygon(&[
            (30.0, 16.0),
            (70.0, 16.0),
            (90.0, 50.0),
            (70.0, 84.0),
            (30.0, 84.0),
            (10.0, 50.0),
        ]),
    }
}

/// A flag that hangs down from a staff that leans.
pub(super) fn flag(painter: &mut Painter<'_>, emblem: Emblem) {
    let colors = painter.colors();
    let staff = polyline(&[(28.0, 92.0), (62.0, 16.0)]);
    let cloth = shape(|builder| {
        builder.move_to(62.0, 16.0);
        builder.cubic_to(76.0, 22.0, 84.0, 40.0, 82.0, 70.0);
        builder.quad_to(74.0, 62.0, 68.0, 72.0);
        builder.quad_to(62.0, 62.0, 50.0, 66.0);
        builder.quad_to(60.0, 48.0, 53.0, 36.0);
        builder.close();
    });
    painter.line(&staff, colors.ink, 11.0);
    painter.line(&staff, colors.trunk, 5.0);
    painter.outlined(&cloth, emblem.material().plain, 4.5);
}

/// Two swords, crossed.
pub(super) fn swords(painter: &mut Painter<'_>) {
    let colors = painter.colors();
    for mirror in [false, true] {
        let at = |x: f32, y: f32| if mirror { (100.0 - x, y) } else { (x, y) };
        let blade = polygon(&[
            at(14.0, 10.0),
            at(26.0, 14.0),
            at(68.0, 60.0),
            at(61.0, 66.0),
            at(17.0, 22.0),
        ]);
        let guard = polyline(&[at(54.0, 73.0), at(75.0, 53.0)]);
        let grip = polyline(&[at(66.0, 65.0), at(82.0, 83.0)]);
        painter.line(&guard, colors.ink, 13.0);
        painter.line(&grip, colors.ink, 13.0);
        painter.outlined(&blade, colors.white, 4.0);
        painter.line(&guard, colors.recent, 6.0);
        painter.line(&grip, colors.trunk, 6.0);
    }
}
