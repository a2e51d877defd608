//! The ids of what is looked at: lists, replays, matches from elsewhere.

use matches::{Cursor, Key, MatchId};

use crate::app::view::home_side::parse_side;
use crate::app::{Listed, Replay, ReplaySource, See};
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
        See::Step { replay, frame } => on_reel("step", *replay, &moment(*frame)),
        See::Taken { replay, at } => on_reel("taken", *replay, &at.to_string()),
        See::Better { replay, at } => on_reel("better", *replay, &at.to_string()),
        See::Jump(replay) => on_reel("jump", *replay, ""),
        See::Jumped(replay) => on_reel("jumped", *replay, ""),
        See::Roll(replay) => on_reel("roll", *replay, ""),
        See::Exhibit { replay, at } => {
            on_reel("show", *replay, &at.map_or(String::new(), |at| at.to_string()))
        }
        See::Export(source) => on_reel("export", Replay::new(*source), ""),
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
fn on_reel(word: &'static str, replay: Replay, at: &str) -> Fields {
    let home = side(replay.home);
    match replay.source {
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
    let home = if home.is_empty() { None } else { Some(parse_side(home)?) };
    let replay = Replay { source, home };
    let step = || u32::try_from(number(at)?).ok();
    Some(match (word, at.is_empty()) {
        ("step", false) => See::Step { replay, frame: frame(at)? },
        ("taken", false) => See::Taken { replay, at: step()? },
        ("better", false) => See::Better { replay, at: step()? },
        ("show", false) => See::Exhibit { replay, at: Some(step()?) },
        ("show", true) => See::Exhibit { replay, at: None },
        ("jump", true) => See::Jump(replay),
        ("jumped", true) => See::Jumped(replay),
        ("roll", true) => See::Roll(replay),
        ("export", true) if home.is_none() => See::Export(source),
        _ => return None,
    })
}
