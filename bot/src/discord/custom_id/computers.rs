//! Custom ids of hints.

use matches::MatchId;

use crate::app::press::Press;
use crate::discord::custom_id::parts::Parts;

pub(super) fn write_hint(id: MatchId) -> Parts<'static> {
    Parts::of("hint", id)
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    match parts.word {
        "hint" => Some(Press::Hint(parts.id?)),
        _ => None,
    }
}
