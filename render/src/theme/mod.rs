//! All colors in one place, as [`Colors`] for every theme.
//!
//! The fill of a piece has at least three times the luminance of every ground it can be on, or at most a third. So
//! grounds are either light or of middle tone. Outlines add to the contrast, and sides also differ in shape.

mod paint_keys;
#[cfg(test)]
mod tests;

use rules::{Floor, Ink, Mark, TileColor};

use crate::Theme;
use crate::shelf::Shelf;

pub(crate) use paint_keys::{KEYS, ZONE_KEYS, paint_number, paints};

/// A color: red, green, blue.
pub(crate) type Rgb = [u8; 3];

/// The shades of one material: plain, lit and shaded. `takes_ink` tells whether symbols on it are dark.
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
    /// The frame around the picture, the plates on it, and the lit edges, on which nothing is drawn.
    pub(crate) frame: [Rgb; 3],
    /// The coordinates on the frame.
    pub(crate) label: Rgb,
    /// All outlines.
    pub(crate) ink: Rgb,
    /// The lit core of marks and icons.
    pub(crate) white: Rgb,
    /// Squares of wood, in two shades.
    pub(crate) wood: [Rgb; 2],
    /// Squares of grass.
    pub(crate) grass: [Rgb; 2],
    /// Squares of a contrasting section.
    pub(crate) section: [Rgb; 2],
    /// Trays beside wooden boards, and beside boards of tiles.
    pub(crate) shelf: [Rgb; 2],
    /// An empty place for a tile, and its edge.
    pub(crate) plot: [Rgb; 2],
    /// The ground of a destroyed castle of tiles, and its stones.
    pub(crate) rubble: [Rgb; 2],
    /// Water, deep and lit.
    pub(crate) water: [Rgb; 2],
    /// Leaves: shaded, plain, lit.
    pub(crate) leaf: [Rgb; 3],
    /// The trunk of a tree, and of a poplar.
    pub(crate) trunk: [Rgb; 2],
    /// The last move.
    pub(crate) recent: Rgb,
    /// Options that can be chosen.
    pub(crate) offer: Rgb,
    /// The chosen option.
    pub(crate) picked: Rgb,
    /// Captures and targets.
    pub(crate) hit: Rgb,
    /// Everything that marks a winner.
    pub(crate) gold: Rgb,
    /// Wooden squares under a mark: last move, chosen, hit, offered.
    pub(crate) marked_wood: [Rgb; 4],
    /// Squares of grass under a mark.
    pub(crate) marked_grass: [Rgb; 4],
    /// The back of a tile, and its lattice.
    pub(crate) back: [Rgb; 2],
    /// The sides: four seats, red and black, gold and navy.
    pub(crate) sides: [Material; 8],
    /// Things without an owner.
    pub(crate) neutral: Material,
    /// Light and dark stone of building blocks. The lit shade is the walk on their walls.
    pub(crate) stones: [Material; 2],
    /// The roofs on both kinds of stone.
    pub(crate) roofs: [Material; 2],
    /// The stones of a ruin.
    pub(crate) ruin: Material,
    /// Red, yellow and blue tiles.
    pub(crate) tiles: [Material; 3],
    /// Whether to draw shadows and tufts of grass.
    pub(crate) is_rich: bool,
}

