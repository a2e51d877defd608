//! The cache of sprites: small drawings made of layers, each painted once.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use tiny_skia::Pixmap;

use crate::indexed_colors::palette;
use crate::layers::Layer;
use crate::paint::{Painter, Square};
use crate::theme::{Rgb, mix};
use crate::{Theme, art, text, theme};

/// The most memory for sprites. When it is full, all are dropped and painted again as needed.
const MOST_BYTES: usize = 8 << 20;

static CACHE: LazyLock<Mutex<SpriteCache>> = LazyLock::new(Mutex::default);

/// A sprite to paint, and its size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SpriteSpec {
    /// Layers on a square with this side, the lowest first.
    Square(Vec<Layer>, u16),
    /// Layers on several squares.
    Squares(SquaresSpec),
    /// A text in a box.
    Text(TextSpec),
}

/// Layers at their columns and rows, on squares with the same side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SquaresSpec {
    pub(crate) layers: Vec<(u8, u8, Layer)>,
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    pub(crate) side: u16,
}

/// A text with capitals of this height, in a box of this size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TextSpec {
    pub(crate) text: String,
    pub(crate) cap_height: u16,
    pub(crate) width: u16,
    pub(crate) height: u16,
    pub(crate) lettering: Lettering,
}

/// The colors of letters and their background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lettering {
    pub(crate) ink: Rgb,
    pub(crate) ground: Rgb,
}

/// A finished sprite in colors of the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sprite {
    pub(crate) width: usize,
    pub(crate) pixels: Vec<u8>,
}

impl Sprite {
    /// The painted pixmap in colors of the palette.
    fn of(theme: Theme, pixmap: &Pixmap) -> Self {
        let rgb = pixmap.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
        let width = usize::try_from(pixmap.width()).expect("sprites have a sane size");
        Self { width, pixels: indexed(theme, rgb) }
    }
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct SpriteKey {
    theme: Theme,
    spec: SpriteSpec,
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct FloorKey {
    theme: Theme,
    floor: Layer,
    side: u16,
}

#[derive(Debug, Default)]
struct SpriteCache {
    sprites: HashMap<SpriteKey, Arc<Sprite>>,
    /// Floors in full color, since pieces may be painted over them.
    floors: HashMap<FloorKey, Arc<Pixmap>>,
    bytes: usize,
}

impl SpriteSpec {
    /// The finished sprite, from the cache if possible.
    pub(crate) fn sprite(self, theme: Theme) -> Arc<Sprite> {
        let key = SpriteKey { theme, spec: self };
        if let Some(sprite) = with_cache(|cache| cache.sprites.get(&key).cloned()) {
            return sprite;
        }
        // The lock is not held here. Two threads may paint the same sprite, which is cheaper than waiting.
        let sprite = Arc::new(key.spec.paint(theme));
        with_cache(|cache| cache.keep(key, Arc::clone(&sprite)));
        sprite
    }

    fn paint(&self, theme: Theme) -> Sprite {
        match self {
            Self::Square(layers, side) => {
                let (mut pixmap, layers) = with_floor(theme, layers, *side);
                lay(&mut pixmap, layers, theme);
                Sprite::of(theme, &pixmap)
            }
            Self::Squares(spec) => spec.paint(theme),
            Self::Text(spec) => spec.paint(theme),
        }
    }
}

impl SquaresSpec {
    fn paint(&self, theme: Theme) -> Sprite {
        let mut pixmap = empty(theme, self.columns, self.rows, self.side);
        let side = f32::from(self.side);
        for (column, row, layer) in &self.layers {
            let (x, y) = (f32::from(*column) * side, f32::from(*row) * side);
            let square = Square { x, y, side };
            art::paint(layer, &mut Painter::new(&mut pixmap, theme::colors(theme), square));
        }
        Sprite::of(theme, &pixmap)
    }
}

impl TextSpec {
    fn paint(&self, theme: Theme) -> Sprite {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        let coverage = text::coverage(&self.text, usize::from(self.cap_height), width, height);
        let Lettering { ink, ground } = self.lettering;
        let rgb = coverage.pixels().map(|pixel| mix(ground, ink, f32::from(pixel.0[0]) / 255.0));
        Sprite { width, pixels: indexed(theme, rgb) }
    }
}

impl SpriteCache {
    fn keep(&mut self, key: SpriteKey, sprite: Arc<Sprite>) {
        self.make_room(sprite.pixels.len());
        self.sprites.insert(key, sprite);
    }

    fn keep_floor(&mut self, key: FloorKey, pixmap: Arc<Pixmap>) {
        self.make_room(pixmap.data().len());
        self.floors.insert(key, pixmap);
    }

    fn make_room(&mut self, bytes: usize) {
        if self.bytes + bytes > MOST_BYTES {
            *self = Self::default();
        }
        self.bytes += bytes;
    }
}

fn with_cache<T>(work: impl FnOnce(&mut SpriteCache) -> T) -> T {
    work(&mut CACHE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// An empty pixmap with this number of squares.
fn empty(theme: Theme, columns: u8, rows: u8, side: u16) -> Pixmap {
    let length = |squares: u8| u32::from(squares.max(1)) * u32::from(side.max(1));
    let mut pixmap = Pixmap::new(length(columns), length(rows)).expect("sprites have a sane size");
    let [r, g, b] = theme::colors(theme).frame[0];
    pixmap.fill(tiny_skia::Color::from_rgba8(r, g, b, 255));
    pixmap
}

/// Paints the layers of one square, the lowest first.
fn lay(pixmap: &mut Pixmap, layers: &[Layer], theme: Theme) {
    let square = Square { x: 0.0, y: 0.0, side: pixmap.width() as f32 };
    let mut painter = Painter::new(pixmap, theme::colors(theme), square);
    layers.iter().for_each(|layer| art::paint(layer, &mut painter));
}

/// A square with its floor, and the layers still to be painted.
///
/// Floors are cached: there are few of them, and their grain takes longer than most pieces.
fn with_floor(theme: Theme, layers: &[Layer], side: u16) -> (Pixmap, &[Layer]) {
    let Some((floor @ Layer::Floor(..), above)) = layers.split_first() else {
        return (empty(theme, 1, 1, side), layers);
    };
    let key = FloorKey { theme, floor: floor.clone(), side };
    if let Some(pixmap) = with_cache(|cache| cache.floors.get(&key).cloned()) {
        return (Pixmap::clone(&pixmap), above);
    }
    let mut pixmap = empty(theme, 1, 1, side);
    lay(&mut pixmap, std::slice::from_ref(floor), theme);
    with_cache(|cache| cache.keep_floor(key, Arc::new(pixmap.clone())));
    (pixmap, above)
}

/// The palette indices of these colors. Neighbors are mostly equal, so the last result is reused.
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
