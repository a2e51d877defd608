//! Custom ids of moderation.

use crate::app::press::{Press, ServerPress};
use crate::discord::custom_id::parts::Parts;

pub(super) fn write(press: ServerPress) -> Parts<'static> {
    match press {
        ServerPress::EndMatch(id) => Parts::of("end!", id),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    match parts.word {
        "end!" => Some(ServerPress::EndMatch(parts.id?).into()),
        _ => None,
    }
}
