//! Bot tokens in Discord's form, with the application's id in them.

use crate::base64;
use crate::id::Id;

/// The token that an application has if nobody chooses another: its id, and where others have a moment and a signature, words that say what it is.
pub(crate) fn for_application(app: Id) -> String {
    let id = base64::encode(app.to_string().as_bytes());
    format!("{}.Castle.not-a-secret_sandbox-only-0000000000", id.trim_end_matches('='))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_three_parts_and_begins_with_the_applications_id() {
        let token = for_application(Id(1_455_953_436_672_000_000));
        let parts = token.split('.').collect::<Vec<_>>();
        let [id, moment, signature] = parts[..] else { panic!("{token}") };
        assert_eq!(base64::decode(id).as_deref(), Some(&b"1455953436672000000"[..]));
        assert_eq!((moment.len(), signature.len()), (6, 36));
    }
}
