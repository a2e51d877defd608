//! Forms in which a player types something, as they are opened and as they are submitted.

use matches::{MatchId, Revision};

use crate::app::press::play::{PanelRef, SavedList};
use crate::app::press::replay::Replay;

/// A form to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Asks for a move.
    Move {
        /// The match.
        id: MatchId,
        /// The match as the button shows it.
        revision: Revision,
    },
    /// Asks for a name under which to save what was chosen on a panel.
    NewName(PanelRef),
    /// Asks for another name for the chosen entry of what is saved.
    Rename(SavedList),
    /// Asks for a step of a replay.
    Step(Replay),
}

/// A form that was submitted. What was typed comes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FilledForm {
    /// Plays a move.
    Move {
        /// The match.
        id: MatchId,
        /// The match as the button showed it.
        revision: Revision,
    },
    /// Saves what was chosen on a panel.
    NewName(PanelRef),
    /// Gives an entry of what is saved another name.
    Rename {
        /// What is saved.
        list: SavedList,
        /// The number that stands for the entry's former name.
        number: u32,
    },
    /// Goes to a step of a replay.
    Step(Replay),
}
