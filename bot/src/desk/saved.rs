//! What players save from a panel for their next matches, to them alone.

use data::{By, Refused};
use rules::Keepsake;

use super::answer::Answer;
use super::at_hand::Desk;
use super::drafting::on_panel;
use super::panel::Panel;
use super::press::Panelled;
use super::words::Did;

/// Saves what was chosen under a name.
pub(super) fn save(desk: &Desk, by: By, on: Panelled, name: &str) -> Result<Answer, Refused> {
    on_panel(desk, by, on, |panel, draft| {
        let Some(text) = panel.keepsake(&draft)? else { return panel.at(&draft, by) };
        desk.matches().save((by.player, panel.game()), name, &text)?;
        Ok(again(desk, panel)?.at(&draft, by)?.headed(Did::Saved))
    })
}

/// Drops what is saved of what was chosen.
pub(super) fn unsave(desk: &Desk, by: By, on: Panelled) -> Result<Answer, Refused> {
    on_panel(desk, by, on, |panel, draft| {
        let Some(text) = panel.keepsake(&draft)? else { return panel.at(&draft, by) };
        for Keepsake { name, .. } in panel.saved().iter().filter(|saved| saved.text == text) {
            desk.matches().drop_saved(by.player, panel.game(), name)?;
        }
        Ok(again(desk, panel)?.at(&draft, by)?.headed(Did::Unsaved))
    })
}

/// The panel with what is saved now.
fn again<'a>(desk: &'a Desk, panel: &Panel<'a>) -> Result<Panel<'a>, Refused> {
    panel.renewed(desk.boards())
}
