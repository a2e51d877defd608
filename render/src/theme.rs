//! The colors of everything, in one place.
//!
//! Every thing has a dark outline: it carries the contrast, on floors of any shade and for any eyes. Sides have the
//! colors of Okabe and Ito, which stay apart under every kind of color blindness, and differ in shape besides.

use rules::{Ink, Mark, TileColor};

/// A color: red, green, blue.
pub(crate) type Rgb = [u8; 3];

/// Around everything: reads well on Discord's dark and on its light theme.
pub(crate) const FRAME: Rgb = [0x2b, 0x2d, 0x31];
/// Coordinates on the frame.
pub(crate) const LABEL: Rgb = [0xf2, 0xf3, 0xf5];
/// A line that sets the board off from the frame.
pub(crate) const EDGE: Rgb = [0x4a, 0x4d, 0x55];
/// Every outline.
pub(crate) const INK: Rgb = [0x1a, 0x1c, 0x20];
/// The lit core of signs and icons.
pub(crate) const WHITE: Rgb = [0xff, 0xff, 0xff];

/// Squares of the two shades.
pub(crate) const FLOOR: [Rgb; 2] = [[0xef, 0xe6, 0xd0], [0xdc, 0xcd, 0xaf]];
/// The same in a section that is set off.
pub(crate) const SECTION: [Rgb; 2] = [[0xe2, 0xe4, 0xd6], [0xc9, 0xce, 0xb9]];
/// What trays lie on.
pub(crate) const SHELF: Rgb = [0xe6, 0xdb, 0xc3];
/// An empty place for a tile, and its dashes.
pub(crate) const PLOT: [Rgb; 2] = [[0xe6, 0xdb, 0xc3], [0x9a, 0x8c, 0x70]];

/// Water, deep and lit.
pub(crate) const WATER: [Rgb; 2] = [[0x3f, 0x8f, 0xc0], [0x9d, 0xd2, 0xee]];
/// Leaves: in shade, plain, lit.
pub(crate) const LEAF: [Rgb; 3] = [[0x1d, 0x5b, 0x38], [0x2f, 0x86, 0x50], [0x6b, 0xb8, 0x75]];
/// A trunk.
pub(crate) const TRUNK: Rgb = [0x7a, 0x52, 0x30];

/// The last move.
pub(crate) const RECENT: Rgb = [0xff, 0xd8, 0x3d];
/// What can be chosen.
pub(crate) const OFFER: Rgb = [0x3f, 0xd6, 0xb0];
/// What has been chosen.
pub(crate) const PICKED: Rgb = [0xff, 0x6f, 0xc4];
/// What was or will be hit.
pub(crate) const HIT: Rgb = [0xff, 0x5a, 0x4d];

/// The back of a tile, and its lattice.
pub(crate) const BACK: [Rgb; 2] = [[0x5b, 0x62, 0x73], [0x9a, 0xa3, 0xb5]];

/// The shades of one material: plain, lit, in shade, and what is drawn upon it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Paint {
    pub(crate) plain: Rgb,
    pub(crate) lit: Rgb,
    pub(crate) shade: Rgb,
    pub(crate) upon: Rgb,
}

const fn paint(plain: Rgb, lit: Rgb, shade: Rgb, upon: Rgb) -> Paint {
    Paint { plain, lit, shade, upon }
}

const SIDES: [Paint; 6] = [
    paint([0xe6, 0x9f, 0x00], [0xff, 0xcf, 0x66], [0xb3, 0x74, 0x00], INK),
    paint([0x00, 0x72, 0xb2], [0x5d, 0xb4, 0xe6], [0x00, 0x4c, 0x7a], WHITE),
    paint([0xcc, 0x79, 0xa7], [0xeb, 0xb8, 0xd3], [0x98, 0x46, 0x75], INK),
    paint([0xf7, 0xf7, 0xf7], [0xff, 0xff, 0xff], [0xc4, 0xc7, 0xcc], INK),
    paint([0xd9, 0x4a, 0x2b], [0xff, 0x9a, 0x76], [0x9c, 0x2c, 0x14], WHITE),
    paint([0x3b, 0x3f, 0x47], [0x80, 0x86, 0x92], [0x24, 0x26, 0x2b], WHITE),
];
const NEUTRAL: Paint = paint([0xb4, 0xb8, 0xbe], [0xdb, 0xde, 0xe2], [0x84, 0x89, 0x92], INK);
const STONES: [Paint; 2] = [
    paint([0xf4, 0xf1, 0xea], [0xff, 0xff, 0xff], [0xc9, 0xc3, 0xb6], INK),
    paint([0x4f, 0x55, 0x61], [0x7d, 0x85, 0x94], [0x34, 0x38, 0x41], WHITE),
];
const TILES: [Paint; 3] = [
    paint([0xd0, 0x3f, 0x35], [0xf3, 0x96, 0x88], [0x93, 0x22, 0x1e], WHITE),
    paint([0xf5, 0xc5, 0x2c], [0xff, 0xe8, 0x96], [0xb9, 0x8a, 0x0c], WHITE),
    paint([0x2f, 0x72, 0xc4], [0x85, 0xb9, 0xf0], [0x17, 0x47, 0x85], WHITE),
];

/// The colors of a side's soldiers, pawns and emblem.
pub(crate) fn side(ink: Ink) -> Paint {
    match ink {
        Ink::Side(number) => SIDES[usize::from(number) % SIDES.len()],
        Ink::Neutral => NEUTRAL,
    }
}

/// The colors of a side's building blocks: light stone and dark stone.
pub(crate) fn stone(ink: Ink) -> Paint {
    match ink {
        Ink::Side(number) if number < 2 => STONES[usize::from(number)],
        other => side(other),
    }
}

