//! A running sandbox: its settings, its server, and the Rust interface for tests.

mod admin;
mod config;
mod guard;
mod server;

pub use config::{Config, PATIENCE};
pub use server::Sandbox;
