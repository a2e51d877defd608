//! Encodes and decodes hexadecimal text.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

pub(crate) fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// The bytes of hexadecimal digits. `None` for any other text.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_digits_decode_to_the_encoded_bytes_and_other_texts_are_rejected() {
        let bytes: Vec<u8> = (0..=u8::MAX).collect();
        assert_eq!(unhex(&hex(&bytes)), Some(bytes));
        assert_eq!(["abc", "0x", "+1", "ää"].map(unhex), [None, None, None, None]);
    }
}
