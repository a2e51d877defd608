//! Presses about watching a match in another channel.

use matches::MatchId;

/// A press about watching a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WatchingPress {
    /// Removes a match from this channel.
    Unwatch(MatchId),
    /// Notifies the presser here when a match ends.
    Follow(MatchId),
    /// Stops notifying the presser.
    Unfollow(MatchId),
}
