//! Simulates a year of clubs on one server, and checks it.
//!
//! `cargo run -p tests --bin clubs -- --seed 7`. It needs no network, and exits with code 1 if anything is wrong.

use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use tests::club_year::{Extent, run};

/// The arguments of the program `clubs`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The seed that determines everything.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of days.
    #[arg(long, default_value_t = 365)]
    days: u64,
}

fn main() -> ExitCode {
    let Arguments { seed, days } = Arguments::parse();
    let started = Instant::now();
    let report = run(Extent { seed, days, ..Extent::YEAR });
    let referee = match report.ranked {
        0 => "not installed: pairings and standings were not compared".into(),
        ranked => format!(
            "{} rounds weighed, {} of them dearer for the sake of later ones, {ranked} standings",
            report.weighed, report.paid_ahead
        ),
    };
    eprintln!(
        "{} matches, {} seasons, {} Swiss rounds, {} posts, {} direct messages ({} of later waves), {} tries again, {} kills, at most {} matches at once, {:?}\nreferee: {referee}",
        report.matches,
        report.seasons,
        report.rounds,
        report.posts,
        report.direct,
        report.of_waves,
        report.repeated,
        report.kills,
        report.most_running,
        started.elapsed()
    );
    report.faults.iter().for_each(|fault| eprintln!("{fault}"));
    if report.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
