//! One sprite or space in a line of a tray, and the style that all share.

use crate::geometry::{Size, pixels};
use crate::layers::Layer;
use crate::shelf::Shelf;
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::theme::colors;
use crate::{Theme, text};

/// The colors and sizes that all elements of a tray share.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceStyle {
    pub(super) theme: Theme,
    pub(super) shelf: Shelf,
    /// The height of a line.
    pub(super) height: usize,
}

/// A sprite in a line, or a space, and its size.
#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) size: Size,
    pub(super) spec: Option<SpriteSpec>,
    /// The width in pixels by which the sprite extends beyond `size` on each side.
    pub(super) overlap: usize,
}

impl PieceStyle {
    pub(super) fn square(self, mut layers: Vec<Layer>, side: usize) -> Element {
        layers.insert(0, Layer::Shelf(self.shelf));
        Element {
            size: Size::new(side, side),
            spec: Some(SpriteSpec::Square(layers, pixels(side))),
            overlap: 0,
        }
    }

    /// The height of capitals in names and counts. Plates are lower than trays, and must be readable on a phone.
    pub(super) fn cap(self) -> usize {
        let percent = match self.shelf {
            Shelf::Plate | Shelf::Ribbon => 44,
            Shelf::Wood | Shelf::Grass | Shelf::Dark => 36,
        };
        self.height * percent / 100
    }

    /// A count, in digits.
    pub(super) fn number(self, count: u16) -> Element {
        let text = count.to_string();
        let cap = self.cap();
        let width = text::width(&text, cap).max(text::width("0", cap)) + cap / 2;
        self.text(text, cap, Size::new(width, self.height * 9 / 10))
    }

    /// The letter of a thing. All letters have the same width.
    pub(super) fn letter(self, letter: char) -> Element {
        let cap = self.height * 27 / 100;
        self.text(letter.to_string(), cap, Size::new(cap * 13 / 10, self.height * 9 / 10))
    }

    pub(super) fn text(self, text: String, cap: usize, size: Size) -> Element {
        let colors = colors(self.theme);
        let ground = colors.shelf(self.shelf);
        let lettering = Lettering { ink: colors.letters_on(ground), ground };
        let (width, height, cap_height) = (pixels(size.width), pixels(size.height), pixels(cap));
        let spec = TextSpec { text, cap_height, width, height, lettering };
        Element { size, spec: Some(SpriteSpec::Text(spec)), overlap: 0 }
    }
}

pub(super) fn space(width: usize) -> Element {
    Element { size: Size::new(width, 0), spec: None, overlap: 0 }
}
