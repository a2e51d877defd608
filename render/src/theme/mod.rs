//! The colors of everything, in one place: a [`Colors`] for every theme.
//!
//! Every thing has a dark outline: it carries the contrast, on floors of any shade and for any eyes. Sides have the
//! colors of Okabe and Ito, which stay apart under every kind of color blindness, and differ in shape besides.

#[cfg(test)]
mod tests;

use rules::{Floor, Ink, Mark, TileColor};

use crate::Theme;

/// A color: red, green, blue.
pub(crate) type Rgb = [u8; 3];

/// The shades of one material: plain, lit, in shade; and whether what is drawn upon it is dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Material {
    pub(crate) plain: Rgb,
    pub(crate) lit: Rgb,
    pub(crate) shade: Rgb,
    pub(crate) takes_ink: bool,
}

/// The colors of a theme.
#[derive(Debug)]
pub(crate) struct Colors {
    /// Around everything, and the grain of its wood.
    pub(crate) frame: [Rgb; 3],
    /// Coordinates on the frame.
    pub(crate) label: Rgb,
    /// Every outline.
    pub(crate) ink: Rgb,
    /// The lit core of signs and icons.
    pub(crate) white: Rgb,
    /// Squares of wood, in two shades.
    pub(crate) wood: [Rgb; 2],
    /// Squares of grass.
    pub(crate) grass: [Rgb; 2],
    /// Squares of a section that is set off.
    pub(crate) section: [Rgb; 2],
    /// What trays lie on, and the same in the light of a winner.
    pub(crate) shelf: [Rgb; 2],
    /// An empty place for a tile, and its dashes.
    pub(crate) plot: [Rgb; 2],
    /// The ground of a ruin, and its stones.
    pub(crate) rubble: [Rgb; 2],
    /// Water, deep and lit.
    pub(crate) water: [Rgb; 2],
    /// Leaves: in shade, plain, lit.
    pub(crate) leaf: [Rgb; 3],
    /// A trunk.
    pub(crate) trunk: Rgb,
    /// The last move.
    pub(crate) recent: Rgb,
    /// What can be chosen.
    pub(crate) offer: Rgb,
    /// What has been chosen.
    pub(crate) picked: Rgb,
    /// What was or will be hit.
    pub(crate) hit: Rgb,
    /// The back of a tile, and its lattice.
    pub(crate) back: [Rgb; 2],
    /// How much of its color a zone has.
    zone: f32,
    /// Whether grounds show what they are made of, and things throw shadows.
    pub(crate) is_rich: bool,
}

/// Today's light wood, and meadows in the sun.
const LIGHT: Colors = Colors {
    frame: [[0x4a, 0x35, 0x28], [0x54, 0x3d, 0x2e], [0x3d, 0x2b, 0x20]],
    label: [0xd9, 0xc3, 0xa5],
    ink: [0x1a, 0x1c, 0x20],
    white: [0xff, 0xff, 0xff],
    wood: [[0xef, 0xe2, 0xc6], [0xdb, 0xc4, 0x9c]],
    grass: [[0xc6, 0xd8, 0x9c], [0xb2, 0xc9, 0x86]],
    section: [[0xdd, 0xdf, 0xdc], [0xc3, 0xc8, 0xc6]],
    shelf: [[0xd9, 0xc5, 0x9f], [0xff, 0xe2, 0x7a]],
    plot: [[0xd9, 0xd4, 0xc6], [0x8c, 0x86, 0x79]],
    rubble: [[0x9c, 0x93, 0x85], [0xc9, 0xc2, 0xb4]],
    water: [[0x3f, 0x8f, 0xc0], [0x9d, 0xd2, 0xee]],
    leaf: [[0x1d, 0x5b, 0x38], [0x2f, 0x86, 0x50], [0x6b, 0xb8, 0x75]],
    trunk: [0x7a, 0x52, 0x30],
    recent: [0xff, 0xd8, 0x3d],
    offer: [0x4f, 0xe3, 0xd2],
    picked: [0xff, 0x7c, 0xca],
    hit: [0xff, 0x62, 0x55],
    back: [[0x5b, 0x62, 0x73], [0x9a, 0xa3, 0xb5]],
    zone: 0.24,
    is_rich: true,
};

