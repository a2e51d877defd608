//! The card of a watched match, and the notice of its end.

use matches::{BoardUpdate, Head, MatchId, PlayerId, Stage, WatchCard};
use rules::Join;

use crate::app::answer::args::mentions;
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::play::public_board;
use crate::app::press::WatchingPress;
use crate::app::view::buttons::replay_press;
use crate::app::view::languages;
use crate::app::view::narration::Readers;
use crate::app::view::result::result_sentence;
use crate::app::view::title::game_name;
use crate::words::common::Label;
use crate::words::watching::WatchText;

/// The card of a watched match in a channel, with the head that it shows.
///
/// The card shows what spectators see: all turns since the last card, and finally the result. It pings nobody.
pub(crate) fn card(app: &App, id: MatchId, place: &WatchCard) -> Result<(Head, Answer)> {
    let BoardUpdate { view, skipped, .. } = app.matches().watch_update(id, place)?;
    let head = view.head();
    let board = match head.stage {
        Stage::Over(_) => app.board_view().result(&view)?,
        Stage::Lobby | Stage::Running => {
            public_board::board_with_skipped(app, &view, skipped, Readers::Others)?
        }
    };
    let bare = Answer { pings: Vec::new(), buttons: Vec::new(), ..board }.link(head.place);
    let answer = bare.button(replay_press(head), Label::Replay, Style::Plain);
    let answer = match head.stage {
        Stage::Over(_) => answer,
        Stage::Lobby | Stage::Running => answer
            .button(WatchingPress::Follow(head.id), WatchText::Follow, Style::Plain)
            .button(WatchingPress::Unwatch(head.id), WatchText::Stop, Style::Plain),
    };
    Ok((head.clone(), answer.draw_pictures().in_language(languages::of_match(head))))
}

/// The notice of a match's end to its followers.
pub(crate) fn end_notice(head: &Head, followers: &[PlayerId]) -> Answer {
    let (game, id) = (game_name(head), head.id.to_string());
    let mentioned = mentions(Join::And, followers);
    let line = match head.ending().is_some_and(|ending| !ending.is_result()) {
        true => WatchText::EndedOff { followers: mentioned, game, id },
        false => {
            let came = result_sentence(head).into();
            WatchText::Ended { followers: mentioned, game, id, came }
        }
    };
    let answer = Answer::say(line).link(head.place).ping(followers.iter().copied());
    let answer = answer.in_language(languages::of_match(head));
    answer.button(replay_press(head), Label::Replay, Style::Main)
}
