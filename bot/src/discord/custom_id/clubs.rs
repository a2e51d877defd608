//! Custom ids of events.

use matches::{EventId, MatchId, Timestamp};

use crate::app::press::{ClubPress, Press};
use crate::discord::custom_id::parts::{Parts, number};

pub(super) fn write(press: ClubPress) -> Parts<'static> {
    let of = |id: EventId, rest: &'static str| Parts::of("club", MatchId(id.0)).rest(rest);
    match press {
        ClubPress::Announce => Parts::word("club").rest("post"),
        ClubPress::Post(Timestamp(at)) => Parts::word("club").rest(format!("post-{at}")),
        ClubPress::Open => Parts::word("club").rest("open"),
        ClubPress::Show(id) => of(id, "show"),
        ClubPress::Join(id) => of(id, "join"),
        ClubPress::Leave { id, is_sure: false } => of(id, "leave"),
        ClubPress::Leave { id, is_sure: true } => of(id, "leave!"),
        ClubPress::Begin(id) => of(id, "begin"),
        ClubPress::End(id) => of(id, "end!"),
        ClubPress::Files(id) => of(id, "files"),
        ClubPress::Page(id) => of(id, "page"),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let id = parts.id.map(|id| EventId(id.0));
    (parts.word == "club" && parts.revision.is_none()).then_some(())?;
    let press = match (&*parts.rest, id) {
        ("post", None) => ClubPress::Announce,
        ("open", None) => ClubPress::Open,
        ("show", Some(id)) => ClubPress::Show(id),
        ("join", Some(id)) => ClubPress::Join(id),
        ("leave", Some(id)) => ClubPress::Leave { id, is_sure: false },
        ("leave!", Some(id)) => ClubPress::Leave { id, is_sure: true },
        ("begin", Some(id)) => ClubPress::Begin(id),
        ("end!", Some(id)) => ClubPress::End(id),
        ("files", Some(id)) => ClubPress::Files(id),
        ("page", Some(id)) => ClubPress::Page(id),
        (rest, None) => ClubPress::Post(Timestamp(number(rest.strip_prefix("post-")?)?)),
        _ => return None,
    };
    Some(press.into())
}
