//! Soldiers: a shield in the color of the side, and the sign of their kind.

use rules::{Ink, Unit};
use tiny_skia::Path;

use crate::paint::{Painter, circle, polygon, polyline, shape};
use crate::theme;
use crate::theme::{Colors, Material, Rgb};

/// A soldier.
pub(super) fn unit(painter: &mut Painter<'_>, unit: Unit, ink: Ink) {
    let material = theme::side(ink);
    let shield = shield(ink);
    painter.outlined(&shield, material.plain, 5.0);
    painter.scaled(0.88).line(&shield, material.lit, 3.5);
    match unit {
        Unit::General => crown(&mut painter.scaled(0.92)),
        Unit::Horseman => horseman(painter, material),
        Unit::Musketeer => musketeer(painter, material),
        Unit::Pikeman => pikeman(painter, material),
    }
}

/// A round shield for the first side, a pointed one for the second, a square and a six-sided one for more.
fn shield(ink: Ink) -> Path {
    match ink {
        Ink::Side(number) if number % 4 == 0 => circle(50.0, 50.0, 42.0),
        Ink::Side(number) if number % 4 == 1 => shape(|builder| {
            builder.move_to(9.0, 9.0);
            builder.line_to(91.0, 9.0);
            builder.line_to(91.0, 52.0);
            builder.cubic_to(91.0, 77.0, 70.0, 86.0, 50.0, 92.0);
            builder.cubic_to(30.0, 86.0, 9.0, 77.0, 9.0, 52.0);
            builder.close();
        }),
        Ink::Side(number) if number % 4 == 2 => {
            polygon(&[(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)])
        }
        Ink::Side(_) | Ink::Neutral => polygon(&[
            (28.0, 8.0),
            (72.0, 8.0),
            (94.0, 50.0),
            (72.0, 92.0),
            (28.0, 92.0),
            (6.0, 50.0),
        ]),
    }
}

/// A crown in gold with an inked edge: no other sign has a second color.
pub(super) fn crown(painter: &mut Painter<'_>) {
    let crown = polygon(&[
        (22.0, 70.0),
        (16.0, 32.0),
        (34.0, 48.0),
        (50.0, 22.0),
        (66.0, 48.0),
        (84.0, 32.0),
        (78.0, 70.0),
    ]);
    painter.outlined(&crown, painter.colors().recent, 5.0);
    painter.line(&polyline(&[(24.0, 62.0), (76.0, 62.0)]), painter.colors().ink, 5.0);
    for (x, y) in [(16.0, 30.0), (50.0, 20.0), (84.0, 30.0)] {
        painter.outlined(&circle(x, y, 5.0), painter.colors().white, 4.0);
    }
}

/// A horse's head and neck, looking left.
fn horseman(painter: &mut Painter<'_>, material: Material) {
    let head = shape(|builder| {
        builder.move_to(36.0, 78.0);
        builder.cubic_to(36.0, 62.0, 48.0, 58.0, 47.0, 50.0);
        builder.cubic_to(40.0, 54.0, 36.0, 60.0, 29.0, 60.0);
        builder.cubic_to(21.0, 60.0, 20.0, 50.0, 25.0, 46.0);
        builder.cubic_to(32.0, 40.0, 34.0, 30.0, 43.0, 27.0);
        builder.line_to(44.0, 16.0);
        builder.line_to(53.0, 25.0);
        builder.cubic_to(72.0, 28.0, 80.0, 50.0, 76.0, 78.0);
        builder.close();
    });
    painter.outlined(&head, painter.colors().drawn_on(material), 3.0);
    painter.fill(&circle(43.0, 38.0, 3.6), other(painter.colors(), material));
    let mane = shape(|builder| {
        builder.move_to(58.0, 34.0);
        builder.quad_to(70.0, 46.0, 67.0, 72.0);
    });
    painter.line(&mane, other(painter.colors(), material), 4.0);
}

/// A musket aslant: a long barrel, a broad butt, a guard.
fn musketeer(painter: &mut Painter<'_>, material: Material) {
    let barrel = polyline(&[(80.0, 20.0), (46.0, 54.0)]);
    let butt = polygon(&[(42.0, 46.0), (54.0, 58.0), (40.0, 82.0), (21.0, 64.0)]);
    let guard = shape(|builder| {
        builder.move_to(59.0, 53.0);
        builder.cubic_to(68.0, 60.0, 60.0, 70.0, 51.0, 64.0);
    });
    let hammer = polyline(&[(46.0, 48.0), (40.0, 36.0)]);
    for (color, more) in layers(painter.colors(), material) {
        painter.line(&barrel, color, 10.0 + more);
        painter.line(&guard, color, 4.0 + more);
        painter.line(&hammer, color, 6.0 + more);
        painter.line(&butt, color, 2.0 + more);
        painter.fill(&butt, color);
    }
}

/// Three pikes upright, side by side.
fn pikeman(painter: &mut Painter<'_>, material: Material) {
    let pikes = [(30.0, 26.0), (50.0, 14.0), (70.0, 26.0)].map(|(x, top)| {
        let shaft = polyline(&[(x, top + 20.0), (x, 102.0 - top)]);
        let head =
            polygon(&[(x, top), (x + 6.0, top + 18.0), (x, top + 30.0), (x - 6.0, top + 18.0)]);
        (shaft, head)
    });
    for (color, more) in layers(painter.colors(), material) {
        for (shaft, head) in &pikes {
            painter.line(shaft, color, 6.0 + more);
            painter.line(head, color, 1.0 + more);
            painter.fill(head, color);
        }
    }
}

/// The passes in which a sign is drawn: an inked edge below, where the sign itself is not ink, then the sign.
fn layers(colors: &Colors, material: Material) -> Vec<(Rgb, f32)> {
    let edge = (!material.takes_ink).then_some((colors.ink, 6.0));
    edge.into_iter().chain([(colors.drawn_on(material), 0.0)]).collect()
}

/// The color in which details stand out from a sign.
fn other(colors: &Colors, material: Material) -> Rgb {
    if material.takes_ink { material.lit } else { colors.ink }
}
