//! A match as a film.

use matches::Request;
use render::MOST_FRAMES;

use crate::app::analysis::turning_points;
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{Replay, ReplayPress, ShareReplay};
use crate::app::replay::abridgment::abridge;
use crate::app::replay::source::OpenReplay;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

pub(crate) fn show(app: &App, by: Request, replay: Replay) -> Result {
    let opened = OpenReplay::open(app, by, replay)?;
    Ok(opened
        .add_link(film(app, &opened)?)
        .retry_with(ReplayPress::Film(replay))
        .button(replay.step(0), Label::Steps, Style::Plain)
        .button(ShareReplay { replay, at: None }, ReplayText::ShowFilm, Style::Plain))
}

/// The film, with a line that says what it shows.
pub(super) fn film(app: &App, opened: &OpenReplay) -> Result {
    let shown = positions(app, opened)?;
    let film = opened.film(app, opened.recording.sights_at(&shown)?);
    let count = opened.recording.count() as usize;
    // Only the last positions are shown if the file would be too large.
    let first = film.as_ref().and_then(|(_, kept)| shown.iter().rev().take(*kept).next_back());
    let moves = count - first.copied().unwrap_or(count);
    let game = opened.game();
    let line = match opened.head().map(|head| head.id.to_string()) {
        None => ReplayText::FileFilm { game, moves },
        Some(id) if moves < count => ReplayText::LongFilm { game, id, moves },
        Some(id) => ReplayText::Film { game, id, moves },
    };
    Ok(Answer::say(line).show(film.map(|(picture, _)| picture)))
}

/// The positions that a film shows: all, or the most important ones of a long match.
fn positions(app: &App, opened: &OpenReplay) -> Result<Vec<usize>> {
    let deciding = opened.head().map(|head| turning_points(app, head)).transpose()?;
    Ok(abridge(&opened.recording.turns()?, &deciding.unwrap_or_default(), MOST_FRAMES))
}
