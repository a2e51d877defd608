//! Runs a month of 200 members, and prints a report with every violation.
//!
//! `cargo build -p tests && target/debug/month --seed 7`. It ends by itself, with an error if anything is wrong.

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use tests::month::{Options, run};
use tests::program_under_test;

/// The arguments of the program `month`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The seed that determines everything.
    #[arg(long)]
    seed: Option<u64>,
    /// The number of members of the server.
    #[arg(long, default_value_t = 200)]
    members: usize,
    /// The number of days.
    #[arg(long, default_value_t = 30)]
    days: u64,
    /// The number of minutes between two looks for active members.
    #[arg(long, default_value_t = 30)]
    step: u64,
    /// The activity of the members, in percent of their habits.
    #[arg(long, default_value_t = 100)]
    pace: u64,
    /// The number of members who act at the same time.
    #[arg(long, default_value_t = 6)]
    at_once: usize,
    /// The number of stops and kills of the program.
    #[arg(long, default_value_t = 24)]
    restarts: usize,
    /// Whether Discord never falters.
    #[arg(long)]
    calm: bool,
    /// Prints a report at the end of each day.
    #[arg(long)]
    talk: bool,
    /// The folder for the program's log, and for reports of matches with faults.
    #[arg(long)]
    log: Option<std::path::PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let options = Options {
        seed: arguments.seed.unwrap_or_else(|| u64::from(std::process::id())),
        members: arguments.members,
        days: arguments.days,
        step_minutes: arguments.step.max(1),
        pace: arguments.pace,
        at_once: arguments.at_once.max(1),
        restarts: arguments.restarts,
        faults: !arguments.calm,
        talks: arguments.talk,
        log: arguments.log,
    };
    let program = program_under_test();
    let mut out = std::io::stdout();
    let _ = writeln!(out, "seed {}", options.seed);
    match run(&program.to_string_lossy(), &options).await {
        Ok(report) => {
            let _ = write!(out, "{report}");
            if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            let _ = writeln!(out, "{error}");
            ExitCode::FAILURE
        }
    }
}
