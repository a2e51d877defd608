//! Measures the cost of many stored matches, on either engine.
//!
//! `cargo build --release -p tests && target/release/growth --matches 100000`. With `--postgres` the matches are stored
//! in a PostgreSQL of its own. With `--open` all of them run on the sandbox's server. With `--played` each is played in
//! the store, so that the store grows as in real use. It stays on loopback and stops by itself.

use std::process::ExitCode;

use clap::Parser;
use tests::growth::{Engine, Trial, run};
use tests::program_under_test;

/// The arguments of the program `growth`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The number of stored matches.
    #[arg(long, default_value_t = 10_000)]
    matches: u64,
    /// The number of plies of each match.
    #[arg(long, default_value_t = 24)]
    plies: usize,
    /// Whether the matches are stored in a database.
    #[arg(long)]
    postgres: bool,
    /// Whether all matches run on the sandbox's own server.
    #[arg(long, conflicts_with = "postgres")]
    open: bool,
    /// Whether each match is played in the store instead of imported.
    #[arg(long)]
    played: bool,
    /// The program to run, if not the one in this program's folder.
    #[arg(long)]
    program: Option<std::path::PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let told = Arguments::parse();
    let engine = if told.postgres { Engine::Postgres } else { Engine::Sled };
    let trial = Trial {
        program: told.program.unwrap_or_else(program_under_test),
        engine,
        matches: told.matches,
        plies: told.plies,
        are_open: told.open,
        are_played: told.played,
    };
    match run(&trial, &mut std::io::stdout()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}
