//! Memory, CPU time and disk space of the program.

use std::path::Path;

use crate::process::Process;

/// The usage at the end of a day.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ResourceUsage {
    pub(super) day: u64,
    pub(super) memory: Memory,
    pub(super) cpu_s: f64,
    pub(super) store_bytes: u64,
    /// The number of messages that were written, changed or removed so far.
    pub(super) written: usize,
}

/// The bytes of all files in a folder.
pub(crate) fn size(folder: &Path) -> u64 {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(data) if data.is_dir() => size(&entry.path()),
        Ok(data) => data.len(),
        Err(_) => 0,
    });
    sizes.sum()
}

/// The memory of a process in a day, measured again and again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Memory {
    /// The least measured memory, without a running search, which takes up to 64 MB for a while.
    pub(super) least_kb: u64,
    pub(super) most_kb: u64,
    /// The number of measurements of the same process, over several days.
    pub(super) looks: u64,
}

impl Memory {
    /// Records the current memory. Does nothing while the process is away.
    pub(super) fn look(&mut self, process: &Process) {
        let now = process.memory_kb();
        if now > 0 {
            let least = if self.least_kb == 0 { now } else { self.least_kb };
            (self.least_kb, self.most_kb) = (least.min(now), self.most_kb.max(now));
            self.looks += 1;
        }
    }

    /// Starts a new day, and a new count if the process is another one.
    pub(super) fn begin_anew(&mut self, is_another: bool) {
        let looks = if is_another { 0 } else { self.looks };
        *self = Self { looks, ..Self::default() };
    }
}

/// The CPU time of all processes so far, of which only the last one runs.
#[derive(Debug, Default)]
pub(super) struct Meter {
    ended_s: f64,
}

impl Meter {
    /// Adds the CPU time of a process that is about to end.
    pub(super) fn ends(&mut self, process: &Process) {
        self.ended_s += process.cpu_seconds();
    }

    pub(super) fn seconds(&self, process: &Process) -> f64 {
        self.ended_s + process.cpu_seconds()
    }
}
