//! Trees (a fir, an oak and a poplar), each slightly taller than its square.

use crate::layers::TREE_KINDS;
use crate::paint::{Painter, circle, drawn, rectangle, rectangles};

/// A fir, an oak or a poplar, by the kind modulo [`TREE_KINDS`].
pub(super) fn tree(painter: &mut Painter<'_>, kind: u8) {
    match kind % TREE_KINDS {
        0 => fir(painter),
        1 => oak(painter),
        _ => poplar(painter),
    }
}

fn fir(painter: &mut Painter<'_>) {
    let colors = painter.colors();
    painter.outlined(&rectangles(&[rectangle(44.0, 78.0, 56.0, 92.0)]), colors.trunk[0], 4.5);
    let tiers = [
        ("M50 36L88 80Q50 89 12 80Z", "M50 36L88 80L58 83Z", "M49 42L15 77L36 81Z"),
        ("M50 12L84 58Q50 67 16 58Z", "M50 12L84 58L58 61Z", "M49 18L19 55L39 59Z"),
        ("M50 -14L76 36Q50 45 24 36Z", "M50 -14L76 36L58 39Z", "M49 -8L27 33L42 37Z"),
    ];
    for (tier, _, _) in tiers {
        painter.outlined(&drawn(tier), colors.leaf[1], 4.5);
    }
    for (tier, shade, light) in tiers {
        painter.fill(&drawn(tier), colors.leaf[1]);
        painter.fill(&drawn(shade), colors.leaf[0]);
        painter.fill(&drawn(light), colors.leaf[2]);
    }
}

fn oak(painter: &mut Painter<'_>) {
    let colors = painter.colors();
    painter.outlined(&drawn("M43 92L45 66L55 66L57 92Z"), colors.trunk[0], 4.5);
    let crown = [(50.0, 24.0, 29.0), (29.0, 47.0, 22.0), (71.0, 47.0, 22.0), (50.0, 53.0, 26.0)];
    for (x, y, radius) in crown {
        painter.line(&circle(x, y, radius), colors.ink, 9.0);
    }
    for (x, y, radius) in crown {
        painter.fill(&circle(x, y, radius), colors.leaf[1]);
    }
    for (x, y, radius, shade) in [
        (71.0, 49.0, 20.0, 0),
        (56.0, 60.0, 17.0, 0),
        (66.0, 41.0, 21.0, 1),
        (50.0, 50.0, 20.0, 1),
        (40.0, 14.0, 13.0, 2),
        (23.0, 41.0, 12.0, 2),
        (45.0, 44.0, 8.0, 2),
        (60.0, 29.0, 5.0, 2),
    ] {
        painter.fill(&circle(x, y, radius), colors.leaf[shade]);
    }
}

fn poplar(painter: &mut Painter<'_>) {
    let colors = painter.colors();
    painter.outlined(&rectangles(&[rectangle(45.0, 62.0, 55.0, 92.0)]), colors.trunk[1], 4.5);
    painter.line(&drawn("M46 76H51M50 86H55"), colors.ink, 3.0);
    let crown = "M50 -22C72 0 76 40 68 62C62 76 38 76 32 62C24 40 28 0 50 -22Z";
    painter.outlined(&drawn(crown), colors.leaf[1], 4.5);
    painter.fill(
        &drawn("M50 -22C72 0 76 40 68 62C64 72 56 74 52 73C62 50 62 10 50 -22Z"),
        colors.leaf[0],
    );
    painter.fill(&drawn("M46 -8C32 14 29 40 36 62C46 46 48 20 46 -8Z"), colors.leaf[2]);
}
