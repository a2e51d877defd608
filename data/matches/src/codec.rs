//! How a record lies in a row: a magic byte, what kind it is, its version, a checksum, and then the record itself.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

const MAGIC: u8 = 0xB6;
const HEADER_BYTES: usize = 8;

/// Something that is stored. Writers write the newest version only; every version that ever was has a reader.
///
/// A record that changes (a field, or a variant in anything that it holds) gets the next version: the struct as it was
/// moves to [`crate::versions::before`], a reader of it joins the list, and a golden line pins the new form.
pub(crate) trait Stored: Serialize + DeserializeOwned + 'static {
    /// Tells records apart that would otherwise decode as one another.
    const KIND: u8;
    /// What reads each version, from version 1 to the newest, which is [`newest`].
    const READERS: &'static [Reader<Self>];
}

/// Makes today's record of a body of one version; none of a body that holds no such record.
pub(crate) type Reader<R> = fn(&[u8]) -> Option<R>;

/// Reads the form that is written today.
pub(crate) fn newest<R: Stored>(body: &[u8]) -> Option<R> {
    postcard::from_bytes(body).ok()
}

/// Reads a form of former days.
pub(crate) fn former<Old: DeserializeOwned, R: From<Old>>(body: &[u8]) -> Option<R> {
    postcard::from_bytes::<Old>(body).ok().map(R::from)
}

/// The version in which a record is written.
const fn version<R: Stored>() -> u16 {
    R::READERS.len() as u16
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
    /// It was written by a newer program. This is no damage, and nothing may be written over it.
    #[error("a newer Castellan has written it, in version {0} of its form")]
    Newer(u16),
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
    bytes.extend(version::<R>().to_be_bytes());
    bytes.extend(checksum(R::KIND, version::<R>(), &body).to_be_bytes());
    bytes.extend(body);
    bytes
}

/// Reads what [`seal`] wrote, today or in a program of former days.
pub(crate) fn open<R: Stored>(bytes: &[u8]) -> Result<R, Damage> {
    let (kind, version, body) = unwrapped(bytes)?;
    if kind != R::KIND {
        return Err(Damage::Kind(kind));
    }
    let reader = match usize::from(version).checked_sub(1) {
        Some(index) => R::READERS.get(index).ok_or(Damage::Newer(version))?,
        None => return Err(Damage::Content),
    };
    reader(body).ok_or(Damage::Content)
}

/// Whether a sound record of this kind is of a form of former days.
pub(crate) fn is_old<R: Stored>(bytes: &[u8]) -> bool {
    unwrapped(bytes).is_ok_and(|(kind, found, _)| kind == R::KIND && found < version::<R>())
}

/// A record as it is written today; none where that is how it is written.
pub(crate) fn renewed<R: Stored>(bytes: &[u8]) -> Result<Option<Vec<u8>>, Damage> {
    let record: R = open(bytes)?;
    Ok(is_old::<R>(bytes).then(|| seal(&record)))
}

/// Kind, version and body of a sound record of any kind.
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
        const READERS: &'static [Reader<Self>] = &[newest];
    }

    /// The same record after somebody needed a second number.
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct New(u32, u32);

    impl From<Old> for New {
        fn from(Old(first): Old) -> Self {
            Self(first, 0)
        }
    }

    impl Stored for New {
        const KIND: u8 = 200;
        const READERS: &'static [Reader<Self>] = &[former::<Old, Self>, newest];
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Other(u32);

    impl Stored for Other {
        const KIND: u8 = 201;
        const READERS: &'static [Reader<Self>] = &[newest];
    }

    #[test]
    fn a_record_reads_as_it_was_written() {
        assert_eq!(open(&seal(&Old(7))), Ok(Old(7)));
        assert_eq!(open(&seal(&New(7, 8))), Ok(New(7, 8)));
    }

    #[test]
    fn a_record_of_former_days_reads_as_one_of_today() {
        let old = seal(&Old(7));
        assert_eq!(open(&old), Ok(New(7, 0)));
        assert!(is_old::<New>(&old) && !is_old::<Old>(&old) && !is_old::<Other>(&old));
        assert!(!is_old::<New>(&seal(&New(7, 8))));
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
    fn another_kind_or_a_newer_version_is_not_decoded() {
        assert_eq!(open::<Other>(&seal(&Old(7))), Err(Damage::Kind(200)));
        assert_eq!(open::<Old>(&seal(&New(7, 8))), Err(Damage::Newer(2)));
    }
}
