//! Tests of the service and of its stores. Every test of the service runs on every store.

#![expect(clippy::unwrap_used, reason = "a failed test names its line")]

mod agreements;
mod challenge;
mod clock;
mod clubs;
mod computers;
mod concurrency;
mod counting_store;
mod daily_month;
mod engines;
mod fairness;
mod fleet;
mod games;
mod harness;
mod jobs;
mod play;
mod privacy;
mod puzzles;
mod ratings;
mod replay;
#[path = "../server/mod.rs"]
mod server;
mod servers;
mod upkeep;
mod watching;
mod web;
