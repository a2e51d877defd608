//! The laws that need no types of a game.

mod board_steps;
mod choices;
mod facts;
mod garbage;
mod legal;
mod order;
mod places;
mod reached_moves;
mod replay;
mod scene;
mod secrecy;
mod states;
mod suggest;
mod texts;
mod turn;

use rules::Chance;

use crate::law::LawResult;
use crate::moment::Moment;
use crate::plan::Plan;

pub(crate) use facts::info;
pub(crate) use garbage::damaged;
pub(crate) use places::Carriage;
pub(crate) use scene::captures;
pub(crate) use secrecy::{Exchanged, nothing_hidden};
pub(crate) use texts::notes;
pub(crate) use turn::after as turn_after;

/// Checks the laws of this module: the cheap ones at every ply, the costly ones at milestones.
pub(crate) fn check(moment: &Moment<'_>, plan: &Plan, chance: &mut Chance) -> LawResult {
    turn::check(moment)?;
    legal::check(moment, chance)?;
    if !moment.is_milestone() {
        return Ok(());
    }
    garbage::check(moment, &plan.texts, chance)?;
    suggest::check(moment, chance)?;
    choices::check(moment, chance)?;
    board_steps::check(moment, chance)?;
    places::check(moment)?;
    texts::check(moment)?;
    secrecy::notes_keep_secrets(moment, chance)?;
    order::check(moment, chance)?;
    replay::check(moment)?;
    if plan.loads { states::check(moment, chance) } else { Ok(()) }
}
