//! Replays of matches and uploaded files: step by step, as a film, as a list of moves, and as files.

mod abridgment;
pub(crate) mod better_move;
pub(crate) mod catch_up;
pub(crate) mod export;
pub(crate) mod film;
pub(crate) mod move_list;
pub(crate) mod share;
mod source;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod upload;
pub(crate) mod viewer;

use matches::{MatchId, Refused, Request};

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::{Frame, ReplayPress};

pub(super) fn press(app: &App, by: Request, press: ReplayPress, input: Option<&str>) -> Result {
    match press {
        ReplayPress::Open { id, frame } => viewer::show_step(app, by, id.into(), frame),
        ReplayPress::OpenTurningPoint(id) => {
            viewer::show_step(app, by, id.into(), parse_step(input)?)
        }
        ReplayPress::OpenFilm(id) => film::show(app, by, id.into()),
        ReplayPress::Step { replay, frame } => viewer::show_step(app, by, replay, frame),
        ReplayPress::TurningPoint(replay) => viewer::show_step(app, by, replay, parse_step(input)?),
        ReplayPress::LastCapture { replay, at } => viewer::last_capture(app, by, replay, at),
        ReplayPress::BetterMove { replay, at } => better_move::show(app, by, replay, at),
        ReplayPress::Film(replay) => film::show(app, by, replay),
        ReplayPress::Export(source) => export::export(app, by, source),
        ReplayPress::CatchUp(id) => catch_up::show(app, by, id),
        ReplayPress::ListMoves { id, to } => move_list::show(app, by, id, to),
    }
}

fn parse_step(input: Option<&str>) -> Result<Frame> {
    let step = input.and_then(|step| step.parse().ok());
    step.map(Frame::Step).ok_or(Refused::NoSuchStep)
}

/// Shows a match from its beginning.
pub(crate) fn from_start(app: &App, by: Request, id: MatchId) -> Result {
    viewer::show_step(app, by, id.into(), Frame::Step(0))
}
