//! Presses on the rules of the games.

use matches::MatchId;

use crate::app::press::GamePage;

/// A press on the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HelpPress {
    /// Shows the rules by which a match is played.
    MatchRules {
        /// The match.
        id: MatchId,
        /// Which page, counted from 0; the first, if `None`.
        page: Option<usize>,
    },
    /// Shows a page of a game's newest rules.
    Rules(GamePage),
}
