//! The ids of what is looked at: lists, replays, matches from elsewhere.

use matches::{Cursor, Key, MatchId};

use crate::app::{Listed, Reel, See, Turned, read_home};
use crate::discord::custom_id::fields::{Fields, frame, moment, number, side};

pub(super) fn seen(see: &See) -> Fields {
    let of = |word, id: &MatchId| (word, Some(*id), None, String::new());
    match see {
        See::Games { list, at } => {
            let (shelf, way) = at.map_or((String::new(), ""), |at| {
                (format!("-{}", at.shelf), if at.is_before { "<" } else { ">" })
            });
            ("games", at.map(|at| at.id), None, format!("{}{shelf}{way}", list_word(*list)))
        }
        See::Visit => ("visit", None, None, String::new()),
        See::Step { reel, frame, turned } => on_reel("step", *reel, *turned, &moment(*frame)),
        See::Taken { reel, at, turned } => on_reel("taken", *reel, *turned, &at.to_string()),
        See::Better { reel, at, turned } => on_reel("better", *reel, *turned, &at.to_string()),
        See::Jump { reel, turned } => on_reel("jump", *reel, *turned, ""),
        See::Jumped { reel, turned } => on_reel("jumped", *reel, *turned, ""),
        See::Roll { reel, turned } => on_reel("roll", *reel, *turned, ""),
        See::Exhibit { reel, at, turned } => {
            on_reel("show", *reel, *turned, &at.map_or(String::new(), |at| at.to_string()))
        }
        See::Export(reel) => on_reel("export", *reel, None, ""),
        See::Since(id) => of("since", id),
        See::Moves { id, to } => {
            let to = to.map(|to| to.to_string()).unwrap_or_default();
            ("moves", Some(*id), None, to)
        }
        See::Unwatch(id) => of("unwatch", id),
        See::Follow(id) => of("follow", id),
        See::Unfollow(id) => of("unfollow", id),
    }
}

fn list_word(list: Listed) -> &'static str {
    match list {
        Listed::Mine => "mine",
        Listed::Open => "open",
        Listed::Running => "running",
        Listed::Over => "over",
    }
}

/// `12!-top`, or `12!-top-<request>` of a file that was brought.
fn on_reel(word: &'static str, reel: Reel, turned: Turned, at: &str) -> Fields {
    let home = side(turned);
    match reel {
        Reel::Match(id) => (word, Some(id), None, format!("{at}-{home}")),
        Reel::Brought(key) => (word, None, None, format!("{at}-{home}-{}", key.0)),
    }
}

/// `mine`, or `mine-0>` beside a match.
pub(super) fn games(id: Option<MatchId>, rest: &str) -> Option<See> {
    let (word, at) = match (id, rest.split_once('-')) {
        (None, None) => (rest, None),
        (Some(id), Some((word, at))) => {
            let is_before = at.ends_with('<');
            let shelf = at.strip_suffix(['<', '>'])?;
            let shelf = u8::try_from(number(shelf)?).ok()?;
            (word, Some(Cursor { shelf, id, is_before }))
        }
        _ => return None,
    };
    let list = Listed::ALL.into_iter().find(|list| list_word(*list) == word)?;
    Some(See::Games { list, at })
}

pub(super) fn of_reel(word: &str, id: Option<MatchId>, rest: &str) -> Option<See> {
    let mut parts = rest.splitn(3, '-');
    let (at, home, key) = (parts.next()?, parts.next()?, parts.next());
    let reel = match (id, key) {
        (Some(id), None) => Reel::Match(id),
        (None, Some(key)) => Reel::Brought(Key(number(key)?)),
        _ => return None,
    };
    let turned = if home.is_empty() { None } else { Some(read_home(home)?) };
    let step = || u32::try_from(number(at)?).ok();
    Some(match (word, at.is_empty()) {
        ("step", false) => See::Step { reel, frame: frame(at)?, turned },
        ("taken", false) => See::Taken { reel, at: step()?, turned },
        ("better", false) => See::Better { reel, at: step()?, turned },
        ("show", false) => See::Exhibit { reel, at: Some(step()?), turned },
        ("show", true) => See::Exhibit { reel, at: None, turned },
        ("jump", true) => See::Jump { reel, turned },
        ("jumped", true) => See::Jumped { reel, turned },
        ("roll", true) => See::Roll { reel, turned },
        ("export", true) if turned.is_none() => See::Export(reel),
        _ => return None,
    })
}
