//! The ladder: computer players against each other, and their strength by the scores.
//!
//! A sample is a pair: matches with the same seed, in which the players change seats. So the advantage of a seat, or of
//! a lucky deal, is the same for both.

mod budget;
mod choice;
mod duel;
mod general_player;
mod greedy;
mod other_build;
mod player;
mod random_move;
mod recorded_table;
mod tables;
mod tally;
mod thread_clock;
mod yardstick;

pub use duel::{Bout, Duel, Spent};
pub use player::Player;
pub use tables::{every_table, label};
pub use tally::{Sprt, Tally, Trend};
pub use thread_clock::ThreadClock;
