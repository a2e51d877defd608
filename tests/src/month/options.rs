//! The options of a month.

use std::path::PathBuf;

/// The settings of a simulation.
#[derive(Clone, Debug)]
pub struct Options {
    /// The seed.
    pub seed: u64,
    /// The number of members.
    pub members: usize,
    /// The number of days.
    pub days: u64,
    /// The minutes between two rounds of visits.
    pub step_minutes: u64,
    /// The members' activity, in percent of their habits.
    pub pace: u64,
    /// The number of members who act at the same time.
    pub at_once: usize,
    /// The number of stops and kills of the program.
    pub restarts: usize,
    /// Whether Discord falters.
    pub faults: bool,
    /// Whether to report progress on standard error.
    pub talks: bool,
    /// The folder for the program's log, if it is kept.
    pub log: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seed: 1,
            members: 200,
            days: 30,
            step_minutes: 30,
            pace: 100,
            at_once: 6,
            restarts: 24,
            faults: true,
            talks: false,
            log: None,
        }
    }
}

impl Options {
    /// A few members for a few days, for an ordinary test.
    pub fn short() -> Self {
        Self { members: 12, days: 4, step_minutes: 60, pace: 120, restarts: 1, ..Self::default() }
    }

    /// The number of rounds of visits.
    pub(super) fn rounds(&self) -> u64 {
        self.days * 24 * 60 / self.step_minutes.max(1)
    }
}
