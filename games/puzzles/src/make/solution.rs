//! `Solution`: a line that solves a position.

pub(crate) struct Solution {
    /// The plies of all seats. A ply of the person lists every right move.
    pub(crate) line: Vec<Vec<String>>,
}
