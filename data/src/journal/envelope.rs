//! How a record lies in a row: a magic byte, what kind it is, its version, a checksum, and then the record itself.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

const MAGIC: u8 = 0xB6;
const HEADER_BYTES: usize = 8;

/// Something that is stored. Writers write the newest version only; a changed struct gets the next version and a
/// reader of the old one.
pub(crate) trait Stored: Serialize + DeserializeOwned {
    /// Tells records apart that would otherwise decode as one another.
    const KIND: u8;
    /// Which form of the record this is.
    const VERSION: u16;
}

/// Why a row can't be read.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub(crate) enum Damage {
    /// It is too short, or does not begin as a record does.
    #[error("it is not a record")]
    Foreign,
    /// It is a record of another kind.
    #[error("it is a record of kind {0}")]
    Kind(u8),
    /// It was written by a newer program.
    #[error("it is of version {0}, which this program does not know")]
    Version(u16),
    /// Its bytes have changed.
    #[error("its checksum does not match")]
    Checksum,
    /// Its bytes are as they were written, and yet no such record.
    #[error("its content can't be decoded")]
    Content,
}

/// A record as bytes.
pub(crate) fn seal<R: Stored>(record: &R) -> Vec<u8> {
    let body =
        postcard::to_allocvec(record).expect("a record has only fields that postcard can write");
    let mut bytes = Vec::with_capacity(HEADER_BYTES + body.len());
    bytes.push(MAGIC);
    bytes.push(R::KIND);
    bytes.extend(R::VERSION.to_be_bytes());
    bytes.extend(checksum(R::KIND, R::VERSION, &body).to_be_bytes());
    bytes.extend(body);
    bytes
}

/// Reads what [`seal`] wrote.
pub(crate) fn open<R: Stored>(bytes: &[u8]) -> Result<R, Damage> {
    let [MAGIC, kind, v0, v1, c0, c1, c2, c3, body @ ..] = bytes else {
        return Err(Damage::Foreign);
    };
    let version = u16::from_be_bytes([*v0, *v1]);
    if u32::from_be_bytes([*c0, *c1, *c2, *c3]) != checksum(*kind, version, body) {
        return Err(Damage::Checksum);
    }
    if *kind != R::KIND {
        return Err(Damage::Kind(*kind));
    }
    if version != R::VERSION {
        return Err(Damage::Version(version));
    }
    postcard::from_bytes(body).map_err(|_| Damage::Content)
}

/// Kind and version are part of the sum: a changed byte there is damage too.
fn checksum(kind: u8, version: u16, body: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&[kind]);
    hasher.update(&version.to_be_bytes());
    hasher.update(body);
    hasher.finalize()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Old(u32);

    impl Stored for Old {
        const KIND: u8 = 200;
        const VERSION: u16 = 1;
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct New(u32, u32);

    impl Stored for New {
        const KIND: u8 = 200;
        const VERSION: u16 = 2;
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Other(u32);

    impl Stored for Other {
        const KIND: u8 = 201;
        const VERSION: u16 = 1;
    }

    #[test]
    fn a_record_reads_as_it_was_written() {
        assert_eq!(open(&seal(&Old(7))), Ok(Old(7)));
    }

    #[test]
    fn any_changed_bit_is_noticed() {
        let sound = seal(&Old(7));
        for bit in 0..8 * sound.len() {
            let mut damaged = sound.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(open::<Old>(&damaged).is_err(), "bit {bit}");
        }
        for length in 0..sound.len() {
            assert!(open::<Old>(&sound[..length]).is_err(), "length {length}");
        }
    }

    #[test]
    fn another_kind_or_version_is_not_decoded() {
        assert_eq!(open::<Other>(&seal(&Old(7))), Err(Damage::Kind(200)));
        assert_eq!(open::<Old>(&seal(&New(7, 8))), Err(Damage::Version(2)));
    }
}