/// The light theme: light wood and deep meadows.
const LIGHT: Colors = Colors {
    frame: [rgb(0x3d2b20), rgb(0x5a4231), rgb(0x6b4f3b)],
    label: rgb(0xe8d6b6),
    ink: rgb(0x15171b),
    white: rgb(0xffffff),
    wood: [rgb(0xf2e7cf), rgb(0xe6d5b2)],
    grass: [rgb(0x598648), rgb(0x537f44)],
    section: [rgb(0xe3e8ea), rgb(0xd0d8dc)],
    shelf: [rgb(0xf2e7cf), rgb(0x36261b)],
    plot: [rgb(0x241a15), rgb(0x8a705a)],
    rubble: [rgb(0x7d7368), rgb(0xc9c2b4)],
    water: [rgb(0x2d7fb4), rgb(0xa6d8f0)],
    leaf: [rgb(0x081d12), rgb(0x0e311c), rgb(0x74bf62)],
    trunk: [rgb(0x5b3a22), rgb(0xf1ead8)],
    recent: rgb(0xffd93b),
    offer: rgb(0x57ead9),
    picked: rgb(0xd48cff),
    hit: rgb(0xff6f5e),
    gold: rgb(0xf3c13a),
    marked_wood: [rgb(0xffe27a), rgb(0xecd4ff), rgb(0xffcdb0), rgb(0xb5f2e8)],
    marked_grass: [rgb(0x8e7714), rgb(0x995ac3), rgb(0xb45e2b), rgb(0x1f867b)],
    back: [rgb(0x5b6478), rgb(0x98a3b8)],
    sides: [
        dark_upon([0xf5a623, 0xffd07a, 0xb07408]),
        dark_upon([0x55b0ee, 0xa6d6f8, 0x1f6da6]),
        dark_upon([0xf0a0d8, 0xffcdec, 0xa85890]),
        dark_upon([0xf8f5ee, 0xffffff, 0xb9b4a8]),
        light_upon([0xc0331f, 0xf0907a, 0x7e1d10]),
        light_upon([0x2d323b, 0x8d96a5, 0x12151a]),
        dark_upon([0xffdb6e, 0xfff3c4, 0xa8790f]),
        light_upon([0x0d2650, 0x5f8bd0, 0x050f26]),
    ],
    neutral: light_upon([0x6e6860, 0xa8a298, 0x46423c]),
    stones: [dark_upon([0xf8f2e4, 0xddd2bd, 0xb7a98f]), light_upon([0x262a33, 0x3d4451, 0x15171b])],
    roofs: [light_upon([0xc9643a, 0xee9a6b, 0x8e3f20]), light_upon([0x6880a0, 0xa9bfda, 0x3f536e])],
    ruin: light_upon([0x7c7469, 0xb3aa9b, 0x544d45]),
    tiles: [
        light_upon([0xde4d41, 0xf39688, 0x8f1f1a]),
        light_upon([0xf5c52c, 0xffe896, 0xa97a08]),
        light_upon([0x3f84dc, 0xa0cbf7, 0x174a8c]),
    ],
    is_rich: true,
};

/// The dark theme. Red becomes coral, and trees are lit by the moon.
const DARK: Colors = Colors {
    frame: [rgb(0x1f1c1d), rgb(0x363134), rgb(0x433d40)],
    label: rgb(0xd0c8bc),
    ink: rgb(0x050607),
    wood: [rgb(0x6d5e4e), rgb(0x675b4a)],
    grass: [rgb(0x51754b), rgb(0x496c44)],
    section: [rgb(0x57616b), rgb(0x555d66)],
    shelf: [rgb(0x695c4c), rgb(0x2c2426)],
    plot: [rgb(0x141112), rgb(0x7a7074)],
    rubble: [rgb(0x6a645d), rgb(0xa0998e)],
    leaf: [rgb(0x5f9a5a), rgb(0xacd890), rgb(0xe6f6d6)],
    picked: rgb(0xe6bcff),
    hit: rgb(0xffa596),
    marked_wood: [rgb(0x6d5e0e), rgb(0x7b4999), rgb(0x904d23), rgb(0x1f6a62)],
    marked_grass: [rgb(0x7f6b11), rgb(0x904abe), rgb(0xa45527), rgb(0x1c796f)],
    sides: [
        LIGHT.sides[0],
        LIGHT.sides[1],
        LIGHT.sides[2],
        LIGHT.sides[3],
        dark_upon([0xff9e86, 0xffe0d6, 0xa8432e]),
        light_upon([0x050608, 0x6d7686, 0x000000]),
        dark_upon([0xffd667, 0xfff0b8, 0x8c640a]),
        light_upon([0x06122b, 0x5680c4, 0x01050f]),
    ],
    neutral: dark_upon([0xd3d6da, 0xffffff, 0x7d838c]),
    stones: [LIGHT.stones[0], light_upon([0x0d0f14, 0x262b35, 0x050607])],
    roofs: [LIGHT.roofs[0], light_upon([0x4d6482, 0x8aa3c2, 0x2a3a50])],
    ruin: dark_upon([0xbdb8b0, 0xe2ded6, 0x7d7870]),
    ..LIGHT
};

