//! Filters and packs a band of rows by itself, so that it fits below the same row anywhere.

use flate2::{Compress, Compression, FlushCompress};

use crate::encode::adler::Adler;

/// The byte that says that a row is written as it is.
const PLAIN: u8 = 0;
/// The byte that says that a row is written as its difference from the row above.
const UP: u8 = 2;

/// How hard rows are packed. More than these two costs more and saves next to nothing, for rows that are filtered hold few
/// matches that are worth a search.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub(super) enum Effort {
    /// In half the time.
    Quick,
    /// To four fifths of the bytes.
    Thorough,
}

impl Effort {
    fn level(self) -> Compression {
        Compression::new(match self {
            Self::Quick => 1,
            Self::Thorough => 2,
        })
    }
}

/// Rows of a picture, and the one above them, which is empty for the first.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Rows<'a> {
    pub(super) effort: Effort,
    pub(super) width: usize,
    pub(super) above: &'a [u8],
    pub(super) pixels: &'a [u8],
}

/// A band as it stands in a file: blocks that end at a whole byte and look back at nothing before them.
#[derive(Debug)]
pub(super) struct Band {
    pub(super) bytes: Box<[u8]>,
    /// The sum of what is packed, and its length.
    pub(super) sum: (Adler, usize),
}

/// Packs bands one after the other; none knows of those before it.
///
/// The feature `zlib-rs` matters: `miniz_oxide`, the other one, takes two and a half times as long for as many bytes.
pub(super) struct Packer {
    pub(super) effort: Effort,
    zlib: Compress,
    filtered: Vec<u8>,
}

impl Packer {
    pub(super) fn new(effort: Effort) -> Self {
        Self { effort, zlib: Compress::new(effort.level(), false), filtered: Vec::new() }
    }

    /// Packs rows, which must ask for the effort that it makes.
    pub(super) fn pack(&mut self, rows: Rows<'_>) -> Band {
        self.filtered.clear();
        let mut above = Some(rows.above).filter(|above| !above.is_empty());
        for row in rows.pixels.chunks_exact(rows.width) {
            filter(row, above.replace(row), &mut self.filtered);
        }
        let bytes = self.packed();
        Band { bytes, sum: (Adler::of(&self.filtered), self.filtered.len()) }
    }

    fn packed(&mut self) -> Box<[u8]> {
        let (start, mut read) = (self.zlib.total_in(), 0);
        let mut bytes = Vec::with_capacity(self.filtered.len() / 4 + 64);
        loop {
            let left = &self.filtered[read..];
            // A full flush, so that nothing that comes after looks back at this.
            let status = self.zlib.compress_vec(left, &mut bytes, FlushCompress::Full);
            status.expect("its state is sound, and nothing comes after an end");
            read = usize::try_from(self.zlib.total_in() - start).unwrap_or(self.filtered.len());
            if bytes.len() < bytes.capacity() {
                return bytes.into();
            }
            bytes.reserve(self.filtered.len() / 2 + 64);
        }
    }
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
