//! `Solution`: a line that solves a position.

/// A line that solves a position.
pub(crate) struct Solution {
    /// The plies of all seats; those of the person with every right move.
    pub(crate) line: Vec<Vec<String>>,
}
