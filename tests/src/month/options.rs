//! The options of a month.

use std::path::PathBuf;

/// The settings of a simulation.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where all chance comes from.
    pub seed: u64,
    /// How many members the server has.
    pub members: usize,
    /// How many days they play.
    pub days: u64,
    /// How many minutes pass between two looks at who is there.
    pub step_minutes: u64,
    /// How busy they are, in percent of what they are by themselves.
    pub pace: u64,
    /// How many of them act at the same time.
    pub at_once: usize,
    /// How often the program is stopped or killed in all.
    pub restarts: usize,
    /// Whether Discord falters.
    pub faults: bool,
    /// Whether what happens is told on the way, to standard error.
    pub talks: bool,
    /// Where the log of the program is kept, if anywhere.
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
    /// A few members for a few days: as much as there is time for in an ordinary test.
    pub fn short() -> Self {
        Self { members: 12, days: 4, step_minutes: 60, pace: 120, restarts: 1, ..Self::default() }
    }

    /// How many times it is looked at who is there.
    pub(super) fn rounds(&self) -> u64 {
        self.days * 24 * 60 / self.step_minutes.max(1)
    }
}
