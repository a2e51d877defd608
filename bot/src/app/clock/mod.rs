//! Time limits: reminders and other notices.

pub(crate) mod time_up_vote;

use matches::{MatchId, MatchView, Notice, Request, Revisions};
use rules::{Join, Message};

use crate::app::answer::args::{mention_seat, mentions, moment, players_at, remaining_seats};
use crate::app::answer::{Answer, Result, Style};
use crate::app::clock::time_up_vote::decide;
use crate::app::context::App;
use crate::app::press::{ClockPress, PlayPress};
use crate::app::view::deadline::resume_button;
use crate::app::view::title::game_name;
use crate::words::clock::{ClockNoticeText, ClockText, TimeChoiceText};
use crate::words::common::Label;

pub(super) fn press(app: &App, by: Request, press: ClockPress) -> Result {
    match press {
        ClockPress::DecideTimeout(decision) => decide(app, by, decision),
        ClockPress::Resume(id) => resume(app, by, id),
    }
}

/// The notice about a clock event at these revisions, such as a reminder. `None` if it is out of date.
pub(crate) fn notice(app: &App, view: &MatchView, revisions: Revisions) -> Result<Option<Answer>> {
    let head = view.head();
    let Some(notice) = app.matches().notice(head.id, revisions)? else { return Ok(None) };
    let (game, id) = (game_name(head), head.id.to_string());
    let at = head.timing.as_ref().and_then(|timing| timing.until).map(moment);
    let at = at.unwrap_or_else(|| Message::from(ClockText::Still).into());
    let movers = players_at(head, head.to_move);
    let move_button =
        |answer: Answer| answer.button(PlayPress::OpenPanel(head.id), Label::Move, Style::Main);
    Ok(Some(match notice {
        Notice::Reminder { seats, is_late } => {
            let reminded = players_at(head, seats);
            let players = mentions(Join::And, &reminded);
            let answer = Answer::say(ClockNoticeText::Reminder { players, game, id, at });
            move_button(answer.lines(is_late.then_some(ClockNoticeText::Late))).ping(reminded)
        }
        Notice::MoreTime => {
            let players = mentions(Join::And, &movers);
            move_button(Answer::say(ClockNoticeText::MoreTime { players, at })).ping(movers)
        }
        Notice::Resumed { seat } => {
            let (by, players) = (mention_seat(head, seat), mentions(Join::And, &movers));
            let others = movers.into_iter().filter(|&player| Some(player) != head.player(seat));
            move_button(Answer::say(ClockNoticeText::Resumed { by, players, at })).ping(others)
        }
        Notice::Adjourned => {
            let all = players_at(head, remaining_seats(head));
            let players = mentions(Join::And, &all);
            resume_button(Answer::say(ClockNoticeText::Adjourned { players, game, id }), head.id)
                .ping(all)
        }
    }))
}

/// Resumes a paused or adjourned match.
fn resume(app: &App, by: Request, id: MatchId) -> Result {
    app.matches().resume(id, by)?;
    Ok(app.board_view().own(&app.matches().view(id)?, by.player)?.prepend(TimeChoiceText::Resumed))
}
