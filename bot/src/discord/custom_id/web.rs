//! Custom ids of the match page.

use crate::app::press::{Press, WebPress};
use crate::discord::custom_id::parts::Parts;

pub(super) fn write(press: WebPress) -> Parts<'static> {
    match press {
        WebPress::Open(id) => Parts::of("page", id),
        WebPress::Share(id) => Parts::of("page-share", id),
        WebPress::EndSessions => Parts::word("page-sign-out"),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match (parts.word, parts.id) {
        ("page", Some(id)) => WebPress::Open(id),
        ("page-share", Some(id)) => WebPress::Share(id),
        ("page-sign-out", None) => WebPress::EndSessions,
        _ => return None,
    };
    Some(press.into())
}
