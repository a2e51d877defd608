//! The command line: arguments, subcommands and exit codes.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Parser, Subcommand};
use rustix::fs::Mode;

use crate::clock::Clock;
use crate::config::Config;
use crate::discord::Hopeless;
use crate::serve::Ended;
use crate::store::StoreCommand;
use crate::words_check::WordsCommand;
use crate::{
    doctor, engine, malloc, operation, puzzle_tool, reload, serve, store, verify, words_check,
};

/// A Discord bot for playing castle games with friends.
///
/// Without a command it starts the bot: on Discord if `DISCORD_TOKEN` is set, otherwise on a local sandbox with a web
/// page to try it.
#[derive(Debug, Parser)]
#[command(version, about, long_about)]
pub struct Arguments {
    /// Configuration file [default: castellan.toml, if present]. Environment variables take precedence.
    // clap's own parser of paths refuses an empty variable.
    #[arg(long, value_name = "FILE", env = "CASTELLAN_CONFIG", value_parser = OsStringValueParser::new().map(PathBuf::from))]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play and check the games from other programs: one JSON object per line in, one per line out.
    #[command(long_about = engine::HELP)]
    Engine,
    /// Export, import, copy, check and migrate stored matches. Stop the bot first, except for `export`.
    #[command(subcommand)]
    Store(StoreCommand),
    /// Check settings, token format, store, clock and disk space, and say what to fix. Changes nothing.
    Doctor,
    /// Check the exported record of a match: its deal against the commitment, its moves against the rules.
    /// Fails if a claim fails or the file proves nothing.
    Verify {
        /// The file; standard input if left out.
        file: Option<PathBuf>,
    },
    /// Check the message files of the languages.
    #[command(subcommand)]
    Words(WordsCommand),
    /// Make puzzles by self-play, and check those that the program has. Needs no configuration.
    #[command(subcommand)]
    Puzzles(puzzle_tool::PuzzleCommand),
    /// Ask the running bot whether it's alive, for health checks.
    Health,
}

/// Runs the program with this clock. Returns the exit code for the operating system.
pub fn run(arguments: &Arguments, clock: Clock) -> ExitCode {
    match dispatch(arguments, clock) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            if is_closed_output(&error, arguments.command.as_ref()) {
                return ExitCode::SUCCESS;
            }
            let _ = writeln!(io::stderr(), "castellan: {error:#}");
            match error.downcast_ref::<Hopeless>() {
                Some(_) => ExitCode::from(HOPELESS),
                None => ExitCode::FAILURE,
            }
        }
    }
}

/// Whether a command that only prints failed because the reader of its output, such as `head`, closed the pipe. In any
/// other command, a broken pipe is a real failure: the bot's socket may have closed, or an export may be cut off.
fn is_closed_output(error: &anyhow::Error, command: Option<&Command>) -> bool {
    let only_prints = match command {
        Some(Command::Store(StoreCommand::Check | StoreCommand::Jobs)) => true,
        Some(Command::Store(
            StoreCommand::Export { .. }
            | StoreCommand::Import { .. }
            | StoreCommand::Migrate
            | StoreCommand::Copy { .. },
        )) => false,
        Some(
            Command::Engine
            | Command::Doctor
            | Command::Verify { .. }
            | Command::Words(_)
            | Command::Puzzles(_),
        ) => true,
        Some(Command::Health) | None => false,
    };
    let error = error.downcast_ref::<io::Error>();
    only_prints && error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn dispatch(arguments: &Arguments, clock: Clock) -> anyhow::Result<()> {
    match &arguments.command {
        Some(Command::Engine) => Ok(engine::run(io::stdin(), io::stdout().lock())?),
        Some(Command::Store(command)) => {
            malloc::keep_small();
            make_files_private();
            store::run(command, &load(arguments)?)
        }
        Some(Command::Doctor) => doctor::run(load(arguments), clock, &mut io::stdout().lock()),
        Some(Command::Verify { file }) => verify::run(file.as_deref(), &mut io::stdout().lock()),
        Some(Command::Words(command)) => words_check::run(command, &mut io::stdout().lock()),
        Some(Command::Puzzles(command)) => puzzle_tool::run(command, &mut io::stdout().lock()),
        Some(Command::Health) => {
            let addr = load(arguments)?.operation;
            operation::check_health(addr.context("`operation` (CASTELLAN_OPERATION) is not set")?)
        }
        None => {
            malloc::keep_small();
            make_files_private();
            match serve::run(load(arguments)?, clock, || load(arguments))? {
                Ended::Stopped => Ok(()),
                Ended::BeginsAnew => Err(reload::begin_anew(&[])).context("it can't begin anew"),
            }
        }
    }
}

/// The exit code if Discord refuses how the bot connects: `EX_CONFIG` of `sysexits.h`. A supervisor doesn't restart the
/// program after this code.
const HOPELESS: u8 = 78;

/// Makes new files of this process readable by their owner alone, since sled sets no permissions.
fn make_files_private() {
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
}

fn load(arguments: &Arguments) -> anyhow::Result<Config> {
    // As with all settings, an empty value counts as not set.
    let file = arguments.config.as_deref().filter(|file| !file.as_os_str().is_empty());
    Config::load(file).context("the configuration can't be used")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clap_does_not_judge_and_repeat_addresses_with_passwords() {
        let words = ["castellan", "store", "copy", "postgres://ada:my@s3cret@db/x", "sled:copy"];
        assert!(Arguments::try_parse_from(words).is_ok());
    }

    #[test]
    fn a_closed_pipe_is_no_failure_only_of_commands_that_print() {
        for (words, is_success) in [
            (vec!["castellan", "engine"], true),
            (vec!["castellan", "store", "check"], true),
            (vec!["castellan", "store", "export", "-"], false),
            (vec!["castellan", "health"], false),
            (vec!["castellan"], false),
        ] {
            let command = Arguments::parse_from(&words).command;
            let closed = || Err::<(), _>(io::Error::from(io::ErrorKind::BrokenPipe));
            for error in [closed().context("it broke").unwrap_err(), closed().unwrap_err().into()] {
                assert_eq!(is_closed_output(&error, command.as_ref()), is_success, "{words:?}");
            }
            let other: anyhow::Error = io::Error::from(io::ErrorKind::ConnectionReset).into();
            assert!(!is_closed_output(&other, command.as_ref()), "{words:?}");
        }
    }
}
