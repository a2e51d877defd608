//! One-square castles, their ruins and their flags, lit from the left.

use rules::Ink;
use tiny_skia::Path;

use crate::art::piece::emblem_shape;
use crate::paint::{Painter, circle, drawn, polygon, polyline, rectangle};
use crate::theme::Material;

/// The gate house between two towers.
const GATE_HOUSE: &str =
    "M30 50L40 50L40 58L45 58L45 50L55 50L55 58L60 58L60 50L70 50L70 94L30 94Z";
/// The left one of two towers with battlements.
const BATTLEMENT: &str =
    "M2 10L11 10L11 20L15 20L15 10L25 10L25 20L29 20L29 10L38 10L38 32L34 38L34 94L5 94L5 38L2 32Z";
const KEEP: &str = "M16 -12L34 -12L34 -1L41 -1L41 -12L59 -12L59 -1L66 -1L66 -12L84 -12L84 16L75 26L78 94L22 94L25 26L16 16Z";
const GATE: &str = "M39 94V76C39 61 61 61 61 76V94Z";
const RUIN: &str = "M6 94L10 76L22 72L24 54L34 50L36 64L48 70L58 60L64 44L74 48L78 66L88 74L95 94Z";
const CRACKS: &str =
    "M10 84L30 80L44 88L62 80L90 86M36 66L32 80M58 64L62 80M76 68L74 84M20 84L24 94M52 84L50 94";

/// A castle: round towers for even-numbered sides, battlements for odd ones, and one broad keep without an owner.
pub(super) fn castle(painter: &mut Painter<'_>, ink: Ink, bannered: bool) {
    let material = painter.colors().side(ink);
    let Ink::Side(number) = ink else { return keep(painter, material) };
    if bannered {
        flag(painter, Flag { ink, left: 50.0, foot: 56.0, top: -48.0, gold: false });
    }
    painter.outlined(&drawn(GATE_HOUSE), material.plain, 4.5);
    painter.rect(rectangle(34.0, 84.0, 66.0, 94.0), material.shade);
    for shift in [0.0, 61.0] {
        let mut tower = painter.moved(shift, 0.0);
        match number % 2 {
            0 => round_tower(&mut tower, material),
            _ => square_tower(&mut tower, material),
        }
    }
    let lights = painter.colors().drawn_on(material);
    painter.fill(&drawn(GATE), lights);
    painter.line(&drawn("M50 94V68M40 79H60"), painter.colors().ink, 2.5);
    for left in [16.0, 77.0] {
        painter.rect(rectangle(left, 54.0, left + 7.0, 70.0), lights);
    }
}

fn round_tower(painter: &mut Painter<'_>, material: Material) {
    painter.outlined(&drawn("M5 36H34V94H5Z"), material.plain, 4.5);
    tower_sides(painter, material);
    let roof = drawn("M1 38L19.5 -8L38 38Z");
    painter.outlined(&roof, material.plain, 4.5);
    painter.fill(&drawn("M1 38L19.5 -8L14.5 38Z"), material.lit);
    painter.fill(&drawn("M38 38L19.5 -8L28.5 38Z"), material.shade);
}

fn square_tower(painter: &mut Painter<'_>, material: Material) {
    painter.outlined(&drawn(BATTLEMENT), material.plain, 4.5);
    tower_sides(painter, material);
    painter.rect(rectangle(2.0, 21.0, 10.0, 32.0), material.lit);
    painter.rect(rectangle(30.0, 21.0, 38.0, 32.0), material.shade);
    painter.line(&polyline(&[(3.0, 34.0), (37.0, 34.0)]), painter.colors().ink, 3.5);
}

fn tower_sides(painter: &mut Painter<'_>, material: Material) {
    painter.rect(rectangle(5.0, 42.0, 13.0, 94.0), material.lit);
    painter.rect(rectangle(27.0, 42.0, 34.0, 94.0), material.shade);
}

