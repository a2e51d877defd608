//! Encodes a stored record as a magic byte, its kind, its version, a checksum and the body.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

const MAGIC: u8 = 0xB6;
const HEADER_BYTES: usize = 8;

/// A record that can be stored. Only its newest version is written, and every released version can be read.
pub(crate) trait Stored: Serialize + DeserializeOwned + 'static {
    /// The number of this kind of record. A record of another kind never decodes as this kind.
    const KIND: u8;
    /// The version of the first released form.
    const FIRST: u16;
    /// The readers of all versions, from [`Stored::FIRST`] to the newest. The last one is [`newest`].
    const READERS: &'static [Reader<Self>];
}

/// Reads the body of one version. `None` if the body can't be decoded.
pub(crate) type Reader<R> = fn(&[u8]) -> Option<R>;

pub(crate) fn newest<R: Stored>(body: &[u8]) -> Option<R> {
    postcard::from_bytes(body).ok()
}

/// Reads a body of an older version, and converts it.
pub(crate) fn former<Old: DeserializeOwned, R: From<Old>>(body: &[u8]) -> Option<R> {
    postcard::from_bytes::<Old>(body).ok().map(R::from)
}

const fn version<R: Stored>() -> u16 {
    R::FIRST + R::READERS.len() as u16 - 1
}

/// The reason why a row can't be read.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub(crate) enum Damage {
    /// The bytes are too short, or don't begin with the magic byte.
    #[error("it is not a record")]
    Foreign,
    /// The record is of another kind.
    #[error("it is a record of kind {0}")]
    Kind(u8),
    /// The record is older than the first released form.
    #[error("a version before 0.2 has written it, in version {0} of its form")]
    Older(u16),
    /// A newer program has written the record. It is not damaged, and must not be overwritten.
    #[error("a newer Castellan has written it, in version {0} of its form")]
    Newer(u16),
    /// The checksum doesn't match: some bytes have changed.
    #[error("its checksum does not match")]
    Checksum,
    /// The checksum is right, but the body does not decode.
    #[error("its content can't be decoded")]
    Content,
}

/// Encodes a record.
pub(crate) fn seal<R: Stored>(record: &R) -> Vec<u8> {
    let body =
        postcard::to_allocvec(record).expect("a record has only fields that postcard can write");
    let mut bytes = Vec::with_capacity(HEADER_BYTES + body.len());
    bytes.push(MAGIC);
    bytes.push(R::KIND);
    bytes.extend(version::<R>().to_be_bytes());
    bytes.extend(checksum(R::KIND, version::<R>(), &body).to_be_bytes());
    bytes.extend(body);
    bytes
}

/// Reads what [`seal`] wrote, in any released version.
pub(crate) fn open<R: Stored>(bytes: &[u8]) -> Result<R, Damage> {
    let (kind, version, body) = unwrapped(bytes)?;
    if kind != R::KIND {
        return Err(Damage::Kind(kind));
    }
    let index = version.checked_sub(R::FIRST).ok_or(Damage::Older(version))?;
    let reader = R::READERS.get(usize::from(index)).ok_or(Damage::Newer(version))?;
    reader(body).ok_or(Damage::Content)
}

/// The record in its newest version. `None` if it already has that version.
pub(crate) fn renewed<R: Stored>(bytes: &[u8]) -> Result<Option<Vec<u8>>, Damage> {
    let record: R = open(bytes)?;
    let (_, found, _) = unwrapped(bytes)?;
    Ok((found < version::<R>()).then(|| seal(&record)))
}

/// The kind, version and body of a record of any kind. Checks the checksum.
pub(crate) fn unwrapped(bytes: &[u8]) -> Result<(u8, u16, &[u8]), Damage> {
    let [MAGIC, kind, v0, v1, c0, c1, c2, c3, body @ ..] = bytes else {
        return Err(Damage::Foreign);
    };
    let version = u16::from_be_bytes([*v0, *v1]);
    if u32::from_be_bytes([*c0, *c1, *c2, *c3]) != checksum(*kind, version, body) {
        return Err(Damage::Checksum);
    }
    Ok((*kind, version, body))
}

/// The checksum covers kind and version too, so that damage there is noticed.
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
        const FIRST: u16 = 3;
        const READERS: &'static [Reader<Self>] = &[newest];
    }

    /// The same record with a second number.
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct New(u32, u32);

    impl From<Old> for New {
        fn from(Old(first): Old) -> Self {
            Self(first, 0)
        }
    }

    impl Stored for New {
        const KIND: u8 = 200;
        const FIRST: u16 = 3;
        const READERS: &'static [Reader<Self>] = &[former::<Old, Self>, newest];
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Other(u32);

    impl Stored for Other {
        const KIND: u8 = 201;
        const FIRST: u16 = 1;
        const READERS: &'static [Reader<Self>] = &[newest];
    }

    #[test]
    fn a_record_decodes_to_the_encoded_value() {
        assert_eq!(open(&seal(&Old(7))), Ok(Old(7)));
        assert_eq!(open(&seal(&New(7, 8))), Ok(New(7, 8)));
    }

    #[test]
    fn a_record_of_an_old_version_decodes_and_is_renewed() {
        let old = seal(&Old(7));
        assert_eq!(open(&old), Ok(New(7, 0)));
        assert_eq!(renewed::<New>(&old), Ok(Some(seal(&New(7, 0)))));
        assert_eq!(renewed::<New>(&seal(&New(7, 8))), Ok(None));
        assert_eq!(renewed::<Other>(&old), Err(Damage::Kind(200)));
    }

    #[test]
    fn a_record_older_than_the_first_released_version_is_rejected() {
        let mut old = seal(&Old(7));
        old[2..4].copy_from_slice(&2_u16.to_be_bytes());
        let sum = checksum(200, 2, &old[HEADER_BYTES..]);
        old[4..8].copy_from_slice(&sum.to_be_bytes());
        assert_eq!(open::<Old>(&old), Err(Damage::Older(2)));
    }

    #[test]
    fn any_changed_bit_is_detected() {
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
    fn a_record_of_another_kind_or_a_newer_version_is_rejected() {
        assert_eq!(open::<Other>(&seal(&Old(7))), Err(Damage::Kind(200)));
        assert_eq!(open::<Old>(&seal(&New(7, 8))), Err(Damage::Newer(4)));
    }
}
