//! What stands in a place where a match is watched, and what those read who follow it.

use matches::{Ending, Head, MatchId, PlayerId, Refused, Shown, Stage, Turns};
use rules::Join;

use crate::app::answer::args::mentions;
use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::games::pages::came_of;
use crate::app::play::public_board;
use crate::app::press::WatchingPress;
use crate::app::view::buttons::replay_press;
use crate::app::view::title::game_name;
use crate::words::common::Label;
use crate::words::watching::WatchText;

/// The card of a match for a place where it is watched: what spectators see of it, with all that was played since what stands
/// there and, once it is over, what came of it. It rings nobody. With how the match stands that it shows.
///
/// # Errors
/// It has not started, or the store has failed.
pub(crate) fn card(app: &App, id: MatchId, place: &Shown) -> Result<(Head, Answer), Refused> {
    let Turns { view, skipped, .. } = app.matches().unseen(id, place)?;
    let head = view.head();
    let shown = match head.stage {
        Stage::Over(_) => app.board_view().result(&view)?,
        Stage::Lobby | Stage::Running => public_board::shown(app, &view, skipped)?,
    };
    let bare = Answer { pings: Vec::new(), buttons: Vec::new(), ..shown }.link(head.place);
    let answer = bare.button(replay_press(head), Label::Replay, Style::Plain);
    let answer = match head.stage {
        Stage::Over(_) => answer,
        Stage::Lobby | Stage::Running => answer
            .button(WatchingPress::Follow(head.id), WatchText::Follow, Style::Plain)
            .button(WatchingPress::Unwatch(head.id), WatchText::Stop, Style::Plain),
    };
    Ok((head.clone(), answer))
}

/// What those read who have followed a match to its end.
pub(crate) fn ended(head: &Head, followers: &[PlayerId]) -> Answer {
    let (game, id) = (game_name(head), head.id.to_string());
    let followers_told = mentions(Join::And, followers);
    let is_off = head.ending().is_some_and(|ending: &Ending| !ending.is_result());
    let told = match is_off {
        true => WatchText::EndedOff { followers: followers_told, game, id },
        false => {
            let came = came_of(head).into();
            WatchText::Ended { followers: followers_told, game, id, came }
        }
    };
    let answer = Answer::say(told).link(head.place).ping(followers.iter().copied());
    answer.button(replay_press(head), Label::Replay, Style::Main)
}
