//! The program as the tests start it: the same `run` as `castellan`, in a package whose tests can find the binary.

use std::process::ExitCode;

use castellan::{Arguments, Clock};
use clap::Parser;

fn main() -> ExitCode {
    castellan::run(&Arguments::parse(), Clock::default())
}
