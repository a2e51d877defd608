//! The report of a chaos run.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// The result of a run.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The names of the faults that were caused.
    pub happened: Vec<&'static str>,
    /// The duration of the run.
    pub took: Duration,
    /// The number of matches of each game.
    pub matches: BTreeMap<&'static str, usize>,
    /// The number of moves that were tried.
    pub tried: usize,
    /// The number of accepted moves.
    pub accepted: usize,
    /// The longest time in which no move was accepted.
    pub longest_gap: Duration,
    /// The number of stored plies.
    pub stored: usize,
    /// The number of messages that the program posted by itself.
    pub posted: usize,
    /// The number of reminders and of notices that time is up.
    pub reminders: usize,
    /// The number of unanswered requests, and their reasons.
    pub unanswered: Unanswered,
    /// The number of identifications of shards.
    pub introduced: u32,
    /// The logs of all processes, one after the other.
    pub log: String,
    /// The errors that were found; empty if all is well.
    pub faults: Vec<String>,
}

/// The number of unanswered requests, by reason.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unanswered {
    /// All unanswered requests.
    pub all: usize,
    /// Requests for which every session that received them was gone.
    pub unserved: usize,
    /// Requests for suggestions, which can't be deferred.
    pub typing: usize,
    /// Requests during which the machine, or a process, was suspended.
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
