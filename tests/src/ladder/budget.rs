//! The budget of a ladder player's move.

use std::time::Duration;

/// The budget of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Budget {
    /// The budget of the player's level in this game.
    OfLevel,
    /// A number of nodes.
    Nodes(u64),
    /// A time.
    Time(Duration),
    /// A number of plies.
    Depth(u32),
}
