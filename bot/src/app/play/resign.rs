//! Resigning, and calling off a match before each side has moved.

use matches::{Head, MatchId, Request};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::PlayPress;
use crate::app::view::title::game_name;
use crate::words::common::Label;
use crate::words::play::PlayText;

/// Asks a player to confirm resigning, or calling the match off while that is possible.
pub(crate) fn ask_to_resign(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    view.seat_of_player(by.player)?;
    let head = view.head();
    Ok(Answer::say(question(head))
        .button(PlayPress::Resign(id), Label::ReallyResign, Style::Grave)
        .when(view.may_abort(by.player), |answer| {
            answer.button(PlayPress::Abort(id), Label::CallOff, Style::Plain)
        })
        .button(PlayPress::board(id), Label::PlayOn, Style::Main))
}

/// The question before resigning. The outcome depends on how many players are left.
pub(crate) fn question(head: &Head) -> PlayText {
    let left = usize::from(head.seats) - head.gone.len();
    PlayText::ReallyResign { game: game_name(head), id: head.id.to_string(), left }
}

pub(super) fn resign(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().resign(id, by)?;
    Ok(app.board_view().reply(&app.matches().view(id)?, by.player)?.prepend(PlayText::Resigned))
}

/// Calls a match off before each side has moved.
pub(super) fn abort(app: &App, by: Request, id: MatchId) -> Result {
    // As on the match page, only players to move are told whether a match can still be aborted.
    app.matches().view(id)?.seat_to_move(by.player, None)?;
    app.matches().abort(id, by)?;
    Ok(Answer::say(PlayText::CalledOff { id: id.to_string() }))
}
