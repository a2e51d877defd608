//! Runs chaos for a while, and prints a report.
//!
//! `cargo build -p tests && target/debug/chaos --minutes 10`. It needs PostgreSQL's own programs on this machine, stays
//! on loopback and stops by itself.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use tests::chaos::{Happening, Trial, run};
use tests::program_under_test;

/// The arguments of the program `chaos`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The number of processes that share the servers.
    #[arg(long, default_value_t = 4)]
    processes: usize,
    /// The number of shards, and of servers.
    #[arg(long, default_value_t = 16)]
    shards: u32,
    /// The number of shards that may identify at the same time.
    #[arg(long, default_value_t = 16)]
    concurrency: u32,
    /// The number of matches that each server plays at the same time: one or two.
    #[arg(long, default_value_t = 2)]
    tables: usize,
    /// The least number of faults.
    #[arg(long, default_value_t = 20)]
    happenings: usize,
    /// The least number of minutes with faults.
    #[arg(long, default_value_t = 0)]
    minutes: u64,
    /// The file for the logs of all processes.
    #[arg(long)]
    log: Option<PathBuf>,
    /// The number of requests between two faults.
    #[arg(long, default_value_t = 200)]
    pace: u64,
    /// Whether processes are also suspended for a while.
    #[arg(long)]
    stands_still: bool,
    /// The number of database servers. Patroni with etcd leads several, and they fail over.
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// Whether every other process reaches the database through pgbouncer.
    #[arg(long)]
    pooled: bool,
    /// The kinds of faults to cause. All if left out.
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Happening>,
    /// The seed that determines everything.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Arguments {
    /// The faults to cause, each as often as it is listed.
    fn happenings(&self) -> Vec<Happening> {
        if !self.only.is_empty() {
            return self.only.clone();
        }
        let mut all = Happening::USUAL.to_vec();
        all.extend(self.stands_still.then_some(Happening::Still));
        all.extend([Happening::Failover, Happening::FullDisk].iter().filter(|_| self.nodes > 1));
        all.extend(self.pooled.then_some(Happening::Pooler));
        all
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let told = Arguments::parse();
    let program = program_under_test();
    if !program.exists() {
        let _ =
            writeln!(std::io::stderr(), "build the program under test first: cargo build -p tests");
        return ExitCode::FAILURE;
    }
    let trial = Trial {
        processes: told.processes,
        shards: told.shards,
        concurrency: told.concurrency,
        tables: told.tables,
        disturbances: told.happenings,
        at_least: Duration::from_secs(60 * told.minutes),
        pace: told.pace,
        happenings: told.happenings(),
        nodes: told.nodes,
        is_pooled: told.pooled,
        seed: told.seed,
    };
    match run(&program, &trial).await {
        Some(report) => {
            let _ = write!(std::io::stdout(), "{report}");
            if let Some(path) = told.log {
                let _ = std::fs::write(path, &report.log);
            }
            ExitCode::from(u8::from(!report.faults.is_empty()))
        }
        None => ExitCode::FAILURE,
    }
}
