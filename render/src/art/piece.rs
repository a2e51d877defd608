//! Trees, pawns, castles and emblems.

use rules::Ink;
use tiny_skia::Path;

use crate::layers::Emblem;
use crate::paint::{Brush, circle, polygon, polyline, rectangles, shape};
use crate::theme;

/// A fir: a trunk and three tiers of leaves, lit from the left.
pub(super) fn tree(brush: &mut Brush<'_>) {
    brush.outlined(&rectangles(&[[43.0, 74.0, 57.0, 94.0]]), brush.look().trunk, 4.5);
    let tiers = [(78.0, 38.0, 42.0), (58.0, 32.0, 24.0), (38.0, 25.0, 6.0)];
    for (foot, reach, tip) in tiers {
        brush.outlined(&tier(foot, reach, tip), brush.look().leaf[1], 4.5);
    }
    for (foot, reach, tip) in tiers {
        brush.fill(&tier(foot, reach, tip), brush.look().leaf[1]);
        let right = polygon(&[(50.0, tip), (50.0 + reach, foot), (56.0, foot)]);
        brush.fill(&right, brush.look().leaf[0]);
        let left = [(48.0, tip + 8.0), (54.0 - reach, foot - 4.0), (64.0 - reach, foot - 4.0)];
        brush.fill(&polygon(&left), brush.look().leaf[2]);
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
pub(super) fn pawn(brush: &mut Brush<'_>, ink: Ink) {
    let paint = theme::side(ink);
    let body = emblem_shape(ink);
    let mut brush = brush.scaled(0.95);
    brush.outlined(&body, paint.plain, 6.0);
    let mut head = brush.scaled(0.5);
    head.outlined(&body, paint.lit, 7.0);
}

/// A small castle, bold enough for fifteen pixels: two towers and a gate.
pub(super) fn castle(brush: &mut Brush<'_>, ink: Ink) {
    let paint = theme::side(ink);
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
    brush.outlined(&walls, paint.lit, 7.0);
    brush.rect((10.0, 54.0), (80.0, 38.0), paint.plain);
    brush.line(&polyline(&[(12.0, 52.0), (88.0, 52.0)]), brush.look().ink, 5.0);
    let gate_color = brush.look().upon(paint);
    brush.outlined(&gate(), gate_color, 3.0);
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
pub(super) fn emblem(brush: &mut Brush<'_>, emblem: Emblem) {
    let shape = emblem_shape(emblem.ink);
    let mut brush = brush.scaled(if emblem.active { 0.8 } else { 1.0 });
    if emblem.active {
        brush.line(&shape, brush.look().ink, 30.0);
        brush.line(&shape, brush.look().recent, 23.0);
    }
    brush.outlined(&shape, emblem.paint().plain, 6.0);
}

/// Circle, diamond, square, triangle, and again; a hexagon for nobody.
pub(super) fn emblem_shape(ink: Ink) -> Path {
    match ink {
        Ink::Side(number) => match number % 4 {
            0 => circle((50.0, 50.0), 37.0),
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
pub(super) fn flag(brush: &mut Brush<'_>, emblem: Emblem) {
    let look = brush.look();
    let staff = polyline(&[(28.0, 92.0), (62.0, 16.0)]);
    let cloth = shape(|builder| {
        builder.move_to(62.0, 16.0);
        builder.cubic_to(76.0, 22.0, 84.0, 40.0, 82.0, 70.0);
        builder.quad_to(74.0, 62.0, 68.0, 72.0);
        builder.quad_to(62.0, 62.0, 50.0, 66.0);
        builder.quad_to(60.0, 48.0, 53.0, 36.0);
        builder.close();
    });
    brush.line(&staff, look.ink, 11.0);
    brush.line(&staff, look.trunk, 5.0);
    brush.outlined(&cloth, emblem.paint().plain, 4.5);
}

/// Two swords, crossed.
pub(super) fn swords(brush: &mut Brush<'_>) {
    let look = brush.look();
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
        brush.line(&guard, look.ink, 13.0);
        brush.line(&grip, look.ink, 13.0);
        brush.outlined(&blade, look.white, 4.0);
        brush.line(&guard, look.recent, 6.0);
        brush.line(&grip, look.trunk, 6.0);
    }
}
