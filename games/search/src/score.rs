//! What positions are worth at the most.

/// What a won position is worth; one that is won later, a little less.
pub const WON: i32 = 1_000_000;

/// Beyond every worth.
pub(crate) const ENDLESS: i32 = 2 * WON;

/// The most plies that a line has.
pub(crate) const LONGEST: i32 = 100;

/// Whether a worth is a proven win or loss, not judged.
pub fn is_proven(worth: i32) -> bool {
    worth.abs() > WON - 2 * LONGEST
}
