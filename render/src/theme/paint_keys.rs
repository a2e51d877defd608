//! Colors without a theme: each is a key, which the sheet of a theme resolves.
//!
//! A board's SVG serves every theme. The shapes that it draws in place, such as walls over several squares, refer to
//! paints of the sheet by number, in the order of [`paints`].

use rules::Ink;

use super::{Colors, LIGHT, Material, Rgb};

/// The first two bytes of a key. No theme has such a color.
const KEY: [u8; 2] = [254, 1];

/// Draws with keys. Only the colors in [`paints`] have one.
pub(crate) static KEYS: Colors = Colors {
    ink: key(0),
    white: key(1),
    recent: key(2),
    hit: key(3),
    frame: [key(4), LIGHT.frame[1], LIGHT.frame[2]],
    gold: key(5),
    wood: [key(6), key(7)],
    grass: [key(8), key(9)],
    section: [key(10), key(11)],
    water: [key(12), key(13)],
    marked_wood: [key(14), LIGHT.marked_wood[1], key(15), LIGHT.marked_wood[3]],
    marked_grass: [key(16), LIGHT.marked_grass[1], key(17), LIGHT.marked_grass[3]],
    neutral: keys(18, LIGHT.neutral),
    stones: [keys(21, LIGHT.stones[0]), keys(24, LIGHT.stones[1])],
    roofs: [keys(27, LIGHT.roofs[0]), keys(30, LIGHT.roofs[1])],
    ruin: keys(33, LIGHT.ruin),
    sides: [
        keys(36, LIGHT.sides[0]),
        keys(39, LIGHT.sides[1]),
        keys(42, LIGHT.sides[2]),
        keys(45, LIGHT.sides[3]),
        keys(48, LIGHT.sides[4]),
        keys(51, LIGHT.sides[5]),
        keys(54, LIGHT.sides[6]),
        keys(57, LIGHT.sides[7]),
    ],
    ..LIGHT
};

/// Draws zones with keys. Which shade of a side surrounds its zone depends on the theme.
pub(crate) static ZONE_KEYS: Colors = Colors {
    ink: key(0),
    neutral: zone_key(60),
    sides: [
        zone_key(61),
        zone_key(62),
        zone_key(63),
        zone_key(64),
        zone_key(65),
        zone_key(66),
        zone_key(67),
        zone_key(68),
    ],
    ..LIGHT
};

/// The colors that keys stand for. The index of a color is the number of its key.
pub(crate) fn paints(colors: &Colors) -> Vec<Rgb> {
    let mut all = vec![colors.ink, colors.white, colors.recent, colors.hit, colors.frame[0]];
    all.push(colors.gold);
    all.extend([colors.wood, colors.grass, colors.section, colors.water].concat());
    let marked = [colors.marked_wood, colors.marked_grass];
    all.extend(marked.map(|marked| [marked[0], marked[2]]).concat());
    let materials = [colors.neutral].into_iter().chain(colors.stones).chain(colors.roofs);
    let materials = materials.chain([colors.ruin]).chain(colors.sides);
    all.extend(materials.flat_map(|material| [material.plain, material.lit, material.shade]));
    all.extend([Ink::Neutral].into_iter().chain((0..8).map(Ink::Side)).map(|ink| colors.zone(ink)));
    all
}

/// The number of a key.
pub(crate) fn paint_number(color: Rgb) -> Option<u8> {
    let [.., number] = color;
    (key(number) == color).then_some(number)
}

const fn key(number: u8) -> Rgb {
    [KEY[0], KEY[1], number]
}

const fn keys(first: u8, like: Material) -> Material {
    let takes_ink = like.takes_ink;
    Material { plain: key(first), lit: key(first + 1), shade: key(first + 2), takes_ink }
}

const fn zone_key(number: u8) -> Material {
    Material { plain: key(number), takes_ink: true, ..LIGHT.neutral }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;
    use crate::theme::colors;

    #[test]
    fn each_paint_key_has_its_own_number_in_order() {
        let (plain, zones) = (paints(&KEYS), paints(&ZONE_KEYS));
        for (number, color) in (0..60).zip(plain).chain((60..).zip(zones.into_iter().skip(60))) {
            assert_eq!(paint_number(color), Some(number));
        }
    }

    #[test]
    fn no_theme_color_is_a_paint_key() {
        for theme in Theme::ALL {
            assert!(colors(theme).all().into_iter().all(|color| paint_number(color).is_none()));
        }
    }
}
