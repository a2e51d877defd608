//! Tests an upgrade from an older program, and the way back, on a PostgreSQL of its own.
//!
//! `cargo build -p tests && target/debug/upgrade --old OLD/castellan`, where the older program is built from its own
//! commit. It needs PostgreSQL's own programs on this machine, stays on loopback and stops by itself.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tests::program_under_test;
use tests::two_versions::{Programs, run};

/// The arguments of the program `upgrade`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The older program.
    #[arg(long)]
    old: PathBuf,
    /// The newer program; the program under test if left out.
    #[arg(long)]
    new: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let Arguments { old, new } = Arguments::parse();
    let new = new.unwrap_or_else(program_under_test);
    if !new.exists() || !old.exists() {
        let _ = writeln!(std::io::stderr(), "build both programs first");
        return ExitCode::FAILURE;
    }
    let Some(told) = run(Programs { old, new }).await else { return ExitCode::FAILURE };
    let _ = write!(std::io::stdout(), "{told}");
    ExitCode::SUCCESS
}
