//! The program under test: the same `run` as `castellan`, with a clock that can be off.
//!
//! Its clock is as far off as a test wants it to be.

use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use castellan::{Arguments, Clock};
use clap::Parser;

fn main() -> ExitCode {
    castellan::run(&Arguments::parse(), clock())
}

/// The machine's clock, so many milliseconds ahead or behind.
fn clock() -> Clock {
    let off = std::env::var("SKEW_MS").ok().and_then(|text| text.parse::<i64>().ok()).unwrap_or(0);
    let by = Duration::from_millis(off.unsigned_abs());
    let show = move |now: SystemTime| if off < 0 { now - by } else { now + by };
    Clock::new(move || show(SystemTime::now()))
}
