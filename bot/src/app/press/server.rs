//! Presses of the moderators of a server.

use matches::MatchId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerPress {
    /// Ends a match of other people.
    EndMatch(MatchId),
}
