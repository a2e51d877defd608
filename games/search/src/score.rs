//! Bounds of scores, and proven scores.

/// The score of a won position. A later win scores a little less.
pub const WIN_SCORE: i32 = 1_000_000;

/// A bound above every score.
pub(crate) const INFINITE_SCORE: i32 = 2 * WIN_SCORE;

pub(crate) const MAX_PLIES: i32 = 100;

/// The maximum number of plies between a solved position and the end of the game.
const MAX_SOLVED_PLIES: i32 = 200;

/// Whether a score is a proven win or loss, not an estimate.
pub fn is_proven(score: i32) -> bool {
    score.abs() > WIN_SCORE - 2 * MAX_PLIES - MAX_SOLVED_PLIES
}
