//! A canvas as PNG.

use flate2::{Compress, Compression, FlushCompress, Status};
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use crate::canvas::Canvas;
use crate::palette::palette;

/// The byte that says that a row is written as it is.
const PLAIN: u8 = 0;
/// The byte that says that a row is written as its difference from the row above.
const UP: u8 = 2;

/// Level 3 saves a quarter of level 1 for less than three times the time; what comes after costs more and saves little.
const LEVEL: u32 = 3;

/// Rows are packed when so many bytes of them have come together.
const BLOCK: usize = 32 << 10;

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

/// All rows, filtered and packed.
///
/// So many rows at once as stay in the processor's cache. An encoder that takes them one by one clears its output before
/// each, which costs a quarter of all; one that takes all at once wants a second picture's memory. The feature `zlib-rs`
/// matters: `miniz_oxide`, the other one, takes two and a half times as long for as many bytes.
fn compressed(canvas: &Canvas) -> Vec<u8> {
    let mut packer = Packer {
        zlib: Compress::new(Compression::new(LEVEL), true),
        bytes: Vec::with_capacity(canvas.pixels.len() / 8 + 1024),
    };
    let mut rows = Vec::with_capacity(BLOCK + canvas.width + 1);
    let mut above: Option<&[u8]> = None;
    for row in canvas.pixels.chunks_exact(canvas.width) {
        filter(row, above.replace(row), &mut rows);
        if rows.len() >= BLOCK {
            packer.pack(&rows, FlushCompress::None);
            rows.clear();
        }
    }
    packer.pack(&rows, FlushCompress::Finish);
    packer.bytes
}

/// Adds a row after the byte that names its filter. `Up` turns everything that runs down a board into zeros.
fn filter(row: &[u8], above: Option<&[u8]>, rows: &mut Vec<u8>) {
    let Some(above) = above else {
        rows.push(PLAIN);
        rows.extend_from_slice(row);
        return;
    };
    rows.push(UP);
    rows.extend(row.iter().zip(above).map(|(here, above)| here.wrapping_sub(*above)));
}

/// zlib, and what has come out of it.
struct Packer {
    zlib: Compress,
    bytes: Vec<u8>,
}

impl Packer {
    fn pack(&mut self, rows: &[u8], flush: FlushCompress) {
        let start = self.zlib.total_in();
        loop {
            let read = usize::try_from(self.zlib.total_in() - start).unwrap_or(rows.len());
            let status = self.zlib.compress_vec(&rows[read..], &mut self.bytes, flush);
            let status = status.expect("its state is sound, and nothing comes after the end");
            let has_room = self.bytes.len() < self.bytes.capacity();
            let is_done =
                if flush == FlushCompress::Finish { status == Status::StreamEnd } else { has_room };
            if is_done {
                return;
            }
            self.bytes.reserve(BLOCK);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decoded_is_what_was_drawn_however_well_it_packs() {
        // Noise does not pack: what is written is longer than what was expected.
        let mut state = 1_u32;
        let mut noise = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            u8::try_from(state >> 24).unwrap_or(0) % 200
        };
        for (width, height) in [(1, 1), (300, 200), (7, 900)] {
            let pixels = (0..width * height).map(|_| noise()).collect();
            let canvas = Canvas { width, height, theme: crate::Theme::Light, pixels };
            let file = png(&canvas);
            let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
            let mut decoded = vec![0; width * height];
            reader.next_frame(&mut decoded).unwrap();
            assert!(decoded == canvas.pixels, "{width} by {height}");
        }
    }
}
