//! Compression of a connection's messages: none, a zlib stream or a zstd stream.
//!
//! A zlib stream is flushed after each message, so that it ends with `00 00 FF FF`. A zstd stream is one frame without
//! an end, and a message is one or more of its blocks. The blocks are stored uncompressed, which every decoder must
//! accept. On one machine compression gains nothing, and only a C library can flush an encoder between messages.

use flate2::{Compress, Compression, FlushCompress};
use tokio_tungstenite::tungstenite::Message;

/// The growth step of the output buffer.
const ROOM: usize = 16 << 10;
/// The header of a zstd frame: its magic number, no length, and a window of 1 MiB.
const ZSTD_HEAD: [u8; 6] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x50];
/// The largest block of a zstd frame.
const ZSTD_BLOCK: usize = 128 << 10;

/// Compresses the messages of one connection.
#[derive(Debug)]
pub(super) enum Compressor {
    /// Plain text.
    Plain,
    /// `compress=zlib-stream`.
    Zlib(Box<Compress>),
    /// `compress=zstd-stream`, and whether its header was sent.
    Zstd(bool),
}

impl Compressor {
    /// Reads `compress` of an address. `None` if Discord has no such compression.
    pub(super) fn from_query(compress: Option<&str>) -> Option<Self> {
        match compress {
            None => Some(Self::Plain),
            Some("zlib-stream") => {
                Some(Self::Zlib(Box::new(Compress::new(Compression::fast(), true))))
            }
            Some("zstd-stream") => Some(Self::Zstd(false)),
            Some(_) => None,
        }
    }

    /// The next message on the wire.
    pub(super) fn pack(&mut self, text: String) -> Message {
        match self {
            Self::Plain => Message::text(text),
            Self::Zlib(stream) => Message::binary(deflated(stream, text.as_bytes())),
            Self::Zstd(begun) => {
                let head: &[u8] = if *begun { &[] } else { &ZSTD_HEAD };
                *begun = true;
                Message::binary([head, &stored_blocks(text.as_bytes())].concat())
            }
        }
    }
}

fn deflated(stream: &mut Compress, text: &[u8]) -> Vec<u8> {
    let before = stream.total_in();
    let mut out = Vec::with_capacity(ROOM);
    loop {
        let taken = usize::try_from(stream.total_in() - before).unwrap_or(text.len());
        stream
            .compress_vec(&text[taken..], &mut out, FlushCompress::Sync)
            .expect("a stream that is flushed is never finished");
        // Unused capacity means that all output is written.
        if out.len() < out.capacity() {
            return out;
        }
        out.reserve(ROOM);
    }
}

/// Stores content in uncompressed zstd blocks. No block is marked as the last. Each has a header of three bytes, with
/// the length from bit 3 on.
fn stored_blocks(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + 3);
    for block in text.chunks(ZSTD_BLOCK) {
        let head = u32::try_from(block.len() << 3).unwrap_or_default().to_le_bytes();
        out.extend_from_slice(&head[..3]);
        out.extend_from_slice(block);
    }
    out
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    fn long(length: usize) -> String {
        (0..length).map(|at| char::from(b'a' + u8::try_from(at * at % 23).unwrap_or(0))).collect()
    }

    fn bytes(message: Message) -> Vec<u8> {
        message.into_data()
    }

    #[test]
    fn each_message_of_a_zlib_stream_can_be_read_when_it_comes() {
        let mut packing = Compressor::from_query(Some("zlib-stream")).expect("known");
        let mut reader = Decompress::new(true);
        for text in ["{}".to_owned(), long(300_000), "{\"op\":11}".to_owned()] {
            let packed = bytes(packing.pack(text.clone()));
            assert!(packed.ends_with(&[0, 0, 0xFF, 0xFF]), "the suffix that clients wait for");
            let mut read = Vec::with_capacity(400_000);
            reader.decompress_vec(&packed, &mut read, FlushDecompress::Sync).expect("it is zlib");
            assert_eq!(String::from_utf8(read).expect("text"), text);
        }
    }

    #[test]
    fn a_zstd_stream_is_one_frame_whose_blocks_hold_the_messages() {
        let mut packing = Compressor::from_query(Some("zstd-stream")).expect("known");
        let (first, second) =
            (bytes(packing.pack("{}".into())), bytes(packing.pack(long(200_000))));
        assert_eq!(first, [&ZSTD_HEAD[..], &[16, 0, 0], b"{}"].concat());
        assert_eq!(&second[..3], [0, 0, 0x10], "a full block of 128 KiB");
        assert_eq!(second.len(), 200_000 + 2 * 3);
    }

    #[test]
    fn unknown_compressions_are_refused() {
        assert!(Compressor::from_query(Some("brotli")).is_none());
    }
}
