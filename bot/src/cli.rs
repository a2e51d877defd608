//! The command line: arguments, subcommands and exit codes.

use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Parser, Subcommand};

use crate::clock::Clock;
use crate::config::Config;
use crate::{doctor, engine, malloc, operation, serve, store};

/// Castellan, a Discord bot on which friends play castle games.
///
/// Without a command it starts the bot: on Discord if `DISCORD_TOKEN` is set, else on a Discord of its own on this
/// machine, with a page to sit in.
#[derive(Debug, Parser)]
#[command(version, about, long_about)]
pub struct Arguments {
    /// The configuration file; `castellan.toml` if there is one. The environment goes before it.
    #[arg(long, value_name = "FILE", env = "CASTELLAN_CONFIG")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays and checks the games for programs: one JSON object a line in, one a line out.
    #[command(long_about = engine::HELP)]
    Engine,
    /// Backs up, brings back, copies, checks and updates the stored matches. The bot must not be running.
    #[command(subcommand)]
    Store(store::StoreCommand),
    /// Looks at the settings, the token's form, the store, the clock and the room on the disk, and says what to do.
    /// Nothing is changed, and nobody is asked but the store.
    Doctor,
    /// Asks the bot that runs with these settings whether it lives; for health checks.
    Health,
}

/// Runs the program by this clock and says how it went.
pub fn run(arguments: &Arguments, clock: Clock) -> ExitCode {
    match dispatch(arguments, clock) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // A reader of our output that went away is no failure of ours.
            if error
                .downcast_ref::<io::Error>()
                .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
            {
                return ExitCode::SUCCESS;
            }
            let _ = writeln!(io::stderr(), "castellan: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &Arguments, clock: Clock) -> anyhow::Result<()> {
    match &arguments.command {
        Some(Command::Engine) => {
            Ok(engine::run(BufReader::new(io::stdin()), BufWriter::new(io::stdout().lock()))?)
        }
        Some(Command::Store(command)) => {
            malloc::keep_small();
            store::run(command, &load(arguments)?)
        }
        Some(Command::Doctor) => doctor::run(load(arguments), clock, &mut io::stdout().lock()),
        Some(Command::Health) => {
            let addr = load(arguments)?.operation;
            operation::check_health(addr.context("`operation` (CASTELLAN_OPERATION) is not set")?)
        }
        None => {
            malloc::keep_small();
            serve::run(load(arguments)?, clock)
        }
    }
}

fn load(arguments: &Arguments) -> anyhow::Result<Config> {
    Config::load(arguments.config.as_deref()).context("the configuration can't be used")
}
