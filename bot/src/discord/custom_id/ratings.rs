//! Custom ids of profiles and leaderboards.

use matches::PlayerId;

use crate::app::press::{Press, RatingsPress};
use crate::discord::custom_id::parts::{Parts, number, page, parse_page};

pub(super) fn write(press: &RatingsPress) -> Parts<'static> {
    match press {
        RatingsPress::Profile { player } => Parts::word("profile").rest(player.0.to_string()),
        RatingsPress::Leaderboard(at) => Parts::word("leaders").rest(page(at)),
        RatingsPress::ChosenLeaderboard => Parts::word("leaders"),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let rest = &parts.rest;
    let press = match (parts.word, parts.id) {
        ("profile", None) => RatingsPress::Profile { player: PlayerId(number(rest)?) },
        ("leaders", None) if rest.is_empty() => RatingsPress::ChosenLeaderboard,
        ("leaders", None) => RatingsPress::Leaderboard(parse_page(rest)?),
        _ => return None,
    };
    Some(press.into())
}
