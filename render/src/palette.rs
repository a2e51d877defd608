//! The fixed palette: every color of the theme, and the steps between them that smooth edges need.

use std::collections::HashSet;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU8, Ordering};

use crate::theme::{self, Rgb};

/// The index that means "as before" in animations; no picture shows it.
pub(crate) const CLEAR: u8 = 255;

static PALETTE: LazyLock<Palette> = LazyLock::new(Palette::of_the_theme);

/// At most 255 colors and the way from any color to the nearest of them.
#[derive(Debug)]
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    /// The nearest color to the middle of each little cube of 8×8×8 colors, [`CLEAR`] until somebody asks for it:
    /// pictures meet few of the cubes, and to find all takes longer than a picture.
    cubes: Vec<AtomicU8>,
    /// In which cubes a color lies, which must then be looked for by itself.
    inhabited: Vec<bool>,
}

/// The one palette of all pictures.
pub(crate) fn palette() -> &'static Palette {
    &PALETTE
}

impl Palette {
    fn of_the_theme() -> Self {
        let colors = ramps(&theme::colors());
        let cubes = (0..1 << 15).map(|_| AtomicU8::new(CLEAR)).collect();
        let mut inhabited = vec![false; 1 << 15];
        colors.iter().for_each(|rgb| inhabited[cube(*rgb)] = true);
        Self { colors, cubes, inhabited }
    }

    /// The colors in order of their indices, as bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    /// The index of the color that looks most like this one; a color of the theme is met exactly.
    pub(crate) fn index(&self, rgb: Rgb) -> u8 {
        let near = self.near(rgb);
        if self.colors[usize::from(near)] == rgb || !self.inhabited[cube(rgb)] {
            return near;
        }
        self.colors.iter().position(|color| *color == rgb).map_or(near, small)
    }

    /// The index for the cube in which this color lies. Whoever finds it first finds what anybody would.
    fn near(&self, rgb: Rgb) -> u8 {
        let cube = &self.cubes[cube(rgb)];
        let known = cube.load(Ordering::Relaxed);
        if known != CLEAR {
            return known;
        }
        let found = nearest(&self.colors, rgb.map(|part| part & !7 | 4));
        cube.store(found, Ordering::Relaxed);
        found
    }
}

/// The number of the cube in which a color lies.
fn cube(rgb: Rgb) -> usize {
    let [r, g, b] = rgb.map(|part| usize::from(part >> 3));
    r << 10 | g << 5 | b
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("indices and levels stay below 256")
}

/// The colors themselves, then steps from each to ink, then steps from floors and frame to what lies on them.
fn ramps(base: &[Rgb]) -> Vec<Rgb> {
    let mut seen = HashSet::new();
    let mut colors = Vec::new();
    let mut add = |rgb: Rgb| {
        if colors.len() < usize::from(CLEAR) && seen.insert(rgb) {
            colors.push(rgb);
        }
    };
    base.iter().for_each(|rgb| add(*rgb));
    let text =
        [(theme::FRAME, theme::LABEL), (theme::SHELF, theme::INK), (theme::INK, theme::WHITE)];
    for (from, to) in text {
        [0.17, 0.34, 0.5, 0.67, 0.84].iter().for_each(|part| add(theme::mix(from, to, *part)));
    }
    theme::translucent_colors().into_iter().for_each(&mut add);
    for part in [0.5, 0.75, 0.25] {
        base.iter().for_each(|rgb| add(theme::mix(*rgb, theme::INK, part)));
    }
    colors
}

/// The nearest color, greens weighing most as they do for the eye.
fn nearest(colors: &[Rgb], rgb: Rgb) -> u8 {
    let distance = |color: &Rgb| -> i32 {
        let [r, g, b] = std::array::from_fn(|i| i32::from(color[i]) - i32::from(rgb[i]));
        2 * r * r + 4 * g * g + 3 * b * b
    };
    let near = (0..colors.len()).min_by_key(|index| distance(&colors[*index]));
    small(near.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_at_most_255_colors() {
        assert!(palette().colors.len() <= 255, "{}", palette().colors.len());
    }

    #[test]
    fn the_colors_of_the_theme_are_met_exactly() {
        for rgb in theme::colors() {
            assert_eq!(palette().colors[usize::from(palette().index(rgb))], rgb);
        }
    }

    #[test]
    fn no_color_of_a_smooth_outline_is_far_from_the_palette() {
        for rgb in theme::colors() {
            for step in 1..16_u8 {
                let wanted = theme::mix(rgb, theme::INK, f32::from(step) / 16.0);
                let got = palette().colors[usize::from(palette().index(wanted))];
                let off = (0..3).map(|i| wanted[i].abs_diff(got[i])).max().unwrap();
                assert!(off <= 44, "{rgb:?} at {step}/16: {wanted:?} becomes {got:?}");
            }
        }
    }
}
