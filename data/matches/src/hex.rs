//! Hexadecimal text.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// Lower-case hexadecimal digits, two per byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// The bytes of lower-case hexadecimal digits. `None` for any other text.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_their_digits_and_from_nothing_else() {
        let bytes: Vec<u8> = (0..=u8::MAX).collect();
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert_eq!(["abc", "0x", "+1", "ää"].map(unhex), [None, None, None, None]);
    }
}
