//! Checks that rows are stored as pinned bytes, which every later program must be able to read. For tests alone.

use crate::codec::{Stored, open, seal};
use crate::hex::hex;

/// Asserts that a row is stored as these bytes, and reads back from them.
pub(crate) fn check<R: Stored + PartialEq>(row: &R, golden: &str) {
    assert_eq!(hex(&seal(row)), golden);
    let digit = |at: usize| u8::from_str_radix(&golden[at..at + 2], 16).expect("two digits");
    let bytes: Vec<u8> = (0..golden.len()).step_by(2).map(digit).collect();
    assert!(open::<R>(&bytes).is_ok_and(|read| read == *row), "{golden}");
}
