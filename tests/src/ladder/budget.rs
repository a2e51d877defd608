//! The budget of a ladder player's move.

use std::time::Duration;

/// The budget of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Budget {
    /// The budget of the level in this game.
    OfLevel,
    /// So many nodes.
    Nodes(u64),
    /// So much time.
    Time(Duration),
    /// So many plies.
    Depth(u32),
}
