//! One sprite or space in a line of a tray, and what all of them share.

use crate::geometry::Size;
use crate::layers::Layer;
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::text;
use crate::theme::Colors;

/// The colors and sizes that all pieces of a tray share.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceStyle {
    pub(super) colors: &'static Colors,
    pub(super) height: usize,
    /// Whether it is the winner's.
    pub(super) lit: bool,
    /// How many digits the counts have for which room is left.
    pub(super) digits: usize,
    /// The room before the emblems, for pointers, crowns and flags.
    pub(super) signs: usize,
}

/// A sprite in a line, or a space, and its size.
#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) size: Size,
    pub(super) spec: Option<SpriteSpec>,
}

impl PieceStyle {
    pub(super) fn square(self, mut layers: Vec<Layer>, side: usize) -> Element {
        layers.insert(0, Layer::Shelf(self.lit));
        Element {
            size: Size::new(side, side),
            spec: Some(SpriteSpec::Square(layers, pixels(side))),
        }
    }

    /// A count; those of all seats are equally wide, so that what follows stands in columns.
    pub(super) fn number(self, count: u16) -> Element {
        let text = count.to_string();
        let cap = self.height * 2 / 5;
        let width =
            text::width(&text, cap).max(text::width(&"0".repeat(self.digits), cap)) + cap / 3;
        let size = Size::new(width, self.height * 9 / 10);
        self.text(text, cap, size)
    }

    /// The letter of a thing; all letters are equally wide.
    pub(super) fn letter(self, letter: char) -> Element {
        let cap = self.height * 8 / 25;
        self.text(letter.to_string(), cap, Size::new(cap * 11 / 10, self.height * 9 / 10))
    }

    pub(super) fn text(self, text: String, cap: usize, size: Size) -> Element {
        let ground = self.colors.shelf[usize::from(self.lit)];
        let lettering = Lettering { ink: self.colors.ink, ground };
        let (width, height, cap_height) = (pixels(size.width), pixels(size.height), pixels(cap));
        let spec = TextSpec { text, cap_height, width, height, lettering };
        Element { size, spec: Some(SpriteSpec::Text(spec)) }
    }
}

pub(super) fn space(width: usize) -> Element {
    Element { size: Size::new(width, 0), spec: None }
}

pub(super) fn pixels(length: usize) -> u16 {
    u16::try_from(length).expect("trays are smaller than 65,536 pixels")
}
