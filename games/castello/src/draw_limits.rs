//! The limits at which a match is a draw.

/// The number of plies without a capture or a taken castle that makes a draw.
pub(crate) const QUIET_LIMIT: u16 = 200;

/// The number of times that a position must occur for a draw.
pub(crate) const OCCURRENCES: usize = 3;
