//! What one post shows that stands for several turns: a person's, and what computers answered.

use rules::{Message, Sight};

use super::Matches;
use crate::ids::{MatchId, Revision};
use crate::journal::course::standing;
use crate::journal::record::Act;
use crate::matches::reading::viewer_of;
use crate::refused::Refused;

/// A turn that is over, as everybody saw it then.
pub struct PastTurn {
    /// What they were told.
    pub notes: Vec<Message>,
    /// What they saw when it was over.
    pub sight: Box<dyn Sight>,
}

impl std::fmt::Debug for PastTurn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PastTurn").finish_non_exhaustive()
    }
}

impl Matches {
    /// The turns that ended with this revision or later, but for the last one, in their order: what a board must still
    /// show that stands for more than one.
    ///
    /// # Errors
    /// There is no such match, it has not started, or it can't be read.
    pub fn turns_since(&self, id: MatchId, since: Revision) -> Result<Vec<PastTurn>, Refused> {
        let current = self.load(id)?;
        let viewer = viewer_of(&current, None);
        let setup = self.recorded(&current)?.setup;
        let table = current.game.set_up(&setup);
        let mut table = table.map_err(|_| Refused::Damaged(id))?;
        let (mut turns, mut notes) = (Vec::new(), Vec::new());
        let entries = self.entries(id)?;
        for entry in standing(&entries).map_err(|_| Refused::Damaged(id))? {
            let turn = table.turn();
            notes.extend(match &entry.act {
                Act::Moved { seat, text } => {
                    table.play(*seat, text).map_err(|_| Refused::Damaged(id))?.notes
                }
                Act::LeftTable { seat } => table.leave(*seat),
                _ => continue,
            });
            if table.turn() == turn && !table.status().is_over() {
                continue;
            }
            let told = std::mem::take(&mut notes);
            if entry.revision >= since {
                let told = told.into_iter().filter(|note| note.audience.admits(viewer));
                let notes = told.map(|note| note.message).collect();
                turns.push(PastTurn { notes, sight: table.see(viewer) });
            }
        }
        turns.pop();
        Ok(turns)
    }
}