/// The same in the evening: darker, with outlines that are darker still.
const DARK: Colors = Colors {
    frame: [[0x24, 0x22, 0x24], [0x2b, 0x29, 0x2b], [0x1d, 0x1b, 0x1d]],
    label: [0xb8, 0xb3, 0xab],
    ink: [0x06, 0x07, 0x08],
    white: [0xff, 0xff, 0xff],
    wood: [[0x8a, 0x77, 0x62], [0x75, 0x63, 0x50]],
    grass: [[0x6e, 0x86, 0x5c], [0x5d, 0x76, 0x4e]],
    section: [[0x78, 0x80, 0x86], [0x67, 0x6f, 0x76]],
    shelf: [[0x87, 0x77, 0x63], [0xb8, 0x92, 0x2c]],
    plot: [[0x7c, 0x79, 0x74], [0x38, 0x36, 0x34]],
    rubble: [[0x6a, 0x64, 0x5d], [0x97, 0x90, 0x86]],
    water: [[0x2c, 0x78, 0xa6], [0x7f, 0xbd, 0xde]],
    zone: 0.25,
    ..LIGHT
};

/// Hardly anything but what means something.
const CONTRAST: Colors = Colors {
    frame: [[0x00, 0x00, 0x00], [0x00, 0x00, 0x00], [0x00, 0x00, 0x00]],
    label: [0xff, 0xff, 0xff],
    ink: [0x00, 0x00, 0x00],
    wood: [[0xff, 0xff, 0xff], [0xd6, 0xd6, 0xd6]],
    grass: [[0xff, 0xff, 0xff], [0xd6, 0xd6, 0xd6]],
    section: [[0xe2, 0xee, 0xff], [0xb9, 0xcb, 0xe4]],
    shelf: [[0xff, 0xff, 0xff], [0xff, 0xe0, 0x3a]],
    plot: [[0xf4, 0xf4, 0xf4], [0x60, 0x60, 0x60]],
    rubble: [[0x90, 0x90, 0x90], [0xd0, 0xd0, 0xd0]],
    water: [[0x2b, 0x86, 0xc4], [0xc4, 0xe8, 0xff]],
    recent: [0xff, 0xe0, 0x00],
    offer: [0x3a, 0xf0, 0xe0],
    picked: [0xff, 0x8a, 0xd4],
    hit: [0xff, 0x70, 0x60],
    is_rich: false,
    ..LIGHT
};

const fn dark_upon(plain: Rgb, lit: Rgb, shade: Rgb) -> Material {
    Material { plain, lit, shade, takes_ink: true }
}

const fn light_upon(plain: Rgb, lit: Rgb, shade: Rgb) -> Material {
    Material { plain, lit, shade, takes_ink: false }
}

const SIDES: [Material; 6] = [
    dark_upon([0xe6, 0x9f, 0x00], [0xff, 0xcf, 0x66], [0xb3, 0x74, 0x00]),
    light_upon([0x00, 0x72, 0xb2], [0x5d, 0xb4, 0xe6], [0x00, 0x4c, 0x7a]),
    dark_upon([0xcc, 0x79, 0xa7], [0xeb, 0xb8, 0xd3], [0x98, 0x46, 0x75]),
    dark_upon([0xf7, 0xf7, 0xf7], [0xff, 0xff, 0xff], [0xc4, 0xc7, 0xcc]),
    light_upon([0xd9, 0x4a, 0x2b], [0xff, 0x9a, 0x76], [0x9c, 0x2c, 0x14]),
    light_upon([0x3b, 0x3f, 0x47], [0x80, 0x86, 0x92], [0x24, 0x26, 0x2b]),
];
const NEUTRAL: Material = dark_upon([0xb4, 0xb8, 0xbe], [0xdb, 0xde, 0xe2], [0x84, 0x89, 0x92]);
const STONES: [Material; 2] = [
    dark_upon([0xf4, 0xf1, 0xea], [0xff, 0xff, 0xff], [0xc9, 0xc3, 0xb6]),
    light_upon([0x4f, 0x55, 0x61], [0x7d, 0x85, 0x94], [0x34, 0x38, 0x41]),
];
const TILES: [Material; 3] = [
    light_upon([0xd0, 0x3f, 0x35], [0xf3, 0x96, 0x88], [0x93, 0x22, 0x1e]),
    light_upon([0xf5, 0xc5, 0x2c], [0xff, 0xe8, 0x96], [0xb9, 0x8a, 0x0c]),
    light_upon([0x2f, 0x72, 0xc4], [0x85, 0xb9, 0xf0], [0x17, 0x47, 0x85]),
];

/// The colors of a theme.
pub(crate) fn colors(theme: Theme) -> &'static Colors {
    match theme {
        Theme::Light => &LIGHT,
        Theme::Dark => &DARK,
        Theme::Contrast => &CONTRAST,
    }
}

/// The colors of a side's soldiers, pawns and emblem.
pub(crate) fn side(ink: Ink) -> Material {
    match ink {
        Ink::Side(number) => SIDES[usize::from(number) % SIDES.len()],
        Ink::Neutral => NEUTRAL,
    }
}

