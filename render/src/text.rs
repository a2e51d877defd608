//! Text: its width, and its coverage of pixels.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

use crate::geometry::as_f32;

/// The height of a capital in Noto Sans Bold, in ems.
const CAP_HEIGHT: f32 = 0.714;

static FONT: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(notosans::BOLD_TTF).expect("the font is compiled in and well formed")
});

/// The width of a text in pixels, with capitals of this height.
pub(crate) fn width(text: &str, cap_height: usize) -> usize {
    let font = FONT.as_scaled(scale(cap_height));
    let advance: f32 = text.chars().map(|c| font.h_advance(FONT.glyph_id(c))).sum();
    whole(advance.ceil())
}

/// A name without characters that the font lacks. `None` if no letter or digit is left.
pub(crate) fn drawable(name: &str) -> Option<String> {
    let known = name.chars().filter(|c| c.is_whitespace() || FONT.glyph_id(*c).0 != 0);
    let known: String = known.collect();
    let words: Vec<_> = known.split_whitespace().collect();
    Some(words.join(" ")).filter(|name| name.chars().any(char::is_alphanumeric))
}

/// The text, cut off if it is too wide.
pub(crate) fn cut(text: &str, cap_height: usize, room: usize) -> String {
    if width(text, cap_height) <= room {
        return text.into();
    }
    let mut left: Vec<char> = text.chars().collect();
    while left.pop().is_some() {
        let shorter: String = left.iter().collect::<String>().trim_end().to_owned() + "…";
        if width(&shorter, cap_height) <= room {
            return shorter;
        }
    }
    String::new()
}

/// A mask of a text, centered in `width` × `height` pixels. Capitals are `cap_height` pixels high.
pub(crate) fn coverage(text: &str, cap_height: usize, width: usize, height: usize) -> GrayImage {
    let side = |length: usize| u32::try_from(length).unwrap_or(1);
    let mut image = GrayImage::new(side(width), side(height));
    let scale = scale(cap_height);
    let ascent = whole(FONT.as_scaled(scale).ascent().round());
    let baseline = (height + cap_height).div_ceil(2);
    let start = width.saturating_sub(self::width(text, cap_height)) / 2;
    let place = |at: usize| i32::try_from(at).unwrap_or(0);
    let top = place(baseline) - place(ascent);
    draw_text_mut(&mut image, Luma([255]), place(start), top, scale, &*FONT, text);
    image
}

/// The scale of `ab_glyph` at which capitals have this height.
fn scale(cap_height: usize) -> PxScale {
    let em = FONT.units_per_em().unwrap_or(1000.0);
    PxScale::from(as_f32(cap_height) / CAP_HEIGHT * FONT.height_unscaled() / em)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small and not negative"
)]
fn whole(length: f32) -> usize {
    length as usize
}
