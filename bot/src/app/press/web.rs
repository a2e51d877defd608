//! Presses about the match page.

use matches::MatchId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WebPress {
    /// Gives the presser a link to the page of a match.
    Open(MatchId),
    /// Gives the presser a link by which anybody can watch a match.
    Share(MatchId),
    /// Ends all sessions of the presser.
    EndSessions,
}
