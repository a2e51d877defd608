//! Checks a row against the bytes that were stored once, which must be read for ever. Tests alone.

use crate::codec::{Stored, open, seal};
use crate::hex::hex;

/// That a row is stored like this, and read from it.
pub(crate) fn check<R: Stored + PartialEq>(row: &R, golden: &str) {
    assert_eq!(hex(&seal(row)), golden);
    let digit = |at: usize| u8::from_str_radix(&golden[at..at + 2], 16).expect("two digits");
    let bytes: Vec<u8> = (0..golden.len()).step_by(2).map(digit).collect();
    assert!(open::<R>(&bytes).is_ok_and(|read| read == *row), "{golden}");
}
