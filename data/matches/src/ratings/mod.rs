//! Ratings, results, series and streaks, as rows derived from the journals alone.
//!
//! The rows are written in the commit that ends a match. `check` computes them again, and must find the same: each
//! match is entered after all earlier ones of its players, and numbers are rounded in one place.

pub(crate) mod anonymize;
pub(crate) mod counted_match;
pub(crate) mod enter;
pub(crate) mod glicko;
pub(crate) mod leaderboard;
pub(crate) mod rebuild;
pub(crate) mod records;
