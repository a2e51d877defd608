//! Hangings that hide an army until both players have drawn up theirs.

use crate::layers::HangingsPart;
use crate::paint::{Painter, Rectangle, circle, drawn, polygon, polyline, rectangle};

/// The distance of the hangings from the edge of their squares.
const MARGIN: f32 = 6.0;
/// The height of the points that end the cloth.
const POINTS: f32 = 26.0;
/// The width of a stripe.
const STRIPE: f32 = 50.0;

/// Draws one square's part of the hangings, with a sign in their middle: whether the army is ready.
pub(super) fn hangings(painter: &mut Painter<'_>, part: HangingsPart) {
    let [width, height, x, y] = [part.columns, part.rows, part.x, part.y].map(hundreds);
    let mut all = painter.moved(-x, -y);
    let cloth = cloth(part, width, height);
    let material = all.colors().side(part.ink);
    // The lit shade is too bright for the stripes of a dark cloth.
    let stripe = if material.takes_ink { material.lit } else { material.shade };
    all.outlined(&polygon(&cloth), material.plain, 4.0);
    for number in (0..part.columns * 2).step_by(2) {
        all.rect(stripe_at(part, number, height), stripe);
    }
    sign(&mut all, width / 2.0, height / 2.0, part.ready);
}

fn hundreds(squares: i32) -> f32 {
    f32::from(i16::try_from(squares).unwrap_or(0)) * 100.0
}

/// A stripe, which ends where the points begin.
fn stripe_at(part: HangingsPart, number: i32, height: f32) -> Rectangle {
    let left = (hundreds(number) / 2.0).max(MARGIN);
    let right = (hundreds(number) / 2.0 + STRIPE).min(hundreds(part.columns) - MARGIN);
    let (top, bottom) = match part.from_top {
        true => (MARGIN + 2.0, height - MARGIN - POINTS),
        false => (MARGIN + POINTS, height - MARGIN - 2.0),
    };
    rectangle(left, top, right, bottom)
}

/// The outline: three straight sides, and points toward the middle of the board.
fn cloth(part: HangingsPart, width: f32, height: f32) -> Vec<(f32, f32)> {
    let (far, tips, notches) = match part.from_top {
        true => (MARGIN, height - MARGIN, height - MARGIN - POINTS),
        false => (height - MARGIN, MARGIN, MARGIN + POINTS),
    };
    let mut points = vec![(MARGIN, far), (MARGIN, notches)];
    let count = part.columns * 2;
    let step = (width - 2.0 * MARGIN) / hundreds(count) * 100.0;
    for number in 0..count {
        let left = MARGIN + step * hundreds(number) / 100.0;
        points.extend([(left + step / 2.0, tips), (left + step, notches)]);
    }
    points.push((width - MARGIN, far));
    points
}

/// A white plate with a check mark if the army is ready, else with an hourglass.
fn sign(painter: &mut Painter<'_>, x: f32, y: f32, ready: bool) {
    let mut painter = painter.moved(x - 50.0, y - 50.0);
    let colors = painter.colors();
    painter.outlined(&circle(50.0, 50.0, 46.0), colors.white, 5.0);
    if ready {
        painter.line(&polyline(&[(27.0, 52.0), (44.0, 69.0), (74.0, 33.0)]), colors.ink, 19.0);
        painter.line(&polyline(&[(27.0, 52.0), (44.0, 69.0), (74.0, 33.0)]), colors.offer, 10.0);
        return;
    }
    painter.outlined(&drawn("M34 24H66L53 50L66 76H34L47 50Z"), colors.white, 5.0);
    painter.fill(&drawn("M39 34H61L50 50Z"), colors.gold);
    painter.fill(&drawn("M37 74L50 60L63 74Z"), colors.gold);
    for height in [24.0, 76.0] {
        painter.line(&polyline(&[(29.0, height), (71.0, height)]), colors.ink, 9.0);
    }
}
