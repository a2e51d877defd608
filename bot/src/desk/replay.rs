//! Seeing again what was played: step by step or as a film, by oneself or for all, and as files.

pub(super) mod better;
pub(crate) mod brought;
pub(crate) mod exhibit;
pub(super) mod export;
pub(super) mod film;
pub(super) mod moves;
mod reel;
pub(super) mod since;
pub(super) mod viewer;

use data::{By, MatchId, Refused};

use super::answer::Answer;
use super::at_hand::Desk;
use super::press::{Frame, Reel};

/// Shows a match from its beginning.
///
/// # Errors
/// There is no such match, it has not started, or it can't be read.
pub(crate) fn from_the_beginning(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    viewer::step(desk, by, Reel::Match(id), (Frame::Step(0), None))
}
