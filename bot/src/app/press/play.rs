//! Presses in a running match: the panel for a move, the board, and resigning.

use matches::{Key, MatchId, Revision, Target};

use crate::app::press::orientation::Orientation;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayPress {
    /// Opens the private panel for a move.
    OpenPanel(MatchId),
    /// Opens the panel with the choices of the game's shortcut, which has a button on the public board.
    OpenHeadStart(MatchId),
    /// Plays the move that is chosen from a list of legal moves.
    PlayListed {
        id: MatchId,
        /// The match's revision when the list was shown.
        revision: Revision,
    },
    /// Acts on the panel for a move.
    OnPanel { panel: PanelRef, action: PanelAction },
    /// Lists the saved layouts of a game.
    ShowSaved(SavedList),
    /// Removes the layout that is chosen from this list.
    RemoveSaved(SavedList),
    /// Takes back the player's own last ply of this turn.
    Undo {
        id: MatchId,
        /// The match's revision that the button carries.
        revision: Revision,
    },
    /// Shows the board privately.
    ShowBoard {
        id: MatchId,
        /// The new orientation. `None` leaves it unchanged.
        turned: Option<Orientation>,
    },
    /// Shows the game's page of facts privately, such as a discard pile.
    ShowOpenCards(MatchId),
    /// Shows the actions for which the board has no room, privately.
    More(MatchId),
    /// Asks for confirmation to resign.
    AskToResign(MatchId),
    /// Resigns.
    Resign(MatchId),
    /// Ends a match before each side has moved.
    Abort(MatchId),
}

impl PlayPress {
    /// The press that shows the private board, in its current orientation.
    pub(crate) fn board(id: MatchId) -> Self {
        Self::ShowBoard { id, turned: None }
    }
}

/// An action on a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PanelAction {
    /// Adds the choice from the menu.
    Pick,
    /// Adds the choice with this number in the current step, from 0. The text of a choice could reveal a hand; its
    /// number doesn't.
    PickNumber(u8),
    /// Takes the last choice back.
    Back,
    /// Takes all choices back.
    Restart,
    /// Plays the chosen move.
    Play,
    /// Plays the chosen move. From now on, buttons play final moves without confirmation.
    PlayUnasked,
    /// Deletes the saved layout that equals the layout on the panel.
    Unsave,
    /// Turns the player's boards of this game.
    Turn(Orientation),
}

/// The panel that a button belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PanelRef {
    pub(crate) id: MatchId,
    /// The match's revision when the panel was shown.
    pub(crate) revision: Revision,
    /// The interaction that the panel answered, which distinguishes panels of one draft. `None` in panels of old
    /// versions.
    pub(crate) mark: Option<Key>,
}

impl PanelRef {
    /// The match at the panel's revision.
    pub(crate) fn target(self) -> Target {
        Target { id: self.id, seen: Some(self.revision) }
    }

    pub(crate) fn press(self, action: PanelAction) -> PlayPress {
        PlayPress::OnPanel { panel: self, action }
    }
}

/// The saved layouts of a player for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SavedList {
    /// The game's slug.
    pub(crate) game: String,
    /// The match whose panel opened the list. `None` if the settings opened it.
    pub(crate) from: Option<MatchId>,
}