/// The high-contrast theme, without decoration.
const CONTRAST: Colors = Colors {
    frame: [rgb(0x000000), rgb(0x2a2a2a), rgb(0x000000)],
    label: rgb(0xffffff),
    ink: rgb(0x000000),
    wood: [rgb(0xffffff), rgb(0xe4e4e4)],
    grass: [rgb(0x7d7d7d), rgb(0x707070)],
    section: [rgb(0xe9f1fb), rgb(0xcfdcec)],
    shelf: [rgb(0xffffff), rgb(0x000000)],
    plot: [rgb(0x000000), rgb(0x8f8f8f)],
    rubble: [rgb(0x909090), rgb(0xd0d0d0)],
    leaf: [rgb(0x001208), rgb(0x002b16), rgb(0x9fe08f)],
    recent: rgb(0xffe600),
    offer: rgb(0x3ff5e5),
    picked: rgb(0xdca0ff),
    hit: rgb(0xff8070),
    sides: [
        LIGHT.sides[0],
        LIGHT.sides[1],
        LIGHT.sides[2],
        LIGHT.sides[3],
        light_upon([0xb3001b, 0xff9a8c, 0x6b0010]),
        light_upon([0x000000, 0x8a8a8a, 0x000000]),
        dark_upon([0xffe98a, 0xffffff, 0xb58c00]),
        light_upon([0x001a3d, 0x7fb0ff, 0x000a1c]),
    ],
    neutral: light_upon([0x5c5c5c, 0xa8a8a8, 0x383838]),
    stones: [dark_upon([0xffffff, 0xe0e0e0, 0xb0b0b0]), light_upon([0x000000, 0x2a2a2a, 0x000000])],
    roofs: [light_upon([0xb9b9b9, 0xffffff, 0x7d7d7d]), light_upon([0x4a4a4a, 0x8f8f8f, 0x1c1c1c])],
    ruin: light_upon([0x767676, 0xc4c4c4, 0x4a4a4a]),
    is_rich: false,
    ..LIGHT
};

pub(crate) const fn rgb(hex: u32) -> Rgb {
    let [_, r, g, b] = hex.to_be_bytes();
    [r, g, b]
}

const fn dark_upon(shades: [u32; 3]) -> Material {
    let [plain, lit, shade] = shades;
    Material { plain: rgb(plain), lit: rgb(lit), shade: rgb(shade), takes_ink: true }
}

const fn light_upon(shades: [u32; 3]) -> Material {
    Material { takes_ink: false, ..dark_upon(shades) }
}

pub(crate) fn colors(theme: Theme) -> &'static Colors {
    match theme {
        Theme::Light => &LIGHT,
        Theme::Dark => &DARK,
        Theme::Contrast => &CONTRAST,
    }
}

impl Colors {
    /// The colors of a side's soldiers, pawns and emblem.
    pub(crate) fn side(&self, ink: Ink) -> Material {
        match ink {
            Ink::Side(number) => self.sides[usize::from(number) % self.sides.len()],
            Ink::Neutral => self.neutral,
        }
    }

    /// The colors of a side's building blocks: light stone and dark stone.
    pub(crate) fn stone(&self, ink: Ink) -> Material {
        match ink {
            Ink::Side(number) if number < 2 => self.stones[usize::from(number)],
            other => self.side(other),
        }
    }

    /// The colors of the roofs on a side's building blocks.
    pub(crate) fn roof(&self, ink: Ink) -> Material {
        match ink {
            Ink::Side(number) if number < 2 => self.roofs[usize::from(number)],
            other => self.side(other),
        }
    }

    /// The material of tiles of this color.
    pub(crate) fn tile(&self, color: TileColor) -> Material {
        match color {
            TileColor::Red => self.tiles[0],
            TileColor::Yellow => self.tiles[1],
            TileColor::Blue => self.tiles[2],
        }
    }

    /// The border color of a side's zone: a bright shade of the side.
    pub(crate) fn zone(&self, ink: Ink) -> Rgb {
        let side = self.side(ink);
        if side.takes_ink { side.plain } else { side.lit }
    }

    /// The color of symbols on a material.
    pub(crate) fn drawn_on(&self, material: Material) -> Rgb {
        if material.takes_ink { self.ink } else { self.white }
    }

