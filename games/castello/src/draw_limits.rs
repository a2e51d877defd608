//! The limits at which a match is a draw, and the plies at which a computer offers one.

/// The number of plies without a capture or a taken castle that makes a draw.
pub(crate) const QUIET_LIMIT: u16 = 200;

/// The number of times that a position must occur for a draw.
pub(crate) const OCCURRENCES: usize = 3;

/// The quiet plies after which the computer offers a draw, long before the rules declare one.
pub(crate) const DRAW_OFFER_PLIES: [u16; 2] = [80, 140];
