//! The CPU time of a thread, for example programs that measure.

use std::time::Duration;

/// The CPU time of this thread so far. Zero if the system doesn't report it.
pub fn cpu_time() -> Duration {
    let counted = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = counted.split(' ').next().and_then(|text| text.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or_default())
}
