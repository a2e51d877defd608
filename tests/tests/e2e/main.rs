//! The whole program, as people use it: the real binary against the sandbox.

#![expect(clippy::unwrap_used, reason = "what does not come fails the test")]

mod activity;
mod agreements;
mod challenge;
mod clock;
mod clubs;
mod computers;
mod dashboard;
#[path = "../../../data/matches/tests/server/mod.rs"]
mod database_server;
mod failures;
mod fairness;
mod games;
mod help;
mod languages;
mod operation;
mod page;
mod play;
mod privacy;
mod pseudo_language;
mod puzzles;
mod ratings;
mod replay;
mod server;
mod settings;
mod user_install;
mod watching;
mod web;

/// The program under test.
const PROGRAM: &str = env!("CARGO_BIN_EXE_castellan-under-test");

/// A challenge to Kastell with the trees of the rules page. Ada is White.
const KASTELL: &str = "/challenge kastell opponent:@Ben seat:1 trees:c3,d6,g4";
