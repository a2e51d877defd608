//! Resigning, and calling off a match before each side has moved.

use matches::{By, MatchId, Refused};

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::PlayPress;
use crate::app::view::title::game_name;
use crate::words::common::Label;
use crate::words::play::PlayText;

/// Asks a player to confirm that they resign, or call the match off where that is still possible.
///
/// # Errors
/// They do not play there, or not any more.
pub(crate) fn ask_to_resign(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    view.seat_of_player(by.player)?;
    let head = view.head();
    // How many stay decides what it comes to.
    let left = usize::from(head.seats) - head.gone.len();
    let asked = PlayText::ReallyResign { game: game_name(head), id: id.to_string(), left };
    let answer =
        Answer::say(asked).button(PlayPress::Resign(id), Label::ReallyResign, Style::Grave);
    let answer = match view.may_abort(by.player) {
        true => answer.button(PlayPress::Abort(id), Label::CallOff, Style::Plain),
        false => answer,
    };
    Ok(answer.button(PlayPress::ShowBoard { id, home: None }, Label::PlayOn, Style::Main))
}

/// Resigns.
pub(super) fn resign(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().resign(id, by)?;
    Ok(app.board_view().reply(&app.matches().view(id)?, by.player)?.prepend(PlayText::Resigned))
}

/// Calls a match off before each side has moved.
pub(super) fn abort(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().abort(id, by)?;
    Ok(Answer::say(PlayText::CalledOff { id: id.to_string() }))
}
