//! The program `castellan` as a library: Discord through poise and serenity, and the command line.
//!
//! [`run`] is the whole program. `app` holds the features, `discord` alone knows Discord's types, `engine` speaks JSON lines.

mod app;
mod backups;
mod cli;
mod clock;
mod config;
mod discord;
mod doctor;
pub mod engine;
mod log;
mod malloc;
mod metrics;
mod operation;
mod sandbox_clock;
mod serve;
mod store;
mod watchdog;
mod words;

pub use cli::{Arguments, run};
pub use clock::Clock;
pub use config::Config;
pub use discord::custom_id_anew;
