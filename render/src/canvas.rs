//! The canvas on which a picture is composed, with one byte per pixel.

use tiny_skia::Pixmap;

use crate::Theme;
use crate::geometry::{Size, Spot};
use crate::indexed_colors::palette;
use crate::sprite_cache::{Sprite, SpriteSpec};
use crate::theme::{Rgb, colors};

/// A picture as palette indices, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Canvas {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) theme: Theme,
    pub(crate) pixels: Vec<u8>,
}

impl Canvas {
    /// A canvas of one color.
    pub(crate) fn new(size: Size, theme: Theme, color: Rgb) -> Self {
        let Size { width, height } = size;
        Self { width, height, theme, pixels: vec![palette(theme).index(color); width * height] }
    }

    /// Fills a rectangle. Pixels outside the canvas are skipped.
    pub(crate) fn fill(&mut self, spot: Spot, size: Size, color: Rgb) {
        let Spot { x, y } = spot;
        let index = palette(self.theme).index(color);
        let (right, bottom) =
            ((x + size.width).min(self.width), (y + size.height).min(self.height));
        for row in y..bottom {
            if let Some(line) = self.pixels.get_mut(row * self.width + x..row * self.width + right)
            {
                line.fill(index);
            }
        }
    }

    /// Paints a sprite with its upper left corner at `spot`.
    pub(crate) fn paint(&mut self, spec: SpriteSpec, spot: Spot) {
        self.put(&spec.sprite(self.theme), spot);
    }

    /// Paints a sprite without its pixels in the color of the frame.
    pub(crate) fn paint_on_frame(&mut self, spec: SpriteSpec, spot: Spot) {
        let Spot { x, y } = spot;
        let sprite = spec.sprite(self.theme);
        let frame = palette(self.theme).index(colors(self.theme).frame[0]);
        let rows = sprite.pixels.chunks_exact(sprite.width);
        for (row, line) in rows.enumerate().take(self.height.saturating_sub(y)) {
            let start = (y + row) * self.width;
            let below = self.pixels[start..start + self.width].iter_mut().skip(x);
            below.zip(line).filter(|(_, new)| **new != frame).for_each(|(old, new)| *old = *new);
        }
    }

    /// Copies another canvas with its upper left corner at `spot`.
    pub(crate) fn lay(&mut self, other: &Self, spot: Spot) {
        self.put_rows(&other.pixels, other.width, spot);
    }

    /// Copies a painted rectangle with its upper left corner at `spot`, in colors of the palette.
    pub(crate) fn paste(&mut self, painted: &Pixmap, spot: Spot) {
        let palette = palette(self.theme);
        let rgb = painted.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
        let pixels: Vec<u8> = rgb.map(|rgb| palette.index(rgb)).collect();
        self.put_rows(&pixels, usize::try_from(painted.width()).unwrap_or(1), spot);
    }

    /// Copies a sprite with its upper left corner at `spot`. Pixels outside the canvas are skipped.
    fn put(&mut self, sprite: &Sprite, spot: Spot) {
        self.put_rows(&sprite.pixels, sprite.width, spot);
    }

    fn put_rows(&mut self, pixels: &[u8], width: usize, spot: Spot) {
        let Spot { x, y } = spot;
        if x >= self.width {
            return;
        }
        let length = width.min(self.width - x);
        let rows = pixels.chunks_exact(width);
        for (row, line) in rows.enumerate().take(self.height.saturating_sub(y)) {
            let start = (y + row) * self.width + x;
            self.pixels[start..start + length].copy_from_slice(&line[..length]);
        }
    }
}
