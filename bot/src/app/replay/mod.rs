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

use crate::app::answer::Answer;
use crate::app::context::App;
use crate::app::press::Frame;

/// Shows a match from its beginning.
///
/// # Errors
/// There is no such match, it has not started, or it can't be read.
pub(crate) fn from_start(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    viewer::step(app, by, id.into(), Frame::Step(0))
}
