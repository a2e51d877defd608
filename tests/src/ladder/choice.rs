//! The move that a ladder player chose, and its cost.

/// The move of a player, and its cost.
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) nodes: u64,
    /// The depth in plies to which every move was searched, if the player reports it.
    pub(crate) depth: Option<u8>,
}

impl Choice {
    /// A choice of a player that does not search ply by ply.
    pub(crate) fn plain(mv: String, nodes: u64) -> Self {
        Self { mv, nodes, depth: None }
    }
}
