//! The limits at which a match is a draw, and the plies at which a computer offers one.

/// The number of plies without a strike that ends in a siege.
pub const QUIET_LIMIT: u8 = 100;

/// The number of times that a position must occur to end in a siege.
pub(crate) const OCCURRENCES: usize = 3;

/// The quiet plies after which the computer offers a siege, long before the rules declare one.
pub(crate) const DRAW_OFFER_PLIES: [u8; 2] = [40, 70];
