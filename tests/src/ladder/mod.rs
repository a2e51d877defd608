//! Computer players against each other: who plays, what came of it, and what that says of their strength.
//!
//! A sample is a pair: matches with the same seed in which the seats change hands. What one seat has before the other, and
//! what a lucky deal brings, is the same for both.

mod allowance;
mod any;
mod build;
mod choice;
mod clock;
mod course;
mod duel;
mod every;
mod greedy;
mod plain;
mod player;
mod tally;

pub use clock::Clock;
pub use duel::{Bout, Duel, Spent};
pub use every::{every_table, told};
pub use player::Player;
pub use tally::{Sprt, Tally, Trend};
