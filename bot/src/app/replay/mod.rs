//! Seeing again what was played: step by step or as a film, by oneself or for all, and as files.

pub(crate) mod better_move;
pub(crate) mod catch_up;
pub(crate) mod export;
pub(crate) mod film;
pub(crate) mod move_list;
pub(crate) mod share;
mod source;
pub(crate) mod upload;
pub(crate) mod viewer;

use matches::{By, MatchId, Refused};

use crate::app::press::{Frame, ReplayPress};

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: ReplayPress,
    input: Option<&str>,
) -> Result<Answer, Refused> {
    match press {
        ReplayPress::Open { id, frame } => viewer::step(app, by, id.into(), frame),
        ReplayPress::OpenTurningPoint(id) => {
            viewer::step(app, by, id.into(), chosen_moment(input)?)
        }
        ReplayPress::OpenFilm(id) => film::show(app, by, id.into()),
        ReplayPress::Step { replay, frame } => viewer::step(app, by, replay, frame),
        ReplayPress::LastCapture { replay, at } => viewer::last_capture(app, by, replay, at),
        ReplayPress::BetterMove { replay, at } => better_move::show(app, by, replay, at),
        ReplayPress::Film(replay) => film::show(app, by, replay),
        ReplayPress::Export(source) => export::export(app, by, source),
        ReplayPress::CatchUp(id) => catch_up::show(app, by, id),
        ReplayPress::ListMoves { id, to } => move_list::show(app, by, id, to),
    }
}

/// The moment that was chosen from a menu.
fn chosen_moment(input: Option<&str>) -> Result<Frame, Refused> {
    let step = input.and_then(|step| step.parse().ok());
    step.map(Frame::Step).ok_or(Refused::NoSuchStep)
}
use crate::app::answer::Answer;
use crate::app::context::App;

/// Shows a match from its beginning.
///
/// # Errors
/// There is no such match, it has not started, or it can't be read.
pub(crate) fn from_start(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    viewer::step(app, by, id.into(), Frame::Step(0))
}
