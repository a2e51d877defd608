//! The resource usage of processes, as `/proc` reports it.

use std::fs;

/// The clock ticks per second in `/proc`. All known Linux systems have 100.
const TICKS: f64 = 100.0;

/// The CPU time of a process so far, in seconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CpuTime {
    /// The id of the parent process.
    pub(crate) parent: u32,
    /// The time of the process itself.
    pub(crate) own: f64,
    /// The time of its ended children.
    pub(crate) ended_children: f64,
}

impl CpuTime {
    /// The CPU time of a process. All zero if the process has ended.
    pub(crate) fn of(id: u32) -> Self {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        // The name before the fields may contain spaces.
        let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let fields: Vec<u32> =
            fields.split_whitespace().map(|field| field.parse().unwrap_or_default()).collect();
        let field = |at: usize| fields.get(at).copied().unwrap_or_default();
        let seconds = |at: usize| f64::from(field(at)) / TICKS;
        Self {
            parent: field(1),
            own: seconds(11) + seconds(12),
            ended_children: seconds(13) + seconds(14),
        }
    }
}

/// The memory of a process in kB, from a field of its status such as `VmRSS:`.
pub(crate) fn memory_kb(id: u32, field: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// The peak memory of a process, in kB.
pub(crate) fn peak_kb(id: u32) -> u64 {
    memory_kb(id, "VmHWM:")
}
