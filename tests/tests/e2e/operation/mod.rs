//! Running the program: metrics, command line, database, several processes.

pub(crate) mod clock_steps;
pub(crate) mod command_line;
pub(crate) mod commands;
pub(crate) mod database;
pub(crate) mod emoji;
pub(crate) mod fleet;
pub(crate) mod metrics;
pub(crate) mod month;
mod restoration;
pub(crate) mod secret_files;
pub(crate) mod start;
mod store_form;
mod traces;
