//! The signs of a win (rays, a ribbon, lozenges on a golden frame) and of a loss (a ring).

use rules::Edge;

use crate::paint::{Painter, polygon};
use crate::theme::mix;

const RAYS: u8 = 18;

/// A ring around a lost thing in a tray. The thing's upper left corner is at 0, 0.
pub(super) fn ring(painter: &mut Painter<'_>, columns: u8, rows: u8) {
    let colors = painter.colors();
    let (right, bottom) = (f32::from(columns) * 100.0, f32::from(rows) * 100.0);
    let edge = polygon(&[
        (-32.0, -32.0),
        (right + 32.0, -32.0),
        (right + 32.0, bottom + 32.0),
        (-32.0, bottom + 32.0),
    ]);
    painter.line(&edge, colors.ink, 58.0);
    painter.line(&edge, colors.hit, 34.0);
}

/// A lozenge on a golden frame.
pub(super) fn lozenge(painter: &mut Painter<'_>) {
    let colors = painter.colors();
    painter.outlined(
        &polygon(&[(50.0, 12.0), (88.0, 50.0), (50.0, 88.0), (12.0, 50.0)]),
        colors.gold,
        9.0,
    );
}

/// The folded end of a ribbon, with a notch.
pub(super) fn ribbon_end(painter: &mut Painter<'_>, edge: Edge) {
    let colors = painter.colors();
    let is_left = matches!(edge, Edge::Left);
    let x = |x: f32| if is_left { x } else { 100.0 - x };
    let end = [(4.0, 22.0), (100.0, 22.0), (100.0, 96.0), (4.0, 96.0), (30.0, 59.0)];
    painter.outlined(
        &polygon(&end.map(|(at, y)| (x(at), y))),
        mix(colors.gold, colors.ink, 0.3),
        4.0,
    );
}

/// Flat rays from a point, in hundredths of the painter's square.
pub(crate) fn rays(painter: &mut Painter<'_>, x: f32, y: f32, reach: f32) {
    let colors = painter.colors();
    let color = mix(colors.frame[0], colors.frame[1], 0.6);
    let point = |ray: u8| {
        let angle = f32::from(ray) * std::f32::consts::TAU / f32::from(2 * RAYS) + 0.09;
        (x + angle.cos() * reach, y + angle.sin() * reach)
    };
    for ray in 0..RAYS {
        painter.fill(&polygon(&[(x, y), point(2 * ray), point(2 * ray + 1)]), color);
    }
}
