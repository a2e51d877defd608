//! Bytes in hexadecimal digits.

use std::fmt::Write as _;

/// Bytes as lower-case digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
