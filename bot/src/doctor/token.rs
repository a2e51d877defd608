//! The format of the bot's token. Only a start of the bot shows whether Discord accepts it.

use data_encoding::BASE64_NOPAD;

use crate::doctor::finding::Finding;

/// Checks the form of a token: three parts, and the first is the bot's id. The result contains no part of the token.
pub(super) fn check(token: &str) -> Finding {
    let parts: Vec<_> = token.split('.').collect();
    let is_plain = |part: &&str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
    };
    let has_form = parts.len() == 3 && parts.iter().all(is_plain) && is_id(parts[0]);
    match has_form {
        true => Finding::Good("it has the form of a bot's token".into()),
        false => Finding::Bad(
            "it has not the form of a bot's token: copy it anew under Bot on https://discord.com/developers/applications (it is neither the client's secret nor the public key)"
                .into(),
        ),
    }
}

/// Whether a part is an id: digits in base 64.
fn is_id(part: &str) -> bool {
    BASE64_NOPAD.decode(part.as_bytes()).is_ok_and(|digits| {
        (15..=20).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bot_token_is_checked_by_form_and_never_printed() {
        // The id 123456789012345678, and two parts that belong to no bot.
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
