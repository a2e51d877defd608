//! The tests that every game must pass: the laws of the contract, counts, and golden playthroughs.
//!
//! [`check_rules`] plays many games of a rule set, uniformly at random and with a bias, and checks every [`Law`] in the
//! positions along the way. [`check_game`] checks the laws that don't need a game's types, for the catalog.
//! [`check_computer_player`] does the same for a game's computer player. [`perft`] compares counts. [`playthroughs`]
//! compares games written as text files, and [`scenes`] returns their scenes, to compare pictures.
//!
//! [`check_lessons_and_puzzles`] plays the lessons and puzzles that a game brings.
//!
//! The random games are the same on every machine. `TESTKIT_TIMES=50 cargo test` plays fifty times as many.

mod checks;
mod computer_players;
mod cpu_time;
mod english;
mod fit;
mod law;
mod laws;
mod lessons;
mod moment;
mod narrated_moves;
mod perft;
mod plan;
mod playthrough;
mod presses;
mod runner;
mod scene_text;
mod script;
mod stored_message;
mod typed;
mod walk;

pub use checks::{Bias, Checks, Scramble};
pub use computer_players::{check_computer_player, try_computer_player};
pub use cpu_time::cpu_time;
pub use english::{in_english, longest_length};
pub use fit::{Fit, FitSample, fit_scale, fit_weights, value_table};
pub use law::{Breach, Law};
pub use lessons::{check_forced_wins, check_lessons_and_puzzles};
pub use narrated_moves::read_narrated_moves;
pub use perft::perft;
pub use plan::{Plan, opening, setup};
pub use playthrough::{playthrough, playthroughs, scenes, transcript};
pub use presses::{on_random_positions, presses};
pub use runner::{check_game, check_rules, try_game, try_rules};
