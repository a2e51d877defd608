//! The sandbox as a program: a Discord on this machine for bots in any language.

use std::process::ExitCode;

use clap::Parser;
use sandbox::program::{Arguments, run};

#[tokio::main]
async fn main() -> ExitCode {
    match run(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            use std::io::Write;
            let _ = writeln!(std::io::stderr(), "sandbox: {error}");
            ExitCode::FAILURE
        }
    }
}
