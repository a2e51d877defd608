//! A match as a film.

use matches::Request;

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{Replay, ReplayPress, ShareReplay};
use crate::app::replay::source::OpenReplay;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The most moves of a film. Longer ones would be tedious, and too large to send.
const LONGEST_FILM: usize = 300;

/// Shows the film.
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
    let film = opened.film(app, opened.recording.sights(LONGEST_FILM + 1)?);
    let moves = film.as_ref().map_or(0, |(_, positions)| positions.saturating_sub(1));
    let game = opened.game();
    let line = match opened.head().map(|head| head.id.to_string()) {
        None => ReplayText::FileFilm { game, moves },
        Some(id) if moves < opened.recording.count() as usize => {
            ReplayText::LongFilm { game, id, moves }
        }
        Some(id) => ReplayText::Film { game, id, moves },
    };
    Ok(Answer::say(line).show(film.map(|(picture, _)| picture)))
}
