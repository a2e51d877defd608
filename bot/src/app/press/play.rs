//! Presses in a match that is played: the panel for a move, the board, and resigning.

use matches::{Key, MatchId, Revision, Target};
use rules::Edge;

/// A press in a match that is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayPress {
    /// Opens the private panel for a move.
    OpenPanel(MatchId),
    /// Opens the panel at the choice that the game has a button for on the public board.
    OpenHeadStart(MatchId),
    /// Does something on a panel.
    OnPanel {
        /// The panel.
        panel: PanelRef,
        /// What is done there.
        action: PanelAction,
    },
    /// Lists what the player has saved for a game.
    ShowSaved(SavedList),
    /// Removes the chosen entry of that list.
    RemoveSaved(SavedList),
    /// Takes back one's own last ply in this turn.
    Undo {
        /// The match.
        id: MatchId,
        /// The match as the button shows it.
        revision: Revision,
    },
    /// Shows the board privately.
    ShowBoard {
        /// The match.
        id: MatchId,
        /// At which edge one's own side lies from now on; unchanged, if `None`.
        home: Option<Edge>,
    },
    /// Shows privately what lies open beside the board.
    ShowOpenCards(MatchId),
    /// Asks whether to resign.
    AskToResign(MatchId),
    /// Resigns.
    Resign(MatchId),
    /// Ends a match before each side has moved.
    Abort(MatchId),
}

/// What is done on a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PanelAction {
    /// Adds what is chosen from the menu.
    Pick,
    /// Adds the choice of this number among all choices of the step, from 0. A choice may tell of a hand, a number does not.
    PickNumber(u8),
    /// Takes the last choice back.
    Back,
    /// Takes all choices back.
    Restart,
    /// Plays what was chosen.
    Play,
    /// Drops what is saved of what was chosen.
    Unsave,
}

/// The panel that a button belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PanelRef {
    /// The match.
    pub(crate) id: MatchId,
    /// The match as the panel shows it.
    pub(crate) revision: Revision,
    /// The interaction that the panel answered: it tells a newer panel from an older one. The first panels had none.
    pub(crate) mark: Option<Key>,
}

impl PanelRef {
    /// The match, as the panel shows it.
    pub(crate) fn target(self) -> Target {
        Target { id: self.id, seen: Some(self.revision) }
    }

    /// The press that does this on the panel.
    pub(crate) fn press(self, action: PanelAction) -> PlayPress {
        PlayPress::OnPanel { panel: self, action }
    }
}

/// What a player has saved for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SavedList {
    /// The game's slug.
    pub(crate) game: String,
    /// The match from whose panel they came.
    pub(crate) from: Option<MatchId>,
}
