//! Text: its width, and its coverage of each pixel.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

/// Noto Sans Bold, of which a capital is as high as this part of an em.
const CAP_HEIGHT: f32 = 0.714;

static FONT: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(notosans::BOLD_TTF).expect("the font is compiled in and well formed")
});

/// How wide a text is, in pixels, with capitals of this height.
pub(crate) fn width(text: &str, cap_height: usize) -> usize {
    let font = FONT.as_scaled(scale(cap_height));
    let advance: f32 = text.chars().map(|c| font.h_advance(FONT.glyph_id(c))).sum();
    whole(advance.ceil())
}

/// The coverage of a text whose capitals fill the middle of the given height.
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

/// The scale, as `ab_glyph` counts it, at which capitals are this high.
fn scale(cap_height: usize) -> PxScale {
    let em = FONT.units_per_em().unwrap_or(1000.0);
    let cap = f32::from(u16::try_from(cap_height).unwrap_or(1));
    PxScale::from(cap / CAP_HEIGHT * FONT.height_unscaled() / em)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small and not negative"
)]
fn whole(length: f32) -> usize {
    length as usize
}
