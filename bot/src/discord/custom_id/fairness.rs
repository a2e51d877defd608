//! Custom ids of a match's deal: the facts about it, and its proof.

use crate::app::press::{FairnessPress, Press};
use crate::discord::custom_id::parts::Parts;

pub(super) fn write(press: FairnessPress) -> Parts<'static> {
    match press {
        FairnessPress::Show(id) => Parts::of("fair", id),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match parts.word {
        "fair" => FairnessPress::Show(parts.id?),
        _ => return None,
    };
    Some(press.into())
}
