//! Compares the store with the posts.

use std::collections::BTreeMap;
use std::error::Error;

use sandbox::LoggedMessage;
use store::Location;

use crate::month::evidence::account;
use crate::month::journal::Journal;
use crate::month::{checks, journal};

/// The final state of a store.
pub(crate) struct Verified {
    /// The faults.
    pub(crate) faults: Vec<String>,
    /// The moves of each match in order.
    pub(crate) moves: BTreeMap<u64, Vec<String>>,
    /// The number of reminders, and of turns whose time was up.
    pub(crate) reminders: usize,
}

/// Compares the message log with the store.
pub(crate) fn verify(
    store: &Location,
    written: &[LoggedMessage],
    now_ms: u64,
) -> Result<Verified, Box<dyn Error>> {
    let stored = journal::read(store)?;
    let accounted = account(&stored.journals, written);
    let found = checks::of_what_stands(&stored, &accounted, now_ms);
    let faults = found.iter().map(ToString::to_string).collect();
    let moves = stored.journals.iter().map(|journal| (journal.id, moves(journal))).collect();
    let entries = stored.journals.iter().flat_map(|journal| &journal.entries);
    let reminders = entries.filter(|entry| entry.act == "time").count();
    Ok(Verified { faults, moves, reminders })
}

fn moves(journal: &Journal) -> Vec<String> {
    let moved = journal.entries.iter().filter(|entry| entry.act == "moved");
    moved.filter_map(|entry| entry.with["text"].as_str().map(str::to_owned)).collect()
}
