//! Presses of the moderators of a server.

use matches::MatchId;

/// A press of a moderator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerPress {
    /// Ends a match of other people.
    EndMatch(MatchId),
}
