//! Presses about watching a match in another channel.

use matches::MatchId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WatchingPress {
    /// Stops showing a match in this channel.
    Unwatch(MatchId),
    /// Notifies the presser here when a match ends.
    Follow(MatchId),
    /// Stops notifying the presser.
    Unfollow(MatchId),
}
