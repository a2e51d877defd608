//! What a move of a ladder's player may cost.

use std::time::Duration;

/// What a move may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Allowance {
    /// What the level has here.
    OfLevel,
    /// So many nodes.
    Nodes(u64),
    /// So much time.
    Time(Duration),
    /// So many plies.
    Depth(u32),
}
