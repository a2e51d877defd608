//! The program `castellan` as a library: Discord through poise and serenity, and the command line.
//!
//! [`run`] is the whole program. `app` has the features, `discord` shows them on Discord, `engine` by JSON lines.

mod activity;
mod app;
mod backups;
mod cli;
mod clock;
mod clock_steps;
mod config;
mod discord;
mod doctor;
pub mod engine;
mod free_space;
mod log;
mod malloc;
mod metrics;
mod operation;
mod puzzle_tool;
mod reload;
mod retry_log;
mod sandbox_clock;
mod sandbox_start;
mod serve;
mod store;
mod trace;
mod verify;
mod watchdog;
mod web;
mod words;
mod words_check;

pub use cli::{Arguments, run};
pub use clock::Clock;
pub use config::Config;
pub use discord::custom_id_anew;
