//! Custom ids of replays.

use matches::Key;

use crate::app::press::{Press, Replay, ReplayPress, ReplaySource, ShareReplay};
use crate::discord::custom_id::parts::{
    Parts, frame, number, optional_number, optional_side, parse_frame, side,
};

pub(super) fn write(press: ReplayPress) -> Parts<'static> {
    match press {
        ReplayPress::Open { id, frame: at } => Parts::of("replay", id).rest(frame(at)),
        ReplayPress::OpenTurningPoint(id) => Parts::of("decided", id),
        ReplayPress::OpenFilm(id) => Parts::of("film", id),
        ReplayPress::Step { replay, frame: at } => write_replay("step", replay, &frame(at)),
        ReplayPress::TurningPoint(replay) => write_replay("point", replay, ""),
        ReplayPress::LastCapture { replay, at } => write_replay("taken", replay, &at.to_string()),
        ReplayPress::BetterMove { replay, at } => write_replay("better", replay, &at.to_string()),
        ReplayPress::Film(replay) => write_replay("roll", replay, ""),
        ReplayPress::Export(source) => write_replay("export", Replay::new(source), ""),
        ReplayPress::CatchUp(id) => Parts::of("since", id),
        ReplayPress::ListMoves { id, to } => Parts::of("moves", id).rest(optional(to)),
    }
}

pub(super) fn write_share(share: ShareReplay) -> Parts<'static> {
    write_replay("show", share.replay, &optional(share.at))
}

fn optional(number: Option<u32>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// Writes `12!-top` for a match, or `12!-top-<key>` for an uploaded file.
pub(super) fn write_replay(word: &'static str, replay: Replay, at: &str) -> Parts<'static> {
    let home = side(replay.home);
    match replay.source {
        ReplaySource::Match(id) => Parts::of(word, id).rest(format!("{at}-{home}")),
        ReplaySource::Upload(key) => Parts::word(word).rest(format!("{at}-{home}-{}", key.0)),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let rest = &parts.rest;
    let press = match parts.word {
        "replay" => ReplayPress::Open { id: parts.id?, frame: parse_frame(rest)? },
        "decided" => ReplayPress::OpenTurningPoint(parts.id?),
        "film" => ReplayPress::OpenFilm(parts.id?),
        "since" => ReplayPress::CatchUp(parts.id?),
        "moves" => ReplayPress::ListMoves { id: parts.id?, to: optional_number(rest)? },
        "show" => return read_share(parts).map(Press::from),
        _ => read_on_replay(parts)?,
    };
    Some(press.into())
}

fn read_share(parts: &Parts<'_>) -> Option<ShareReplay> {
    let (replay, at) = read_replay(parts)?;
    Some(ShareReplay { replay, at: optional_number(at)? })
}

fn read_on_replay(parts: &Parts<'_>) -> Option<ReplayPress> {
    let (replay, at) = read_replay(parts)?;
    Some(match parts.word {
        "step" => ReplayPress::Step { replay, frame: parse_frame(at)? },
        "point" if at.is_empty() => ReplayPress::TurningPoint(replay),
        "taken" => ReplayPress::LastCapture { replay, at: number(at)? },
        "better" => ReplayPress::BetterMove { replay, at: number(at)? },
        "roll" if at.is_empty() => ReplayPress::Film(replay),
        "export" if at.is_empty() && replay.home.is_none() => ReplayPress::Export(replay.source),
        _ => return None,
    })
}

/// Reads a replay, and the text before it, such as a step.
pub(super) fn read_replay<'a>(parts: &'a Parts<'_>) -> Option<(Replay, &'a str)> {
    let mut fields = parts.rest.splitn(3, '-');
    let (at, home, key) = (fields.next()?, fields.next()?, fields.next());
    let source = match (parts.id, key) {
        (Some(id), None) => ReplaySource::Match(id),
        (None, Some(key)) => ReplaySource::Upload(Key(number(key)?)),
        (Some(_), Some(_)) | (None, None) => return None,
    };
    Some((Replay { source, home: optional_side(home)? }, at))
}
