//! What a player of a ladder comes to.

/// What a player came to, and after how many nodes.
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) nodes: u64,
}
