//! A clock of the CPU time that a thread has used.

use std::time::{Duration, Instant};

/// A clock of its thread's CPU time.
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

    /// Whether the thread has used this CPU time. CPU time can't exceed wall time, which is faster to read.
    pub fn has_run(&self, time: Duration) -> bool {
        self.begun.elapsed() >= time && self.time() >= time
    }

    /// The CPU time of the thread since the start; wall time if the system doesn't count it.
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
