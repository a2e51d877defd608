//! Small drawings made of layers, each painted once and kept.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use tiny_skia::Pixmap;

use crate::layers::Layer;
use crate::paint::Brush;
use crate::palette::palette;
use crate::theme::{Rgb, mix};
use crate::{Theme, art, text, theme};

/// Kept sprites take at most this much memory; when it is used up, all are let go and painted anew as needed.
const MOST_BYTES: usize = 8 << 20;

static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

/// A drawing to be: what to paint, and how large.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sketch {
    /// Layers, lowest first, on one square of this side.
    Square(Vec<Layer>, u16),
    /// The same on several squares of this side, at column and row; the whole is so many squares wide and high.
    Squares(Vec<(u8, u8, Layer)>, (u8, u8), u16),
    /// A text with capitals of this height, in a box of this size.
    Text(String, u16, (u16, u16), Lettering),
}

/// The color of letters and of what they stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lettering {
    pub(crate) ink: Rgb,
    pub(crate) ground: Rgb,
}

/// A finished drawing in colors of the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sprite {
    pub(crate) width: usize,
    pub(crate) pixels: Vec<u8>,
}

impl Sprite {
    /// What was painted, in colors of the palette.
    fn of(theme: Theme, pixmap: &Pixmap) -> Self {
        let rgb = pixmap.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
        let width = usize::try_from(pixmap.width()).expect("sketches have a sane size");
        Self { width, pixels: indexed(theme, rgb) }
    }
}

#[derive(Debug, Default)]
struct Kept {
    sprites: HashMap<(Theme, Sketch), Arc<Sprite>>,
    /// Floors of squares of this side, not yet in colors of the palette, since something may come to lie upon them.
    floors: HashMap<(Theme, Layer, u16), Arc<Pixmap>>,
    bytes: usize,
}

impl Sketch {
    /// The finished drawing, painted now or earlier.
    pub(crate) fn sprite(self, theme: Theme) -> Arc<Sprite> {
        let key = (theme, self);
        if let Some(sprite) = kept(|kept| kept.sprites.get(&key).cloned()) {
            return sprite;
        }
        // Painted without the lock: two threads may paint the same, and that is cheaper than waiting.
        let sprite = Arc::new(key.1.paint(theme));
        kept(|kept| kept.keep(key, Arc::clone(&sprite)));
        sprite
    }

    fn paint(&self, theme: Theme) -> Sprite {
        let look = theme::look(theme);
        match self {
            Self::Square(layers, side) => {
                let (mut pixmap, layers) = begun(theme, layers, *side);
                lay(&mut pixmap, layers, theme);
                Sprite::of(theme, &pixmap)
            }
            Self::Squares(layers, size, side) => {
                let mut pixmap = empty(theme, *size, *side);
                for (column, row, layer) in layers {
                    let corner = [column, row].map(|at| f32::from(*at) * f32::from(*side));
                    let square = (corner.into(), f32::from(*side));
                    art::paint(layer, &mut Brush::new(&mut pixmap, look, square));
                }
                Sprite::of(theme, &pixmap)
            }
            Self::Text(text, cap_height, size, lettering) => {
                lettered(theme, (text, *cap_height, *size), *lettering)
            }
        }
    }
}

impl Kept {
    fn keep(&mut self, sketch: (Theme, Sketch), sprite: Arc<Sprite>) {
        self.make_room(sprite.pixels.len());
        self.sprites.insert(sketch, sprite);
    }

    fn keep_floor(&mut self, floor: (Theme, Layer, u16), pixmap: Arc<Pixmap>) {
        self.make_room(pixmap.data().len());
        self.floors.insert(floor, pixmap);
    }

    fn make_room(&mut self, bytes: usize) {
        if self.bytes + bytes > MOST_BYTES {
            *self = Self::default();
        }
        self.bytes += bytes;
    }
}

fn kept<T>(work: impl FnOnce(&mut Kept) -> T) -> T {
    work(&mut KEPT.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A pixmap of so many squares, on which nothing is painted yet.
fn empty(theme: Theme, (columns, rows): (u8, u8), side: u16) -> Pixmap {
    let length = |squares: u8| u32::from(squares.max(1)) * u32::from(side.max(1));
    let mut pixmap = Pixmap::new(length(columns), length(rows)).expect("sketches have a sane size");
    let [r, g, b] = theme::look(theme).frame[0];
    pixmap.fill(tiny_skia::Color::from_rgba8(r, g, b, 255));
    pixmap
}

/// Paints layers of one square, lowest first.
fn lay(pixmap: &mut Pixmap, layers: &[Layer], theme: Theme) {
    let square = ((0.0, 0.0), pixmap.width() as f32);
    let mut brush = Brush::new(pixmap, theme::look(theme), square);
    layers.iter().for_each(|layer| art::paint(layer, &mut brush));
}

/// A square with its floor, and the layers that are still to be painted: the grain of a floor takes longer than most that
/// stands there, and there are few floors.
fn begun(theme: Theme, layers: &[Layer], side: u16) -> (Pixmap, &[Layer]) {
    let Some((floor @ Layer::Floor(..), above)) = layers.split_first() else {
        return (empty(theme, (1, 1), side), layers);
    };
    let key = (theme, floor.clone(), side);
    if let Some(pixmap) = kept(|kept| kept.floors.get(&key).cloned()) {
        return (Pixmap::clone(&pixmap), above);
    }
    let mut pixmap = empty(theme, (1, 1), side);
    lay(&mut pixmap, std::slice::from_ref(floor), theme);
    kept(|kept| kept.keep_floor(key, Arc::new(pixmap.clone())));
    (pixmap, above)
}

fn lettered(
    theme: Theme,
    (text, cap_height, size): (&str, u16, (u16, u16)),
    colors: Lettering,
) -> Sprite {
    let size = (usize::from(size.0), usize::from(size.1));
    let coverage = text::coverage(text, usize::from(cap_height), size);
    let rgb = coverage
        .pixels()
        .map(|pixel| mix(colors.ground, colors.ink, f32::from(pixel.0[0]) / 255.0));
    Sprite { width: size.0, pixels: indexed(theme, rgb) }
}

/// The palette indices of these colors. Neighbors are mostly alike, so the last answer is remembered.
fn indexed(theme: Theme, colors: impl Iterator<Item = Rgb>) -> Vec<u8> {
    let palette = palette(theme);
    let mut last = ([0; 3], palette.index([0; 3]));
    colors
        .map(|rgb| {
            if rgb != last.0 {
                last = (rgb, palette.index(rgb));
            }
            last.1
        })
        .collect()
}
