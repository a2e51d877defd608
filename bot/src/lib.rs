//! The program `castellan` as a library: Discord through poise and serenity, and the command line.
//!
//! [`run`] is the whole program. Only `discord` knows Discord's types; what people get is decided in `desk`; only `engine` speaks JSON lines.

mod backups;
mod budget;
mod cli;
mod clock;
mod config;
mod copying;
mod desk;
mod discord;
mod doctor;
mod doors;
pub mod engine;
mod follow;
mod log;
mod memory;
mod metrics;
mod opening;
mod operation;
mod rests;
mod serve;
mod shifts;
mod store;
mod watchdog;
mod whereabouts;
mod words;

pub use cli::{Arguments, run};
pub use clock::Clock;
pub use config::Config;
pub use discord::custom_id_anew;
