//! The fixed palette of each theme: its colors, and the shades that smooth edges need.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU8, Ordering};

use crate::theme::{Colors, Rgb};
use crate::{Theme, theme};

/// The index that means "unchanged" in films. No picture uses it as a color.
pub(crate) const CLEAR: u8 = 255;

static PALETTES: [LazyLock<Palette>; 3] = [
    LazyLock::new(|| Palette::of(theme::colors(Theme::Light))),
    LazyLock::new(|| Palette::of(theme::colors(Theme::Dark))),
    LazyLock::new(|| Palette::of(theme::colors(Theme::Contrast))),
];

/// At most 255 colors, and a lookup of the nearest one.
#[derive(Debug)]
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    /// The color indices, sorted by the colors' green part, for the search of the nearest color.
    greens: Vec<u8>,
    /// The nearest color to the middle of each cube of 8×8×8 colors, or [`CLEAR`] if not computed yet. Pictures use few
    /// of the cubes, and computing them all takes longer than drawing a picture.
    cubes: Vec<AtomicU8>,
    /// The index of each palette color. Cubes that contain a palette color are `inhabited`, and need this exact lookup.
    places: HashMap<Rgb, u8>,
    inhabited: Vec<bool>,
}

/// The palette of all pictures in this theme.
pub(crate) fn palette(theme: Theme) -> &'static Palette {
    &PALETTES[theme as usize]
}

impl Palette {
    fn of(colors: &Colors) -> Self {
        let colors = ramps(colors);
        let cubes = (0..1 << 15).map(|_| AtomicU8::new(CLEAR)).collect();
        let mut inhabited = vec![false; 1 << 15];
        colors.iter().for_each(|rgb| inhabited[cube(*rgb)] = true);
        let places = colors.iter().enumerate().map(|(place, rgb)| (*rgb, small(place))).collect();
        let mut greens: Vec<u8> = (0..colors.len()).map(small).collect();
        greens.sort_by_key(|&index| colors[usize::from(index)][1]);
        Self { colors, greens, cubes, places, inhabited }
    }

    /// The colors as bytes, in the order of their indices.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    /// The index of the most similar color. Colors of the theme match exactly.
    pub(crate) fn index(&self, rgb: Rgb) -> u8 {
        let near = self.near(rgb);
        if self.colors[usize::from(near)] == rgb || !self.inhabited[cube(rgb)] {
            return near;
        }
        self.places.get(&rgb).copied().unwrap_or(near)
    }

    /// The index for the cube of this color. Two threads that compute it at the same time get the same result.
    fn near(&self, rgb: Rgb) -> u8 {
        let cube = &self.cubes[cube(rgb)];
        let known = cube.load(Ordering::Relaxed);
        if known != CLEAR {
            return known;
        }
        let found = self.nearest(rgb.map(|part| part & !7 | 4));
        cube.store(found, Ordering::Relaxed);
        found
    }

    /// The index of the nearest color; of equally near colors, the first.
    ///
    /// The search goes outward from equal green, until green alone makes a color worse than the best so far.
    fn nearest(&self, rgb: Rgb) -> u8 {
        let color = |index: u8| self.colors[usize::from(index)];
        let middle = self.greens.partition_point(|&index| color(index)[1] < rgb[1]);
        let (below, above) = self.greens.split_at(middle);
        let mut best = (i32::MAX, 0);
        let mut compare = |index: u8| {
            let green = i32::from(color(index)[1]) - i32::from(rgb[1]);
            if 4 * green * green > best.0 {
                return false;
            }
            best = best.min((distance(color(index), rgb), index));
            true
        };
        let _ = below.iter().rev().all(|&index| compare(index));
        let _ = above.iter().all(|&index| compare(index));
        best.1
    }
}

/// The index of a color's cube.
fn cube(rgb: Rgb) -> usize {
    let [r, g, b] = rgb.map(|part| usize::from(part >> 3));
    r << 10 | g << 5 | b
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("indices and levels stay below 256")
}

/// The colors of the theme, then as many of the shades between them as fit.
fn ramps(colors: &Colors) -> Vec<Rgb> {
    let mut seen = HashSet::new();
    let mut all: Vec<Rgb> = colors.all().into_iter().filter(|rgb| seen.insert(*rgb)).collect();
    for step in colors.steps() {
        if all.len() < usize::from(CLEAR) && all.iter().all(|known| is_apart(*known, step)) {
            all.push(step);
        }
    }
    all
}

/// Whether two colors are so different that a smooth edge needs both.
fn is_apart(one: Rgb, other: Rgb) -> bool {
    (0..3).any(|part| one[part].abs_diff(other[part]) > 16)
}

/// The visual difference of two colors. Green weighs most, as for the eye.
fn distance(one: Rgb, other: Rgb) -> i32 {
    let [r, g, b] = std::array::from_fn(|i| i32::from(one[i]) - i32::from(other[i]));
    2 * r * r + 4 * g * g + 3 * b * b
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_contains_every_theme_color() {
        for theme in Theme::ALL {
            let palette = palette(theme);
            assert!(palette.colors.len() <= 255, "{}", palette.colors.len());
            for rgb in theme::colors(theme).all() {
                assert_eq!(palette.colors[usize::from(palette.index(rgb))], rgb);
            }
        }
    }

    #[test]
    fn the_nearest_palette_color_is_found_exactly() {
        for theme in Theme::ALL {
            let palette = palette(theme);
            for rgb in (0..1 << 15_u32).step_by(7).map(|n| [n >> 10, n >> 5 & 31, n & 31]) {
                let rgb = rgb.map(|part| u8::try_from(part << 3 | 4).unwrap());
                let all = 0..palette.colors.len();
                let first = all.min_by_key(|&index| distance(palette.colors[index], rgb));
                assert_eq!(Some(usize::from(palette.nearest(rgb))), first, "{rgb:?}");
            }
        }
    }

    #[test]
    fn colors_of_smooth_outlines_are_near_the_palette() {
        for theme in Theme::ALL {
            let (palette, colors) = (palette(theme), theme::colors(theme));
            for (rgb, step) in
                colors.all().into_iter().flat_map(|rgb| (1..16_u8).map(move |step| (rgb, step)))
            {
                let wanted = theme::mix(rgb, colors.ink, f32::from(step) / 16.0);
                let got = palette.colors[usize::from(palette.index(wanted))];
                let off = (0..3).map(|i| wanted[i].abs_diff(got[i])).max().unwrap();
                assert!(off <= 48, "{rgb:?} at {step}/16: {wanted:?} becomes {got:?}");
            }
        }
    }
}
