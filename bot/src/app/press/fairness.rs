//! Presses about the deal of a match.

use matches::MatchId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FairnessPress {
    /// Shows the public facts about the deal and, once the match is over, its proof.
    Show(MatchId),
}
