//! Fuzzes one or all targets for a while, and prints a report.
//!
//! `cargo build -p tests && target/debug/fuzz --minutes 60 --seed 7`. To repeat one try, use `--target engine --seed 7
//! --first NUMBER --tries 1`. It stays on loopback and stops by itself.

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use tests::fuzz::{Budget, Target, run};
use tests::program_under_test;

/// The arguments of the program `fuzz`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The target, by its name; all targets in turn if left out.
    #[arg(long)]
    target: Option<String>,
    /// The seed that determines everything.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of the first try.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// The maximum number of tries for each target.
    #[arg(long, default_value_t = u64::MAX)]
    tries: u64,
    /// The maximum number of minutes for each target.
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
}

fn main() -> ExitCode {
    let Arguments { target, seed, first, tries, minutes } = Arguments::parse();
    let program = program_under_test();
    let time = Some(Duration::from_secs_f64(minutes * 60.0));
    let is_wanted = |one: &Target| {
        let name = format!("{one:?}").to_lowercase();
        target.as_ref().is_none_or(|target| name == target.to_lowercase())
    };
    let mut is_well = true;
    for target in Target::ALL.into_iter().filter(is_wanted) {
        let report = run(target, &program, Budget { seed, first, tries, time });
        is_well &= report.faults.is_empty();
        let _ = write!(std::io::stdout(), "{report}");
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