fn keep(painter: &mut Painter<'_>, material: Material) {
    let ink = painter.colors().ink;
    painter.outlined(&drawn(KEEP), material.plain, 5.0);
    painter.fill(&drawn("M16 0L25 0L25 12L34 26L32 94L22 94L25 26L16 16Z"), material.lit);
    painter.fill(&drawn("M66 26L75 1L84 1L84 16L75 26L78 94L66 94Z"), material.shade);
    painter.line(&drawn("M17 15H83"), ink, 4.0);
    painter.fill(&drawn("M38 94V72C38 56 62 56 62 72V94Z"), ink);
    painter.rect(rectangle(46.0, 28.0, 54.0, 46.0), ink);
}

/// The ruin of a taken castle: a heap of stones with the taker's flag. A winner's flag is larger, and gold.
pub(super) fn ruin(painter: &mut Painter<'_>, ink: Ink, gold: bool) {
    let colors = painter.colors();
    painter.outlined(&drawn(RUIN), colors.ruin.plain, 4.5);
    for stone in ["M24 54L34 50L33 72L22 74Z", "M64 44L74 48L76 70L62 72Z"] {
        painter.fill(&drawn(stone), colors.ruin.lit);
    }
    painter.line(&drawn(CRACKS), colors.ink, 3.0);
    let top = if gold { -30.0 } else { -12.0 };
    flag(painter, Flag { ink, left: 44.0, foot: 88.0, top, gold });
}

/// A winner's gold flag.
pub(super) fn standard(painter: &mut Painter<'_>, ink: Ink) {
    // An army's flag stands next to its general, and must not hide the crown.
    let (left, foot, top) = match ink {
        Ink::Side(6 | 7) => (11.0, 92.0, -34.0),
        Ink::Side(_) | Ink::Neutral => (42.0, 60.0, -24.0),
    };
    flag(painter, Flag { ink, left, foot, top, gold: true });
}

#[derive(Clone, Copy, Debug)]
struct Flag {
    /// The side that owns the flag.
    ink: Ink,
    left: f32,
    foot: f32,
    top: f32,
    /// Whether the side has won.
    gold: bool,
}

/// A flag with the side's emblem: a swallowtail for even-numbered sides, a pointed lower edge for odd ones.
fn flag(painter: &mut Painter<'_>, flag: Flag) {
    let Flag { ink, left, foot, top, gold } = flag;
    let colors = painter.colors();
    let material = colors.side(ink);
    let (cloth, emblem) = match gold {
        true => (colors.gold, colors.ink),
        false => (material.plain, colors.drawn_on(material)),
    };
    painter.line(&polyline(&[(left, foot), (left, top)]), colors.ink, 8.0);
    painter.outlined(&circle(left, top, 4.5), colors.gold, 3.0);
    // A winner's flag is larger by a sixth.
    let size = if gold { 1.18 } else { 1.0 };
    let (near, upper) = (left + 3.0, top + 5.0);
    let is_odd = matches!(ink, Ink::Side(number) if number % 2 == 1);
    painter.outlined(&cloth_shape(is_odd, near, upper, size), cloth, 4.0);
    let (x, y) = (near + 17.0 * size, upper + 14.5 * size);
    let mut small = painter.moved(x - 50.0, y - 50.0);
    small.scaled(0.22 * size).fill(&emblem_shape(ink), emblem);
}

/// The cloth of a flag: 46 by 30, or 40 by 34 for odd-numbered sides, scaled by `size`.
fn cloth_shape(is_odd: bool, x: f32, y: f32, size: f32) -> Path {
    let points: &[(f32, f32)] = if is_odd {
        &[(0.0, 0.0), (40.0, 0.0), (40.0, 22.0), (20.0, 34.0), (0.0, 22.0)]
    } else {
        &[(0.0, 0.0), (46.0, 0.0), (35.0, 15.0), (46.0, 30.0), (0.0, 30.0)]
    };
    let points: Vec<_> = points.iter().map(|(dx, dy)| (x + dx * size, y + dy * size)).collect();
    polygon(&points)
}
