//! Trees, pawns, castles and emblems.

use rules::Ink;
use tiny_skia::Path;

use crate::brush::{Brush, circle, polygon, polyline, rectangles, shape};
use crate::layers::Emblem;
use crate::theme::{self, INK, LEAF, RECENT, TRUNK, WHITE};

/// A fir: a trunk and three tiers of leaves, lit from the left.
pub(super) fn tree(brush: &mut Brush<'_>) {
    brush.outlined(&rectangles(&[[43.0, 74.0, 57.0, 94.0]]), TRUNK, 4.5);
    let tiers = [(78.0, 38.0, 42.0), (58.0, 32.0, 24.0), (38.0, 25.0, 6.0)];
    for (foot, reach, tip) in tiers {
        brush.outlined(&tier(foot, reach, tip), LEAF[1], 4.5);
    }
    for (foot, reach, tip) in tiers {
        brush.fill(&tier(foot, reach, tip), LEAF[1]);
        let right = polygon(&[(50.0, tip), (50.0 + reach, foot), (56.0, foot)]);
        brush.fill(&right, LEAF[0]);
        let left = [(48.0, tip + 8.0), (54.0 - reach, foot - 4.0), (64.0 - reach, foot - 4.0)];
        brush.fill(&polygon(&left), LEAF[2]);
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
    brush.line(&polyline(&[(12.0, 52.0), (88.0, 52.0)]), INK, 5.0);
    let dark = paint.upon == WHITE;
    brush.outlined(&gate(), if dark { WHITE } else { INK }, 3.0);
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
        brush.line(&shape, INK, 30.0);
        brush.line(&shape, RECENT, 23.0);
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
