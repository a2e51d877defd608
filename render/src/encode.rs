//! A canvas as PNG.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use crate::canvas::Canvas;
use crate::palette::palette;

/// The picture as an indexed PNG.
///
/// `Up` turns everything that runs down a board into zeros. Level 3 of zlib-rs then saves a quarter of level 1 for less than
/// three times the time; what comes after costs more and saves little. The feature `zlib-rs` of `png` matters: `miniz_oxide`,
/// its default, takes two and a half times as long for as many bytes.
pub(crate) fn png(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(64 << 10);
    write(canvas, &mut bytes).expect("writing to memory does not fail, and sizes are at least 1");
    bytes
}

fn write(canvas: &Canvas, bytes: &mut Vec<u8>) -> Result<(), EncodingError> {
    let size = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    let mut encoder = Encoder::new(bytes, size(canvas.width), size(canvas.height));
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette().bytes());
    encoder.set_filter(Filter::Up);
    encoder.set_deflate_compression(DeflateCompression::Level(3));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.pixels)?;
    writer.finish()
}