    /// The two shades of a checkered floor.
    pub(crate) fn floor(&self, floor: Floor) -> [Rgb; 2] {
        match floor {
            Floor::Checkered => self.wood,
            Floor::Meadow => self.grass,
            Floor::Plots => [self.plot[0]; 2],
            Floor::Rubble => [self.rubble[0]; 2],
        }
    }

    /// The color of trays and plates.
    pub(crate) fn shelf(&self, shelf: Shelf) -> Rgb {
        match shelf {
            Shelf::Wood => self.shelf[0],
            Shelf::Grass => self.grass[1],
            Shelf::Dark => self.shelf[1],
            Shelf::Plate => self.frame[1],
            Shelf::Ribbon => self.gold,
        }
    }

    /// The color of letters on a ground: ink or white, whichever is easier to read.
    pub(crate) fn letters_on(&self, ground: Rgb) -> Rgb {
        let [r, g, b] = ground.map(u32::from);
        if 2 * r + 5 * g + b > 8 * 140 { self.ink } else { self.white }
    }

    /// The color of a square of this floor under a mark.
    pub(crate) fn light(&self, mark: Mark, floor: Floor) -> Rgb {
        let marked = match floor {
            Floor::Checkered => self.marked_wood,
            Floor::Meadow => self.marked_grass,
            Floor::Plots | Floor::Rubble => return self.floor(floor)[0],
        };
        match mark {
            Mark::From | Mark::To => marked[0],
            Mark::Chosen => marked[1],
            Mark::Captured | Mark::Target | Mark::Pressed => marked[2],
            Mark::Choice | Mark::Fresh => marked[3],
        }
    }

    /// All colors on which pieces can be.
    fn grounds(&self) -> Vec<Rgb> {
        let plain = [self.wood, self.grass, self.section, self.shelf].concat();
        let marked = self.marked_wood.into_iter().chain(self.marked_grass);
        plain.into_iter().chain(marked).chain([self.plot[0], self.rubble[0]]).collect()
    }

    fn materials(&self) -> Vec<Material> {
        let sides = self.sides.into_iter().chain([self.neutral, self.ruin]);
        sides.chain(self.stones).chain(self.roofs).chain(self.tiles).collect()
    }

    /// Every color that is drawn unmixed.
    pub(crate) fn all(&self) -> Vec<Rgb> {
        let mut all = vec![self.label, self.ink, self.white, self.plot[1], self.gold];
        all.extend([self.recent, self.offer, self.picked, self.hit, self.rubble[1]]);
        all.extend(self.grounds().into_iter().chain(self.frame).chain(self.water));
        all.extend(self.leaf.into_iter().chain(self.trunk).chain(self.back));
        let shades = |material: Material| [material.plain, material.lit, material.shade];
        all.extend(self.materials().into_iter().flat_map(shades));
        all
    }

    /// Mixtures of two theme colors, such as at the edges of letters, the most important first.
    pub(crate) fn steps(&self) -> Vec<Rgb> {
        let grass = self.grass[1];
        let text = [
            (self.frame[0], self.label),
            (self.shelf[0], self.letters_on(self.shelf[0])),
            (grass, self.white),
            (self.shelf[1], self.white),
            (self.ink, self.white),
        ];
        let text = text
            .into_iter()
            .flat_map(|(from, to)| [0.25, 0.5, 0.75].map(|part| mix(from, to, part)));
        let floors = [self.wood, self.grass, self.section].concat();
        let shadows = [0.28, 0.5].into_iter().flat_map(|part| {
            floors.iter().map(move |floor| mix(*floor, self.ink, part)).collect::<Vec<_>>()
        });
        let things = self.stones.into_iter().chain(self.sides[4..].iter().copied());
        let ghosts = things.flat_map(|material| {
            [self.grass, self.wood].map(|floor| mix(floor[0], material.plain, 0.6))
        });
        let tiles = self.tiles.map(|material| mix(self.plot[0], material.plain, 0.6));
        let all = self.all();
        let edges = [0.5, 0.75, 0.25].into_iter().flat_map(|part| {
            all.iter().map(move |rgb| mix(*rgb, self.ink, part)).collect::<Vec<_>>()
        });
        text.chain(shadows).chain(ghosts).chain(tiles).chain(edges).collect()
    }
}

/// A color between two others.
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
