//! What a player of a ladder comes to.

/// What a player came to, and what it took.
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) nodes: u64,
    /// How many plies deep every move was searched, where that is told.
    pub(crate) depth: Option<u8>,
}

impl Choice {
    /// A move with what it has cost, by somebody who does not go ply by ply.
    pub(crate) fn plain(mv: String, nodes: u64) -> Self {
        Self { mv, nodes, depth: None }
    }
}
