//! Castles: laws, counts, playthroughs, and a second implementation of the rules to compare with.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

mod army;
mod board_steps;
mod computer;
mod endings;
mod figures;
mod laws;
mod narrated;
mod plain;
mod playthroughs;
mod reasons;
mod steps;
mod terms;
