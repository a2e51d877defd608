//! Encodes a canvas as PNG, in cached bands of rows.

mod adler;
mod band_cache;
mod rows;

use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use crate::canvas::Canvas;
use crate::encode::adler::Adler;
use crate::encode::band_cache::packed_band;
use crate::encode::rows::{Effort, Rows};
use crate::indexed_colors::palette;

/// The rows of a band. Smaller bands mean less work after a move, but worse compression, since each band is
/// independent.
const BAND: usize = 32;

/// Pictures with at most this many pixels are compressed quickly, to at most 80 kB. Larger ones would exceed 90 kB.
const SMALL: usize = 700_000;

/// The zlib header: a window of 32 KiB, fast compression (RFC 1950, section 2.2).
const HEAD: [u8; 2] = [0x78, 0x5e];

/// The final, empty block of the deflate stream (RFC 1951, section 3.2.6).
const LAST: [u8; 2] = [0x03, 0x00];

/// The picture as an indexed PNG.
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
    encoder.set_palette(palette(canvas.theme).bytes());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, &compressed(canvas))?;
    writer.finish()
}

/// Empties the cache of compressed bands, but not of sprites. Benchmarks use it to draw a picture as if for the first
/// time.
pub fn clear_picture_cache() {
    band_cache::clear();
}

/// All rows, filtered and compressed.
fn compressed(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(canvas.pixels.len() / 8 + 1024);
    bytes.extend_from_slice(&HEAD);
    let effort = match canvas.pixels.len() {
        ..=SMALL => Effort::Quick,
        _ => Effort::Thorough,
    };
    let mut sum = Adler::default();
    let mut above: &[u8] = &[];
    for pixels in canvas.pixels.chunks(BAND * canvas.width) {
        let band = packed_band(Rows { effort, width: canvas.width, above, pixels });
        bytes.extend_from_slice(&band.bytes);
        sum = sum.combine(band.sum.0, band.sum.1);
        above = &pixels[pixels.len() - canvas.width..];
    }
    bytes.extend_from_slice(&LAST);
    bytes.extend_from_slice(&sum.to_bytes());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(canvas: &Canvas) -> Vec<u8> {
        let file = png(canvas);
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut decoded = vec![0; canvas.width * canvas.height];
        reader.next_frame(&mut decoded).unwrap();
        decoded
    }

    /// Pseudorandom bytes.
    fn noise() -> impl FnMut() -> u8 {
        let mut state = 1_u32;
        move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            u8::try_from(state >> 24).unwrap_or(0) % 200
        }
    }

    #[test]
    fn a_decoded_png_equals_its_canvas() {
        // Noise does not compress, so the output exceeds the expected size.
        let mut noise = noise();
        for (width, height) in [(1, 1), (300, 200), (7, 900)] {
            let pixels = (0..width * height).map(|_| noise()).collect();
            let canvas = Canvas { width, height, theme: crate::Theme::Light, pixels };
            assert!(decoded(&canvas) == canvas.pixels, "{width} by {height}");
        }
    }

    #[test]
    fn an_incrementally_encoded_png_equals_its_canvas() {
        let mut noise = noise();
        let (width, height) = (64, 10 * BAND);
        let pixels = (0..width * height).map(|_| noise() / 50).collect();
        let mut canvas = Canvas { width, height, theme: crate::Theme::Dark, pixels };
        // Each picture differs from the cached one in another pixel, at the edge of a band or inside.
        for row in [0, 1, BAND - 1, BAND, BAND + 1, 5 * BAND, height - 1] {
            assert!(decoded(&canvas) == canvas.pixels, "before row {row}");
            canvas.pixels[row * width + row % width] ^= 7;
            assert!(decoded(&canvas) == canvas.pixels, "after row {row}");
        }
    }
}
