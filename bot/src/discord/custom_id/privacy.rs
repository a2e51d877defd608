//! Custom ids of a player's stored data.

use crate::app::press::{Press, PrivacyPress};
use crate::discord::custom_id::parts::Parts;

pub(super) fn write(press: PrivacyPress) -> Parts<'static> {
    match press {
        PrivacyPress::Show => Parts::word("held"),
        PrivacyPress::Export => Parts::word("export"),
        PrivacyPress::AskToForget => Parts::word("forget"),
        PrivacyPress::Forget => Parts::word("forget!"),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match (parts.word, parts.id) {
        ("held", None) => PrivacyPress::Show,
        // With a rest, this word exports a replay.
        ("export", None) if parts.rest.is_empty() => PrivacyPress::Export,
        ("forget", None) => PrivacyPress::AskToForget,
        ("forget!", None) => PrivacyPress::Forget,
        _ => return None,
    };
    Some(press.into())
}
