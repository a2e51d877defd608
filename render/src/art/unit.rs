//! Soldiers: a shield in the color of the side, with the symbol of their kind.

use rules::{Ink, Unit};
use tiny_skia::Path;

use crate::paint::{Painter, circle, drawn, polygon, polyline, shape};
use crate::theme::{Colors, Material, Rgb};

/// A soldier: a thick shield with a symbol. The general has a second rim.
pub(super) fn unit(painter: &mut Painter<'_>, unit: Unit, ink: Ink) {
    let colors = painter.colors();
    let material = colors.side(ink);
    let shield = shield(ink);
    painter.moved(0.0, 4.0).outlined(&shield, material.shade, 4.5);
    let mut face = painter.moved(0.0, -3.0);
    face.outlined(&shield, material.plain, 4.0);
    let rim = if unit == Unit::General { general_rim(colors, material) } else { material.lit };
    face.scaled(0.88).line(&shield, rim, if unit == Unit::General { 6.0 } else { 3.5 });
    let mut sign = face.scaled(0.84);
    match unit {
        Unit::General => plain_crown(&mut sign, material),
        Unit::Horseman => horseman(&mut sign, material),
        Unit::Musketeer => musketeer(&mut sign, material),
        Unit::Pikeman => pikeman(&mut sign, material),
    }
}

fn general_rim(colors: &Colors, material: Material) -> Rgb {
    if material.takes_ink { material.shade } else { colors.white }
}

/// The shield of a side: round for the first, pointed for the second, then square and six-sided.
fn shield(ink: Ink) -> Path {
    match ink {
        Ink::Side(number) if number % 4 == 0 || number == 6 => circle(50.0, 50.0, 41.0),
        Ink::Side(number) if number % 4 == 1 || number == 7 => shape(|builder| {
            builder.move_to(10.0, 10.0);
            builder.line_to(90.0, 10.0);
            builder.line_to(90.0, 50.0);
            builder.cubic_to(90.0, 74.0, 70.0, 84.0, 50.0, 90.0);
            builder.cubic_to(30.0, 84.0, 10.0, 74.0, 10.0, 50.0);
            builder.close();
        }),
        Ink::Side(number) if number % 4 == 2 => {
            polygon(&[(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)])
        }
        Ink::Side(_) | Ink::Neutral => polygon(&[
            (28.0, 10.0),
            (72.0, 10.0),
            (90.0, 50.0),
            (72.0, 88.0),
            (28.0, 88.0),
            (10.0, 50.0),
        ]),
    }
}

const CROWN: &str = "M22 72L15 34L34 50L50 24L66 50L85 34L78 72Z";
const CROWN_TIPS: [(f32, f32); 3] = [(15.0, 31.0), (50.0, 20.0), (85.0, 31.0)];

/// A winner's crown: gold with an inked edge.
pub(super) fn crown(painter: &mut Painter<'_>) {
    let colors = painter.colors();
    painter.outlined(&drawn(CROWN), colors.gold, 5.0);
    painter.line(&polyline(&[(24.0, 63.0), (76.0, 63.0)]), colors.ink, 5.0);
    for (x, y) in CROWN_TIPS {
        painter.outlined(&circle(x, y, 5.0), colors.white, 4.0);
    }
}

/// A general's crown, in the same color as all symbols.
fn plain_crown(painter: &mut Painter<'_>, material: Material) {
    let color = painter.colors().drawn_on(material);
    painter.fill(&drawn(CROWN), color);
    for (x, y) in CROWN_TIPS {
        painter.fill(&circle(x, y, 6.0), color);
    }
    painter.line(&polyline(&[(25.0, 62.0), (75.0, 62.0)]), material.plain, 4.5);
}

/// A horse's head and neck, facing left.
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
    painter.fill(&head, painter.colors().drawn_on(material));
    painter.fill(&circle(43.0, 38.0, 3.8), material.plain);
    let mane = shape(|builder| {
        builder.move_to(58.0, 34.0);
        builder.quad_to(70.0, 46.0, 67.0, 72.0);
    });
    painter.line(&mane, material.plain, 4.0);
}

/// A diagonal musket: a long barrel, a broad butt, a guard.
fn musketeer(painter: &mut Painter<'_>, material: Material) {
    let barrel = polyline(&[(80.0, 20.0), (46.0, 54.0)]);
    let butt = polygon(&[(42.0, 46.0), (54.0, 58.0), (40.0, 82.0), (21.0, 64.0)]);
    let guard = shape(|builder| {
        builder.move_to(59.0, 53.0);
        builder.cubic_to(68.0, 60.0, 60.0, 70.0, 51.0, 64.0);
    });
    let hammer = polyline(&[(46.0, 48.0), (40.0, 36.0)]);
    let color = painter.colors().drawn_on(material);
    painter.line(&barrel, color, 10.0);
    painter.line(&guard, color, 4.5);
    painter.line(&hammer, color, 6.5);
    painter.fill(&butt, color);
}

/// Three upright pikes, side by side.
fn pikeman(painter: &mut Painter<'_>, material: Material) {
    let color = painter.colors().drawn_on(material);
    for (x, top) in [(29.0, 25.0), (50.0, 13.0), (71.0, 25.0)] {
        painter.line(&polyline(&[(x, top + 20.0), (x, 102.0 - top)]), color, 6.5);
        let head = [(x, top), (x + 7.0, top + 18.0), (x, top + 31.0), (x - 7.0, top + 18.0)];
        painter.fill(&polygon(&head), color);
    }
}
