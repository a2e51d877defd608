//! Kastell: laws, counts, playthroughs, and a second move generator to compare with.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

mod board_steps;
mod computer;
mod counts;
mod laws;
mod narrated;
mod plain;
mod playthroughs;
mod reasons;
mod steps;
