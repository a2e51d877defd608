//! Presses on the panel: what was chosen is changed, and played in the end.
//!
//! A draft may tell of a hand or a hidden army, so it stays in the store, and the panel's buttons carry a mark alone:
//! the number of the interaction that the panel answered.

use data::{By, KeptDraft, MatchId, Refused};
use rules::Draft;

use super::acts;
use super::answer::Answer;
use super::at_hand::Desk;
use super::panel::Panel;
use super::press::Panelled;

/// The most bytes of a choice's id.
const STEP_LIMIT: usize = 100;

/// What is said on a panel that was pressed after a newer one was opened.
const OVERTAKEN: &str = "That panel was out of date; this is what you have chosen.";

/// Opens the panel where the player left off.
pub(super) fn open(desk: &Desk, by: By, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let panel = Panel::new(desk.boards(), &look, by.player)?;
    panel.at(&desk.matches().draft(&look, by.player)?.draft, by)
}

/// Adds a choice to what was chosen.
pub(super) fn pick(
    desk: &Desk,
    by: By,
    on: Panelled,
    chosen: Option<&str>,
) -> Result<Answer, Refused> {
    let step = chosen.filter(|step| step.len() <= STEP_LIMIT && !step.contains('.'));
    change(desk, by, on, |draft| draft.steps.extend(step.map(ToOwned::to_owned)))
}

/// Takes the last choice back.
pub(super) fn back(desk: &Desk, by: By, on: Panelled) -> Result<Answer, Refused> {
    change(desk, by, on, |draft| drop(draft.steps.pop()))
}

/// Takes all choices back.
pub(super) fn restart(desk: &Desk, by: By, on: Panelled) -> Result<Answer, Refused> {
    change(desk, by, on, |draft| draft.steps.clear())
}

/// Changes what was chosen. A panel that is out of date is refreshed, never acted on.
fn change(
    desk: &Desk,
    by: By,
    on: Panelled,
    change: impl FnOnce(&mut Draft),
) -> Result<Answer, Refused> {
    let look = desk.matches().look(on.id)?;
    let panel = Panel::new(desk.boards(), &look, by.player)?;
    look.is_fresh(by.player, on.revision)?;
    let mut kept = desk.matches().draft(&look, by.player)?;
    if !is_shown_on(&kept, on) {
        return Ok(panel.at(&kept.draft, by)?.headed(OVERTAKEN));
    }
    change(&mut kept.draft);
    panel.at(&kept.draft, by)
}

/// Plays what was chosen.
pub(super) fn play(desk: &Desk, by: By, on: Panelled) -> Result<Answer, Refused> {
    let seen = (on.id, Some(on.revision));
    let look = desk.matches().look(on.id)?;
    let panel = match Panel::new(desk.boards(), &look, by.player) {
        Ok(panel) => panel,
        // A second delivery of the press that was played: `acts::play` knows it by its key.
        Err(Refused::NotYourTurn(_) | Refused::Over(_)) => return acts::play(desk, by, seen, ""),
        Err(refused) => return Err(refused),
    };
    let kept = desk.matches().draft(&look, by.player)?;
    if !is_shown_on(&kept, on) {
        return Ok(panel.at(&kept.draft, by)?.headed(OVERTAKEN));
    }
    match panel.complete(&kept.draft)? {
        Some(mv) => acts::play(desk, by, seen, &mv),
        None => panel.at(&kept.draft, by),
    }
}

/// Whether a press comes from the panel that shows this, and not from an older one.
fn is_shown_on(kept: &KeptDraft, on: Panelled) -> bool {
    kept.mark.is_none() || kept.mark == on.mark
}
