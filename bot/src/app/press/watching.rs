//! Presses about watching a match from elsewhere.

use matches::MatchId;

/// A press about watching a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WatchingPress {
    /// No longer shows a match in this channel.
    Unwatch(MatchId),
    /// Tells the presser here when a match ends.
    Follow(MatchId),
    /// No longer tells them.
    Unfollow(MatchId),
}
