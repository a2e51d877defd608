//! What happened since somebody's last move, as far as they may know it: told ply by ply, and as a short moving picture.

use matches::{By, MatchId, Refused, Since};

use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{Frame, PlayPress, ReplayPress};
use crate::app::replay::source::Opened;
use crate::words::common::Label;
use crate::words::replay::ReplayText;

/// The most moves that are shown.
const MOVES: usize = 24;

/// Of so many moves it is told what happened in them; the others are in the picture.
const TOLD: usize = 6;

/// Shows it. Whoever does not play there sees the last move.
pub(in crate::app) fn show(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let opened = Opened::of(app, by, id.into())?;
    let seat = opened.head().and_then(|head| head.seat_of(by.player));
    let since = opened.recording.since(seat, MOVES)?;
    let (game, id_told, moves) = (opened.game(), id.to_string(), since.plies.len());
    let heading = match (seat, moves) {
        (_, 0) => ReplayText::SinceNothing { game, id: id_told },
        (Some(_), moves) => ReplayText::SinceYours { game, id: id_told, moves },
        (None, _) => ReplayText::SinceLast { game, id: id_told },
    };
    let answer = told(Answer::say(heading), &opened, &since);
    let from = since.from;
    let mut sights = since.sights;
    let answer = match sights.len() {
        0 => answer,
        1 => match sights.pop() {
            Some(sight) => {
                let scene = opened.scene(sight.as_ref());
                answer.show(opened.pictures(app, scene, sight))
            }
            None => answer,
        },
        _ => answer.show(opened.film(app, sights).map(|(shown, _)| shown)),
    };
    let answer = opened.linked(answer);
    let is_turn = opened.head().is_some_and(|head| head.is_turn_of(by.player));
    let answer = match is_turn {
        true => answer.button(PlayPress::OpenPanel(id), Label::Move, Style::Main),
        false => answer.button(PlayPress::ShowBoard { id, home: None }, Label::Board, Style::Plain),
    };
    let step = ReplayPress::Step { replay: id.into(), frame: Frame::Step(from) };
    Ok(answer.button(step, Label::Steps, Style::Plain))
}

/// What happened in the last of these plies.
fn told(answer: Answer, opened: &Opened, since: &Since) -> Answer {
    let names = since.sights.last().map(|sight| sight.seat_names()).unwrap_or_default();
    let hidden = since.plies.len().saturating_sub(TOLD);
    let plies = (since.from + 1..).zip(&since.plies);
    plies.skip(hidden).fold(answer, |answer, (ply, (seat, notes))| {
        let name = names.get(seat.index()).cloned();
        match name.filter(|_| notes.is_empty() && opened.head().is_some()) {
            // What is hidden in it is hidden here: it is said who moved, and no more.
            Some(name) => {
                let seat = opened.mover(ply, name);
                answer.line(ReplayText::StepPly { seat, mv: "…".into() })
            }
            None => answer.lines(opened.note_lines(ply, notes.clone(), true)),
        }
    })
}