/// The colors of a side's building blocks: light stone and dark stone.
pub(crate) fn stone(ink: Ink) -> Material {
    match ink {
        Ink::Side(number) if number < 2 => STONES[usize::from(number)],
        other => side(other),
    }
}

/// The colors of a tile.
pub(crate) fn tile(color: TileColor) -> Material {
    match color {
        TileColor::Red => TILES[0],
        TileColor::Yellow => TILES[1],
        TileColor::Blue => TILES[2],
    }
}

impl Colors {
    /// The color of what is drawn on a material.
    pub(crate) fn drawn_on(&self, material: Material) -> Rgb {
        if material.takes_ink { self.ink } else { self.white }
    }

    /// The two shades of a floor that has squares.
    pub(crate) fn floor(&self, floor: Floor) -> [Rgb; 2] {
        match floor {
            Floor::Checkered => self.wood,
            Floor::Meadow => self.grass,
            Floor::Plots => [self.plot[0]; 2],
            Floor::Rubble => [self.rubble[0]; 2],
        }
    }

    /// The colors of a side's zone on two shades of floor.
    pub(crate) fn zone(&self, floor: [Rgb; 2], ink: Ink) -> [Rgb; 2] {
        floor.map(|floor| mix(floor, side(ink).plain, self.zone))
    }

    /// The color of a sign.
    pub(crate) fn sign(&self, mark: Mark) -> Rgb {
        match mark {
            Mark::From | Mark::To => self.recent,
            Mark::Choice => self.offer,
            Mark::Chosen => self.picked,
            Mark::Captured | Mark::Target | Mark::Pressed => self.hit,
            Mark::Fresh => self.white,
        }
    }

    /// The light that a sign throws on the ground.
    pub(crate) fn light(&self, mark: Mark) -> Rgb {
        mix(self.wood[0], self.sign(mark), 0.55)
    }

    /// Everything on which things stand.
    fn grounds(&self) -> Vec<Rgb> {
        let zones = [0, 1].into_iter().flat_map(|side| self.zone(self.grass, Ink::Side(side)));
        let plain = [self.wood, self.grass, self.section].concat();
        let marks = [Mark::To, Mark::Choice, Mark::Chosen, Mark::Target];
        let lights = marks.map(|mark| self.light(mark));
        let others = [self.plot[0], self.rubble[0], self.shelf[0], self.shelf[1]];
        plain.into_iter().chain(zones).chain(lights).chain(others).collect()
    }

    /// Every color that is drawn plain.
    pub(crate) fn all(&self) -> Vec<Rgb> {
        let mut all = vec![self.label, self.ink, self.white, self.trunk, self.plot[1]];
        all.extend([self.recent, self.offer, self.picked, self.hit, self.rubble[1]]);
        all.extend(self.grounds().into_iter().chain(self.frame).chain(self.water));
        all.extend(self.leaf.into_iter().chain(self.back));
        let paints = SIDES.into_iter().chain([NEUTRAL]).chain(STONES).chain(TILES);
        all.extend(paints.flat_map(|material| [material.plain, material.lit, material.shade]));
        all
    }

    /// The steps between them that are seen most, the most important first.
    pub(crate) fn steps(&self) -> Vec<Rgb> {
        let text = [(self.frame[0], self.label), (self.shelf[0], self.ink), (self.ink, self.white)];
        let text = text
            .into_iter()
            .flat_map(|(from, to)| [0.25, 0.5, 0.75].map(|part| mix(from, to, part)));
        let grounds = self.grounds();
        let shades = [0.08, 0.2, 0.34].into_iter().flat_map(|part| {
            grounds.iter().map(move |ground| mix(*ground, self.ink, part)).collect::<Vec<_>>()
        });
        let stones =
            STONES.into_iter().flat_map(|material| [material.plain, material.lit, material.shade]);
        let things = stones.chain([0, 1, 4, 5].map(|side| SIDES[side].plain)).chain([self.ink]);
        let ghosts =
            things.flat_map(|color| [self.grass, self.wood].map(|floor| mix(floor[0], color, 0.6)));
        let faint = STONES.into_iter().flat_map(|material| [material.plain, self.ink]);
        let faint = faint.map(|color| mix(color, self.shelf[0], 0.5));
        let tiles = TILES.map(|material| mix(self.plot[0], material.plain, 0.6));
        let all = self.all();
        let edges = [0.5, 0.75, 0.25].into_iter().flat_map(|part| {
            all.iter().map(move |rgb| mix(*rgb, self.ink, part)).collect::<Vec<_>>()
        });
        text.chain(shades).chain(ghosts).chain(faint).chain(tiles).chain(edges).collect()
    }
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
