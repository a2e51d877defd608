//! The checks that need no month: what is stored and what was written agree, whoever has played.

use std::collections::BTreeMap;
use std::error::Error;

use sandbox::LoggedMessage;
use store::Location;

use crate::month::evidence::account;
use crate::month::journal::Journal;
use crate::month::{checks, journal};

/// What a store holds that nobody changes any more.
pub(crate) struct Proven {
    /// All that is not as it must be.
    pub(crate) faults: Vec<String>,
    /// The moves of each match in their order.
    pub(crate) moves: BTreeMap<u64, Vec<String>>,
    /// How many reminders were written, and how often somebody's time was up.
    pub(crate) reminders: usize,
}

/// Holds all that was written against what is stored.
///
/// # Errors
/// What is stored can't be read.
pub(crate) fn prove(
    store: &Location,
    written: &[LoggedMessage],
    now_ms: u64,
) -> Result<Proven, Box<dyn Error>> {
    let stored = journal::read(store)?;
    let accounted = account(&stored.journals, written);
    let found = checks::of_what_stands(&stored, &accounted, now_ms);
    let faults = found.iter().map(ToString::to_string).collect();
    let moves = stored.journals.iter().map(|journal| (journal.id, moves(journal))).collect();
    let entries = stored.journals.iter().flat_map(|journal| &journal.entries);
    let reminders = entries.filter(|entry| entry.act == "time").count();
    Ok(Proven { faults, moves, reminders })
}

fn moves(journal: &Journal) -> Vec<String> {
    let moved = journal.entries.iter().filter(|entry| entry.act == "moved");
    moved.filter_map(|entry| entry.with["text"].as_str().map(str::to_owned)).collect()
}
