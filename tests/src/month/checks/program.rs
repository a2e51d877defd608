//! Checks the program: it answers, never panics, and its memory does not grow from day to day.

use crate::month::actions::ActionLog;
use crate::month::checks::violation::Violation;
use crate::month::resource_usage::ResourceUsage;

/// The least number of days that allows a conclusion about memory.
const DAYS: usize = 8;

/// The tolerated difference of memory and store, in kB.
const SLACK_KB: u64 = 64 * 1024;

/// Checks that everyone got an answer while the program ran, and that no answer reports its error.
pub(super) fn check_answers(log: &ActionLog) -> Vec<Violation> {
    let unanswered = log.unanswered.iter();
    let unanswered = unanswered.map(|told| Violation::at_large("nobody answered", told.clone()));
    let broken = log.broken.iter();
    let broken = broken.map(|told| Violation::at_large("something went wrong", told.clone()));
    unanswered.chain(broken).collect()
}

/// Checks that nothing panicked.
pub(super) fn check_log(log: &str) -> Vec<Violation> {
    let bad = log.lines().filter(|line| line.to_lowercase().contains("panicked"));
    bad.map(|line| Violation::at_large("the log tells of a panic", line)).collect()
}

/// Checks that memory does not grow with the days, and the store no faster than in the first half.
pub(super) fn check_vitals(resource_usage: &[ResourceUsage]) -> Vec<Violation> {
    if resource_usage.len() < DAYS {
        return Vec::new();
    }
    let quarter = resource_usage.len() / 4;
    let most =
        |days: &[ResourceUsage]| days.iter().map(|day| day.memory.least_kb).max().unwrap_or(0);
    let (early, late) =
        (most(&resource_usage[quarter..2 * quarter]), most(&resource_usage[3 * quarter..]));
    let mut found = Vec::new();
    if late > early + early / 2 + SLACK_KB {
        let more = format!("{early} kB in the second quarter, {late} kB in the last");
        found.push(Violation::at_large("memory grows", more));
    }
    let stored = |at: usize| resource_usage[at].store_bytes / 1024;
    let (half, end) = (stored(resource_usage.len() / 2), stored(resource_usage.len() - 1));
    if end > 3 * half + SLACK_KB {
        let more = format!("{half} kB after half of the days, {end} kB in the end");
        found.push(Violation::at_large("the store grows ever faster", more));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::month::resource_usage::Memory;

    fn days(memory_kb: fn(u64) -> u64, store_bytes: fn(u64) -> u64) -> Vec<ResourceUsage> {
        let day = |day| ResourceUsage {
            day,
            memory: Memory { least_kb: memory_kb(day), ..Memory::default() },
            store_bytes: store_bytes(day),
            ..ResourceUsage::default()
        };
        (0..30).map(day).collect()
    }

    #[test]
    fn unbounded_growth_of_memory_and_store_is_found() {
        assert_eq!(check_vitals(&days(|_| 80_000, |day| day << 20)), []);
        let leaking = check_vitals(&days(|day| 80_000 + 20_000 * day, |day| day << 20));
        assert!(leaking[0].to_string().contains("memory grows"));
        let swelling = check_vitals(&days(|_| 80_000, |day| 1 << day));
        assert!(swelling[0].to_string().contains("the store grows"));
    }

    #[test]
    fn unanswered_presses_faults_and_panics_are_found() {
        let log = ActionLog {
            unanswered: vec!["a".into()],
            broken: vec!["b".into()],
            ..ActionLog::default()
        };
        assert_eq!(check_answers(&log).len(), 2);
        assert_eq!(check_answers(&ActionLog::default()), []);
        assert_eq!(check_log("fine\nthread 'x' panicked at\n").len(), 1);
    }
}
