//! The moves since a player's last one, ply by ply and as a short film.

use matches::{MatchId, Recap, Request};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{PlayPress, Replay};
use crate::app::replay::source::OpenReplay;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The most moves in the film.
const MAX_MOVES: usize = 24;

/// The most moves in words.
const MAX_DESCRIBED: usize = 6;

/// Shows a player the moves since their last one, and a spectator the last move.
pub(crate) fn show(app: &App, by: Request, id: MatchId) -> Result {
    let replay = Replay::from(id);
    let opened = OpenReplay::open(app, by, replay)?;
    let seat = opened.head().and_then(|head| head.seat_of(by.player));
    let recap = opened.recording.recap(seat, MAX_MOVES)?;
    let (game, number, moves) = (opened.game(), id.to_string(), recap.plies.len());
    let heading = match (seat, moves) {
        (_, 0) => ReplayText::SinceNothing { game, id: number },
        (Some(_), moves) => ReplayText::SinceYours { game, id: number, moves },
        (None, _) => ReplayText::SinceLast { game, id: number },
    };
    let answer = with_plies(opened.add_link(Answer::say(heading)), &opened, &recap);
    let (step, mut sights) = (replay.step(recap.from), recap.sights);
    let answer = match sights.len() {
        0 | 1 => sights.pop().into_iter().fold(answer, |answer, sight| {
            let scene = opened.scene(sight.as_ref());
            answer.show(opened.pictures(app, scene, sight))
        }),
        _ => answer.show(opened.film(app, sights).map(|(film, _)| film)),
    };
    let is_turn = opened.head().is_some_and(|head| head.is_turn_of(by.player));
    let answer = match is_turn {
        true => answer.button(PlayPress::OpenPanel(id), Label::Move, Style::Main),
        false => answer.button(PlayPress::board(id), Label::Board, Style::Plain),
    };
    Ok(answer.button(step, Label::Steps, Style::Plain))
}

/// Adds the last plies in words.
fn with_plies(answer: Answer, opened: &OpenReplay, recap: &Recap) -> Answer {
    let names = recap.sights.last().map(|sight| sight.seat_names()).unwrap_or_default();
    let plies = (recap.from + 1..).zip(&recap.plies);
    let last = plies.skip(recap.plies.len().saturating_sub(MAX_DESCRIBED));
    last.fold(answer, |answer, (ply, (seat, notes))| {
        match opened.hidden_ply(ply, *seat, &names, notes) {
            Some(line) => answer.line(line),
            None => answer.lines(opened.note_lines(ply, notes.clone(), true)),
        }
    })
}
