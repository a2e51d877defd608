//! What was played as a moving picture.

use matches::{By, Refused};

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{Frame, Replay, ReplayPress, ShareReplay};
use crate::app::replay::source::Opened;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The most moves of a film: so long it is looked at by nobody, and yet some files are larger than can be sent.
const LONGEST_FILM: usize = 300;

/// Shows the moving picture.
pub(in crate::app) fn show(app: &App, by: By, replay: Replay) -> Result<Answer, Refused> {
    let opened = Opened::of(app, by, replay)?;
    let answer = opened.linked(film(app, &opened)?);
    let answer = answer
        .retry_with(ReplayPress::Film(replay))
        .button(ReplayPress::Step { replay, frame: Frame::Step(0) }, Label::Steps, Style::Plain)
        .button(ShareReplay { replay, at: None }, ReplayText::ShowFilm, Style::Plain);
    Ok(answer)
}

/// The moving picture, with what it shows in words.
pub(super) fn film(app: &App, opened: &Opened) -> Result<Answer, Refused> {
    let sights = opened.recording.sights(LONGEST_FILM + 1)?;
    let count = opened.recording.count() as usize;
    let shown = opened.film(app, sights);
    let moves = shown.as_ref().map_or(0, |(_, sights)| sights.saturating_sub(1));
    let game = opened.game();
    let told = match opened.head().map(|head| head.id.to_string()) {
        None => ReplayText::FileFilm { game, moves }.into(),
        Some(id) if moves < count => rules::Message::from(ReplayText::LongFilm { game, id, moves }),
        Some(id) => ReplayText::Film { game, id, moves }.into(),
    };
    Ok(Answer::say(told).show(shown.map(|(shown, _)| shown)))
}
