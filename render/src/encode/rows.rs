//! Filters and compresses a band of rows on its own. The result can be reused in any picture with the same row above.

use flate2::{Compress, Compression, FlushCompress};

use crate::encode::adler::Adler;

/// The filter byte of an unfiltered row.
const PLAIN: u8 = 0;
/// The filter byte of a row stored as its difference from the row above.
const UP: u8 = 2;

/// The compression effort. More effort than these two costs time and saves almost nothing, since filtered rows have few
/// matches worth a search.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub(super) enum Effort {
    /// Half the time of `Thorough`.
    Quick,
    /// Four fifths of the output of `Quick`.
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

/// Rows of a picture, and the row above them. `above` is empty at the top of the picture.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Rows<'a> {
    pub(super) effort: Effort,
    pub(super) width: usize,
    pub(super) above: &'a [u8],
    pub(super) pixels: &'a [u8],
}

/// A compressed band: blocks that end at a whole byte, and don't refer to earlier data.
#[derive(Debug)]
pub(super) struct Band {
    pub(super) bytes: Box<[u8]>,
    /// The checksum and length of the uncompressed bytes.
    pub(super) sum: (Adler, usize),
}

/// Compresses bands, each independently of the earlier ones.
///
/// The packer needs the feature `zlib-rs`: `miniz_oxide` takes two and a half times as long for the same size.
pub(super) struct Packer {
    pub(super) effort: Effort,
    zlib: Compress,
    filtered: Vec<u8>,
}

impl Packer {
    pub(super) fn new(effort: Effort) -> Self {
        Self { effort, zlib: Compress::new(effort.level(), false), filtered: Vec::new() }
    }

    /// Compresses rows, which must have this packer's effort.
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
            // A full flush keeps later data from referring to this band.
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

/// Appends a row with its filter byte. `Up` turns vertical lines on a board into zeros.
fn filter(row: &[u8], above: Option<&[u8]>, rows: &mut Vec<u8>) {
    let Some(above) = above else {
        rows.push(PLAIN);
        rows.extend_from_slice(row);
        return;
    };
    rows.push(UP);
    rows.extend(row.iter().zip(above).map(|(here, above)| here.wrapping_sub(*above)));
}
