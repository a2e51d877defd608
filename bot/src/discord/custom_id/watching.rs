//! Custom ids of watching and following matches.

use crate::app::press::{Press, WatchingPress};
use crate::discord::custom_id::parts::Parts;

pub(super) fn write(press: WatchingPress) -> Parts<'static> {
    match press {
        WatchingPress::Unwatch(id) => Parts::of("unwatch", id),
        WatchingPress::Follow(id) => Parts::of("follow", id),
        WatchingPress::Unfollow(id) => Parts::of("unfollow", id),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match parts.word {
        "unwatch" => WatchingPress::Unwatch(parts.id?),
        "follow" => WatchingPress::Follow(parts.id?),
        "unfollow" => WatchingPress::Unfollow(parts.id?),
        _ => return None,
    };
    Some(press.into())
}
