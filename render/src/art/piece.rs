//! Pawns, emblems and the icons beside names.

use rules::Ink;
use tiny_skia::Path;

use crate::layers::Emblem;
use crate::paint::{Painter, circle, polygon, polyline, shape};

/// A turned wooden pawn with a lit groove. It has a pip until it moves.
pub(super) fn pawn(painter: &mut Painter<'_>, ink: Ink, fresh: bool) {
    let colors = painter.colors();
    let material = colors.side(ink);
    let face = emblem_shape(ink);
    // A diamond is broader than a disc.
    let is_odd = matches!(ink, Ink::Side(number) if number % 2 == 1);
    let mut painter = painter.scaled(if is_odd { 0.9 } else { 1.0 });
    painter.moved(0.0, 5.0).outlined(&face, material.shade, 5.0);
    let mut upper = painter.moved(0.0, -4.0);
    upper.line(&face, colors.ink, 10.0);
    upper.fill(&face, material.plain);
    upper.scaled(0.6).line(&face, material.lit, 9.5);
    if fresh {
        upper.scaled(0.27).fill(&face, colors.white);
    }
}

/// Draws a side's emblem, in the colors of its stone if the side plays with building blocks.
pub(super) fn emblem(painter: &mut Painter<'_>, emblem: Emblem) {
    let material = emblem.material(painter.colors());
    painter.outlined(&emblem_shape(emblem.ink), material.plain, 6.0);
}

/// The shape of a side's emblem: circle, diamond, square, triangle, and again from the circle on.
///
/// Sides 6 and 7, the armies, have a circle and a shield. The hexagon is for things that no side owns.
pub(crate) fn emblem_shape(ink: Ink) -> Path {
    match ink {
        Ink::Side(6) => circle(50.0, 50.0, 37.0),
        Ink::Side(7) => crate::paint::drawn("M14 14H86V50C86 71 68 80 50 86C32 80 14 71 14 50Z"),
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

/// The emblem of a fallen piece's side with a white edge, for the middle of a star.
pub(super) fn fell(painter: &mut Painter<'_>, emblem: Emblem) {
    let colors = painter.colors();
    let shape = emblem_shape(emblem.ink);
    let mut small = painter.scaled(0.34);
    small.line(&shape, colors.white, 24.0);
    small.fill(&shape, emblem.material(colors).plain);
}

/// A flag that droops from a leaning staff: the sign of a seat that resigned.
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
    painter.line(&staff, colors.trunk[0], 5.0);
    painter.outlined(&cloth, emblem.material(colors).plain, 4.5);
}

/// Two crossed swords.
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
        painter.line(&grip, colors.trunk[0], 6.0);
    }
}
