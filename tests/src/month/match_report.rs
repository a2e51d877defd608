//! A report of one match: its journal and its messages.

use std::collections::{BTreeSet, HashSet};
use std::fmt::{self, Write as _};

use sandbox::{Id, LoggedMessage};

use crate::month::evidence::Evidence;

/// The reports of these matches, one after the other.
pub(super) fn of(evidence: &Evidence, ids: &BTreeSet<u64>) -> String {
    let mut text = String::new();
    for &id in ids {
        let _ = write(&mut text, evidence, id);
    }
    text
}

fn write(out: &mut String, evidence: &Evidence, id: u64) -> fmt::Result {
    writeln!(out, "== #{id}")?;
    let journals = evidence.stored.journals.iter().filter(|journal| journal.id == id);
    for journal in journals {
        writeln!(out, "{} {:?} by {:?}", journal.game, journal.options, journal.players)?;
        for entry in &journal.entries {
            writeln!(out, "{} {} {} {}", entry.at, entry.revision, entry.act, entry.with)?;
        }
    }
    let mut known: HashSet<Id> = HashSet::new();
    for line in &evidence.written {
        let is_named = line.nonce.as_deref().is_some_and(|nonce| is_about(nonce, id));
        if is_named {
            known.insert(line.message);
        }
        if known.contains(&line.message) {
            write_line(out, line)?;
        }
    }
    Ok(())
}

fn is_about(nonce: &str, id: u64) -> bool {
    nonce.split_once('-').is_some_and(|(first, _)| first.parse() == Ok(id))
}

fn write_line(out: &mut String, line: &LoggedMessage) -> fmt::Result {
    let LoggedMessage { at_ms, change, channel, message, nonce, files, pings, content, .. } = line;
    writeln!(
        out,
        "-- {at_ms} {change:?} {message} in {channel}, {nonce:?}, {files} files, rings {pings:?}"
    )?;
    content.lines().try_for_each(|said| writeln!(out, "   {said}"))
}
