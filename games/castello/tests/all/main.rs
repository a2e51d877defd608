//! Castello: laws, counts, playthroughs, and a second move generator to compare with.

#![expect(clippy::unwrap_used, reason = "what a test relies on is there, or the test fails")]

mod board_steps;
mod computer;
mod counts;
mod dense;
mod laws;
mod maze;
mod narrated;
mod notation;
mod plain;
mod presses;
mod reasons;
mod same_moves;
mod staged;
mod states;
mod words;
