//! Bounds of scores, and proven ones.

/// The score of a won position; one that is won later has a little less.
pub const WIN_SCORE: i32 = 1_000_000;

/// Beyond every score.
pub(crate) const INFINITE_SCORE: i32 = 2 * WIN_SCORE;

/// The most plies of a line.
pub(crate) const MAX_PLIES: i32 = 100;

/// Whether a score is a proven win or loss, not judged.
pub fn is_proven(score: i32) -> bool {
    score.abs() > WIN_SCORE - 2 * MAX_PLIES
}
