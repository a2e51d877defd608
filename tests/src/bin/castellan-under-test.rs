//! The program as the tests start it: the same `run` as `castellan`, in a package whose tests can find the binary, by a
//! clock that tests can put forward.

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use castellan::{Arguments, Clock};
use clap::Parser;

/// How often whoever waits looks whether the clock was put forward.
const STEP: Duration = Duration::from_millis(100);

fn main() -> ExitCode {
    let clock = match std::env::var_os("AHEAD_FILE") {
        Some(file) => Clock::new(move || SystemTime::now() + ahead(&file)).looked_at_every(STEP),
        None => Clock::default(),
    };
    castellan::run(&Arguments::parse(), clock)
}

/// How far the clock is ahead: whole seconds in a file, so that a restart does not set it back.
fn ahead(file: &OsString) -> Duration {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    Duration::from_secs(text.trim().parse().unwrap_or(0))
}
