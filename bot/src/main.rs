//! The program `castellan`.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    castellan::run(&castellan::Arguments::parse(), castellan::Clock::default())
}
