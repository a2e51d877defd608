//! Presses on the rules of the games.

use matches::MatchId;

use crate::app::press::game_page::GamePage;

/// A press on the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HelpPress {
    /// Shows the rules of a match.
    MatchRules {
        id: MatchId,
        /// The index of the page, from 0. The first if `None`.
        page: Option<usize>,
    },
    /// Shows a page of a game's newest rules.
    Rules(GamePage),
}

impl HelpPress {
    /// The press that shows the first page of a match's rules.
    pub(crate) fn rules_of(id: MatchId) -> Self {
        Self::MatchRules { id, page: None }
    }
}
