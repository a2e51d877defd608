//! Bytes as a person can compare them.

/// Two lower-case digits a byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of such digits; none of anything else.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    digits.chunks(2).map(|byte| u8::try_from(16 * byte[0] + byte[1]).ok()).collect()
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
