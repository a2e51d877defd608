//! Measures the cost of a move with one process on sled, and with several on PostgreSQL.
//!
//! `cargo build --release -p tests && target/release/scale --processes 0,1,2,4`. It stays on loopback and stops by
//! itself.

use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use tests::scale::{Trial, run};
use tests::{idle, program_under_test};

/// The arguments of the program `scale`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The number of processes that share a database, for each trial; 0 for one process on sled.
    #[arg(long, value_delimiter = ',', default_value = "0,1,2,4")]
    processes: Vec<usize>,
    /// The number of servers, with as many shards, and a match on each server.
    #[arg(long, default_value_t = 16)]
    servers: u32,
    /// The number of plies of each match.
    #[arg(long, default_value_t = 40)]
    plies: usize,
    /// The number of seconds without play in which the processes' database queries are counted.
    #[arg(long)]
    idle: Option<u64>,
    /// The program to run, if not the one in this program's folder.
    #[arg(long)]
    program: Option<std::path::PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let told = Arguments::parse();
    let program = told.program.unwrap_or_else(program_under_test);
    for processes in told.processes {
        let trial = Trial {
            program: program.clone(),
            processes: (processes > 0).then_some(processes),
            servers: told.servers,
            plies: told.plies,
        };
        let out = &mut std::io::stdout();
        let done = match told.idle {
            Some(seconds) => idle::run(&trial, Duration::from_secs(seconds), out).await,
            None => run(&trial, out).await,
        };
        if done.is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
