//! The form of the bot's token; whether Discord accepts it shows when the bot starts.

use crate::doctor::finding::Finding;

/// Three parts: the bot's number, a moment, and what only Discord can make. Nothing of it is ever told.
pub(super) fn check(token: &str) -> Finding {
    let parts: Vec<_> = token.split('.').collect();
    let is_plain = |part: &&str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
    };
    let has_form = parts.len() == 3 && parts.iter().all(is_plain) && is_number(parts[0]);
    match has_form {
        true => Finding::Good("it has the form of a bot's token".into()),
        false => Finding::Bad(
            "it has not the form of a bot's token: copy it anew under Bot on https://discord.com/developers/applications (it is neither the client's secret nor the public key)"
                .into(),
        ),
    }
}

/// Whether this part says a number of Discord's: digits in base 64, of which three bytes are four characters.
fn is_number(part: &str) -> bool {
    let values = part.bytes().map(|byte| match byte {
        b'A'..=b'Z' => Some(u32::from(byte - b'A')),
        b'a'..=b'z' => Some(u32::from(byte - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(byte - b'0') + 52),
        _ => None,
    });
    let (mut bits, mut held, mut digits) = (0u32, 0, 0);
    for value in values {
        let Some(value) = value else { return false };
        (bits, held) = ((bits << 6 | value) & 0xffff, held + 6);
        if held >= 8 {
            held -= 8;
            if !((bits >> held) as u8).is_ascii_digit() {
                return false;
            }
            digits += 1;
        }
    }
    (15..=20).contains(&digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_form_and_never_told() {
        // The number 123456789012345678, and two parts that are nobody's.
        let well = ["MTIzNDU2Nzg5MDEyMzQ1Njc4", "AAAAAA", "nobodys-own_signature"].join(".");
        assert!(matches!(check(&well), Finding::Good(_)));
        for wrong in
            ["s3cret", "a.b.c", "czNjcmV0czNjcmV0czNjcmV0.b.c", "MTIzNDU2Nzg5MDEyMzQ1Njc4.b"]
        {
            let found = check(wrong);
            assert!(matches!(found, Finding::Bad(_)), "{wrong}");
            assert!(!format!("{found:?}").contains(wrong), "{found:?}");
        }
    }
}
