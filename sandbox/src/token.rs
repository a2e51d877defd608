//! Bot tokens in Discord's form, with the application's id in them.

use std::io;

use base64::prelude::{BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD, Engine};

use crate::id::Id;

/// The default token of an application: its id, then fixed words in place of a time and a signature.
pub(crate) fn for_application(app: Id) -> String {
    let id = BASE64_STANDARD_NO_PAD.encode(app.to_string());
    format!("{id}.SANDBX.not-a-secret_sandbox-only-0000000000")
}

/// The number of bytes of a token's time, and of its signature.
const DRAWN: (usize, usize) = (4, 27);

/// A token of the same form that nobody can guess.
pub(crate) fn drawn(app: Id) -> io::Result<String> {
    let mut bytes = [0; DRAWN.0 + DRAWN.1];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    let (moment, signature) = bytes.split_at(DRAWN.0);
    let id = BASE64_STANDARD_NO_PAD.encode(app.to_string());
    let [moment, signature] = [moment, signature].map(|part| BASE64_URL_SAFE_NO_PAD.encode(part));
    Ok(format!("{id}.{moment}.{signature}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_token_has_the_same_form_and_is_another_each_time() {
        let app = Id(1_455_953_436_672_000_000);
        let [one, other] = [(), ()].map(|()| drawn(app).expect("there is chance"));
        assert_ne!(one, other);
        let lengths = |token: &str| token.split('.').map(str::len).collect::<Vec<_>>();
        assert_eq!(lengths(&one), lengths(&for_application(app)));
    }

    #[test]
    fn a_token_has_three_parts_and_begins_with_the_applications_id() {
        let token = for_application(Id(1_455_953_436_672_000_000));
        let parts = token.split('.').collect::<Vec<_>>();
        let [id, moment, signature] = parts[..] else { panic!("{token}") };
        assert_eq!(BASE64_STANDARD_NO_PAD.decode(id).as_deref(), Ok(&b"1455953436672000000"[..]));
        assert_eq!((moment.len(), signature.len()), (6, 36));
    }
}
