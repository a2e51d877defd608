//! The program under test: the same `run` as `castellan`, with a clock that can be off.
//!
//! A test chooses the offset of the clock, and can change it while the program runs.

use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use castellan::{Arguments, Clock};
use clap::Parser;

fn main() -> ExitCode {
    castellan::run(&Arguments::parse(), clock())
}

/// The machine's clock with an offset in milliseconds. A file may change the offset while the program runs.
fn clock() -> Clock {
    let skew = std::env::var("SKEW_MS").ok().and_then(|text| number(&text)).unwrap_or(0);
    let file = std::env::var_os("SKEW_FILE");
    let text = move || file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
    let (began, since) = (SystemTime::now(), Instant::now());
    Clock::steady(
        move || shifted(began + since.elapsed(), skew),
        move || shifted(SystemTime::now(), text().and_then(|text| number(&text)).unwrap_or(skew)),
    )
}

fn shifted(time: SystemTime, by_ms: i64) -> SystemTime {
    let by = Duration::from_millis(by_ms.unsigned_abs());
    if by_ms < 0 { time - by } else { time + by }
}

fn number(text: &str) -> Option<i64> {
    text.trim().parse().ok()
}
