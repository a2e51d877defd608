//! The whole program, as people use it: the real binary against the sandbox.

#![expect(clippy::unwrap_used, reason = "what does not come fails the test")]

mod access;
mod agreements;
mod alone;
mod armies;
mod by_menus;
mod castle_keep;
mod challenges;
mod cli;
mod commands;
mod computers;
mod dashboards;
mod databases;
mod desk;
mod elsewhere;
mod emoji;
mod faults;
mod first_minute;
mod fleet;
mod flood;
mod games;
mod gateway;
mod hands;
mod hints;
mod hundred;
mod kastell;
mod month;
mod names;
mod notation;
mod one_board;
mod operation;
mod page;
mod pairs;
mod patience;
mod pings;
mod place;
mod places;
mod presses;
mod privacy;
mod rematch;
mod reminders;
mod replays;
mod restarts;
#[path = "../../../data/matches/tests/server/mod.rs"]
mod server;
mod settings;
mod slow;
mod standing;
mod strangers;
mod substitutes;
mod thoughts;
mod tidings;
mod time;
mod timers;
mod times_up;
mod told_once;
mod watching;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_castellan-under-test");

/// A challenge to a game of Kastell with the trees of the rules page, in which Ada is White.
const KASTELL: &str = "/challenge kastell opponent:@Ben seat:1 trees:c3,d6,g4";
