//! A clock of the CPU time that a thread has used.

use std::time::{Duration, Instant};

/// A clock that runs while its thread does.
#[derive(Debug)]
pub struct ThreadClock {
    worked: Option<Duration>,
    begun: Instant,
}

impl ThreadClock {
    /// A clock that starts now.
    pub fn start() -> Self {
        Self { worked: worked(), begun: Instant::now() }
    }

    /// Whether the thread has worked for so long. It can't have before so much time has passed, and that is quicker to ask.
    pub fn has_run(&self, time: Duration) -> bool {
        self.begun.elapsed() >= time && self.time() >= time
    }

    /// How long the thread has worked since; how long it is ago where the system doesn't tell.
    pub fn time(&self) -> Duration {
        let since = worked().zip(self.worked).map(|(now, then)| now.saturating_sub(then));
        since.unwrap_or_else(|| self.begun.elapsed())
    }
}

/// The time that the kernel has counted for this thread, in nanoseconds.
fn worked() -> Option<Duration> {
    let counted = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    counted.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
