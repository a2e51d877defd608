//! The laws that can be seen without a game's types.

mod choices;
mod durable;
mod facts;
mod garbage;
mod legal;
mod order;
mod scene;
mod secrecy;
mod shown;
mod states;
mod suggest;
mod turn;

use rules::Chance;

use crate::law::Held;
use crate::moment::Spot;
use crate::plan::Plan;

pub(crate) use facts::info;
pub(crate) use garbage::damaged;
pub(crate) use scene::taken;
pub(crate) use secrecy::{nothing_hidden, same_for};
pub(crate) use shown::notes;
pub(crate) use turn::after as turn_after;

/// Tries the laws here: the cheap ones at every ply, the costly ones at milestones.
pub(crate) fn check(spot: &Spot<'_>, plan: &Plan, chance: &mut Chance) -> Held {
    turn::check(spot)?;
    legal::check(spot, chance)?;
    if !spot.is_milestone() {
        return Ok(());
    }
    garbage::check(spot, &plan.texts, chance)?;
    suggest::check(spot, chance)?;
    choices::check(spot, chance)?;
    shown::check(spot)?;
    secrecy::notes_keep_secrets(spot, chance)?;
    order::check(spot, chance)?;
    durable::check(spot)?;
    if plan.loads { states::check(spot, chance) } else { Ok(()) }
}
