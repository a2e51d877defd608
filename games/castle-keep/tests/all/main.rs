//! Castle Keep: laws, playthroughs, whole games, and a second move generator to compare with.

#![expect(clippy::unwrap_used, reason = "a missing value fails the test")]

mod board_steps;
mod computer;
mod fixtures;
mod laws;
mod narrated;
mod playthroughs;
mod second_generator;
mod states;
mod steps;
mod whole_games;
