//! The report of a chaos run.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The faults, by name.
    pub happened: Vec<&'static str>,
    /// How long it took.
    pub took: Duration,
    /// How many matches of each game were played.
    pub matches: BTreeMap<&'static str, usize>,
    /// How many moves were tried.
    pub tried: usize,
    /// How many of them were accepted.
    pub accepted: usize,
    /// The longest time in which no move was accepted.
    pub longest_gap: Duration,
    /// How many plies are stored.
    pub stored: usize,
    /// How many messages the program has posted by itself.
    pub posted: usize,
    /// The number of reminders and of notices that time is up.
    pub reminders: usize,
    /// How often nobody answered, and why.
    pub unanswered: Unanswered,
    /// How often shards introduced themselves.
    pub introduced: u32,
    /// The logs of all processes, one after the other.
    pub log: String,
    /// The faults; empty if all is well.
    pub faults: Vec<String>,
}

/// How often nobody answered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unanswered {
    /// In all.
    pub all: usize,
    /// As nobody who was told of it was there any more.
    pub unserved: usize,
    /// As what is asked with each letter can't be put off.
    pub typing: usize,
    /// As the machine itself, or a process, stood still.
    pub stalled: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        self.happened.iter().for_each(|kind| *kinds.entry(kind).or_default() += 1);
        writeln!(f, "what went wrong: {} times in {:?}", self.happened.len(), self.took)?;
        kinds.iter().try_for_each(|(kind, times)| writeln!(f, "  {kind}: {times}"))?;
        write!(f, "matches:")?;
        self.matches.iter().try_for_each(|(game, count)| write!(f, " {game} {count}"))?;
        writeln!(f, "\nmoves tried: {}, accepted: {}", self.tried, self.accepted)?;
        writeln!(f, "longest time without an accepted move: {:?}", self.longest_gap)?;
        writeln!(f, "plies stored: {}, messages posted: {}", self.stored, self.posted)?;
        writeln!(f, "reminders and moments told of: {}", self.reminders)?;
        let Unanswered { all, unserved, typing, stalled } = self.unanswered;
        write!(
            f,
            "questions that nobody answered: {all}; {unserved} while nobody served their shard, "
        )?;
        writeln!(
            f,
            "{typing} while a player typed, {stalled} while the machine or a process stood still"
        )?;
        writeln!(f, "shards introduced themselves: {} times", self.introduced)?;
        writeln!(f, "lost, doubled, out of order or unanswered: {}", self.faults.len())?;
        self.faults.iter().try_for_each(|fault| writeln!(f, "  {fault}"))
    }
}