/// The colors of a tile.
pub(crate) fn tile(color: TileColor) -> Paint {
    match color {
        TileColor::Red => TILES[0],
        TileColor::Yellow => TILES[1],
        TileColor::Blue => TILES[2],
    }
}

/// The colors of a side's zone on the two floors.
pub(crate) fn zone(ink: Ink) -> [Rgb; 2] {
    let color = side(ink).plain;
    FLOOR.map(|floor| mix(floor, color, 0.22))
}

/// The light that a sign throws on the ground.
pub(crate) fn light(mark: Mark) -> Rgb {
    let color = match mark {
        Mark::From | Mark::To => RECENT,
        Mark::Choice => OFFER,
        Mark::Chosen => PICKED,
        Mark::Captured | Mark::Target => HIT,
    };
    mix(FLOOR[0], color, 0.55)
}

/// So much of the way from one color to another.
pub(crate) fn mix(from: Rgb, to: Rgb, part: f32) -> Rgb {
    std::array::from_fn(|i| {
        let (from, to) = (f32::from(from[i]), f32::from(to[i]));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between two numbers that fit"
        )]
        let mixed = (from + (to - from) * part).round() as u8;
        mixed
    })
}

/// What shows through things that are not there yet: colors that need no smooth outline of their own.
pub(crate) fn translucent_colors() -> Vec<Rgb> {
    let stones = STONES.into_iter().flat_map(|paint| [paint.plain, paint.lit, paint.shade]);
    let things = stones.chain(SIDES.map(|paint| paint.plain)).chain([INK]);
    let over_floor = things.flat_map(|color| FLOOR.map(|floor| mix(floor, color, 0.6)));
    let veiled = STONES.into_iter().flat_map(|paint| [paint.plain, INK]);
    let veiled = veiled.map(|color| mix(color, SHELF, 0.5));
    let over_plot = TILES.map(|paint| mix(PLOT[0], paint.plain, 0.6));
    over_floor.chain(veiled).chain(over_plot).collect()
}

/// Every color that is drawn plain.
pub(crate) fn colors() -> Vec<Rgb> {
    let paints = SIDES.into_iter().chain([NEUTRAL]).chain(STONES).chain(TILES);
    let mut all = vec![FRAME, LABEL, EDGE, INK, WHITE, SHELF, TRUNK, RECENT, OFFER, PICKED, HIT];
    all.extend(FLOOR.into_iter().chain(SECTION).chain(PLOT).chain(WATER).chain(LEAF).chain(BACK));
    all.extend(paints.flat_map(|paint| [paint.plain, paint.lit, paint.shade]));
    all.extend([Mark::To, Mark::Choice, Mark::Chosen, Mark::Target].map(light));
    all.extend((0..2).flat_map(|number| zone(Ink::Side(number))));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How bright a color looks, after WCAG 2.
    fn luminance(rgb: Rgb) -> f32 {
        let [r, g, b] = linear(rgb);
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn linear(rgb: Rgb) -> [f32; 3] {
        rgb.map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        })
    }

    fn contrast(a: Rgb, b: Rgb) -> f32 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }

    fn check_contrast(what: &str, (a, b): (Rgb, Rgb), least: f32) {
        let found = contrast(a, b);
        assert!(found >= least, "{what}: {found:.2} is less than {least}");
    }

    /// What people without one kind of cone see, after Machado and others, 2009, in full strength.
    const BLINDNESS: [(&str, [[f32; 3]; 3]); 3] = [
        (
            "protan",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "deutan",
            [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        ),
        (
            "tritan",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ];

    fn seen(rgb: Rgb, eyes: &[[f32; 3]; 3]) -> [f32; 3] {
        let light = linear(rgb);
        eyes.map(|row| {
            row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0)
        })
    }

    #[test]
    fn outlines_stand_out_from_every_floor() {
        for floor in FLOOR.into_iter().chain(SECTION).chain([SHELF, PLOT[0]]) {
            check_contrast("ink on a floor", (INK, floor), 3.0);
        }
        for ink in [Ink::Side(0), Ink::Side(1)] {
            zone(ink).iter().for_each(|zone| check_contrast("ink on a zone", (INK, *zone), 3.0));
        }
    }

    #[test]
    fn signs_stand_out_from_their_inked_edges() {
        for color in [RECENT, OFFER, PICKED, HIT, WHITE] {
            check_contrast("a sign on its edge", (color, INK), 3.0);
        }
    }

    #[test]
    fn coordinates_and_counts_are_easy_to_read() {
        check_contrast("coordinates", (LABEL, FRAME), 7.0);
        check_contrast("counts", (INK, SHELF), 7.0);
    }

    #[test]
    fn what_is_drawn_on_a_side_stands_out_from_it() {
        for number in 0..6 {
            let paint = side(Ink::Side(number));
            check_contrast("a sign on its shield", (paint.upon, paint.plain), 3.0);
        }
    }

    #[test]
    fn the_two_sides_of_a_match_differ_in_brightness_too() {
        for (a, b) in [(SIDES[0], SIDES[1]), (SIDES[4], SIDES[5])] {
            check_contrast("two sides", (a.plain, b.plain), 1.8);
        }
        check_contrast("two stones", (STONES[0].plain, STONES[1].plain), 4.5);
    }

    #[test]
    fn sides_stay_apart_for_the_color_blind() {
        for (name, eyes) in &BLINDNESS {
            for (index, a) in SIDES[..4].iter().enumerate() {
                for b in &SIDES[index + 1..4] {
                    let (a, b) = (seen(a.plain, eyes), seen(b.plain, eyes));
                    let apart: f32 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
                    assert!(apart > 0.2, "{name}: two sides are only {apart:.2} apart");
                }
            }
        }
    }
}
