//! The ids of what is looked at: lists, replays, matches from elsewhere.

use matches::{Cursor, Key, MatchId};

use crate::app::view::home_side::parse_side;
use crate::app::{Listed, ReplaySource, See, Turned};
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
        See::Step { source, frame, turned } => on_reel("step", *source, *turned, &moment(*frame)),
        See::Taken { source, at, turned } => on_reel("taken", *source, *turned, &at.to_string()),
        See::Better { source, at, turned } => on_reel("better", *source, *turned, &at.to_string()),
        See::Jump { source, turned } => on_reel("jump", *source, *turned, ""),
        See::Jumped { source, turned } => on_reel("jumped", *source, *turned, ""),
        See::Roll { source, turned } => on_reel("roll", *source, *turned, ""),
        See::Exhibit { source, at, turned } => {
            on_reel("show", *source, *turned, &at.map_or(String::new(), |at| at.to_string()))
        }
        See::Export(source) => on_reel("export", *source, None, ""),
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
fn on_reel(word: &'static str, source: ReplaySource, turned: Turned, at: &str) -> Fields {
    let home = side(turned);
    match source {
        ReplaySource::Match(id) => (word, Some(id), None, format!("{at}-{home}")),
        ReplaySource::Brought(key) => (word, None, None, format!("{at}-{home}-{}", key.0)),
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
    let source = match (id, key) {
        (Some(id), None) => ReplaySource::Match(id),
        (None, Some(key)) => ReplaySource::Brought(Key(number(key)?)),
        _ => return None,
    };
    let turned = if home.is_empty() { None } else { Some(parse_side(home)?) };
    let step = || u32::try_from(number(at)?).ok();
    Some(match (word, at.is_empty()) {
        ("step", false) => See::Step { source, frame: frame(at)?, turned },
        ("taken", false) => See::Taken { source, at: step()?, turned },
        ("better", false) => See::Better { source, at: step()?, turned },
        ("show", false) => See::Exhibit { source, at: Some(step()?), turned },
        ("show", true) => See::Exhibit { source, at: None, turned },
        ("jump", true) => See::Jump { source, turned },
        ("jumped", true) => See::Jumped { source, turned },
        ("roll", true) => See::Roll { source, turned },
        ("export", true) if turned.is_none() => See::Export(source),
        _ => return None,
    })
}
