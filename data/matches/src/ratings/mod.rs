//! Ratings, results, series and streaks, as rows derived from the journals alone.
//!
//! The rows are written in the batch that ends a match. `check` computes all of them again and compares. The result is
//! always the same: a match counts after all earlier ones of its players, ordered by end and number, and numbers are
//! rounded in one place.

pub(crate) mod anonymize;
pub(crate) mod counted_match;
pub(crate) mod enter;
pub(crate) mod glicko;
pub(crate) mod leaderboard;
pub(crate) mod rebuild;
pub(crate) mod records;
