//! Forms with a text field, both to open and as submitted.

use matches::{MatchId, Revision};

use crate::app::press::play::{PanelRef, SavedList};
use crate::app::press::replay::Replay;

/// A form to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Asks for a move.
    Move {
        id: MatchId,
        /// The match's revision that the button carries.
        revision: Revision,
    },
    /// Asks for a name for the layout on a panel.
    NewName(PanelRef),
    /// Asks for a new name for the chosen layout.
    Rename(SavedList),
    /// Asks for a step of a replay.
    Step(Replay),
    /// Asks for a word for the deal.
    Word(MatchId),
}

/// A submitted form, without the typed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FilledForm {
    /// Plays a move.
    Move {
        id: MatchId,
        /// The match's revision that the button carries.
        revision: Revision,
    },
    /// Saves the layout on a panel under the typed name.
    NewName(PanelRef),
    /// Renames a saved layout.
    Rename {
        list: SavedList,
        /// The number derived from the layout's former name.
        number: u32,
    },
    /// Goes to a step of a replay.
    Step(Replay),
    /// Gives a word for the deal.
    Word(MatchId),
}
