//! The plain form of a store: JSON lines with a sum at the end. It is the only supported backup, and the way to another
//! engine. It holds seeds, hands and people's numbers: keep it as safe as the store.
//!
//! Heads, lists, analyses and the ends of challenges are left out, because they follow from the rest; receipts are, because
//! they matter for a day only.

use std::io::{self, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::ids::{MatchId, PlayerId, Revision};
use crate::jobs::{JobRow, Post, position};
use crate::journal::envelope::{Stored, open};
use crate::journal::forms::draft::DraftOfVersion1;
use crate::journal::record::{
    DraftRow, Entry, ErrandRow, Header, HintsRow, NumberRow, People, TextRow,
};
use crate::journal::watched::{BroughtRow, CardRow, DashboardRow, WatchedRow};
use crate::keys::{self, Table};
use crate::stores::{Store, StoreError};
use crate::upkeep::archive::{for_each_row, journal, matches};

/// The form of the lines that are written: the newest of [`READERS`].
pub(crate) const FORMAT: u32 = READERS.len() as u32;

/// Reads a line of an export as one of today.
pub(crate) type LineReader = fn(&str) -> Option<Line>;

/// What reads the lines of each format, from format 1 on. A line that changes gets a new format; the old one keeps its
/// reader, and an export that a program of then wrote is kept as a test.
// Format 2 had no limits and fewer acts, format 3 fewer lines, format 4 fewer of both.
const READERS: &[LineReader] = &[first, newest, newest, newest, newest];

/// Reads a line of format 1, in which the mark of a draft was its last step.
fn first(text: &str) -> Option<Line> {
    Some(match newest(text)? {
        Line::Draft { player, id, draft } => {
            let draft = DraftOfVersion1 { steps: draft.steps }.into();
            Line::Draft { player, id, draft }
        }
        line => line,
    })
}

/// Reads a line of the form that is written today.
pub(crate) fn newest(text: &str) -> Option<Line> {
    serde_json::from_str(text).ok()
}

/// What reads the lines of this format; none if it is newer than the program.
pub(crate) fn reader(format: u32) -> Option<LineReader> {
    READERS.get(usize::try_from(format).ok()?.checked_sub(1)?).copied()
}

/// A line of an export.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Line {
    Castellan { format: u32 },
    Match { id: MatchId, header: Box<Header>, people: People, entries: Vec<Entry> },
    Job { target: Option<MatchId>, number: u64, row: JobRow },
    Errand { id: MatchId, kind: Post, row: ErrandRow },
    Posted { id: MatchId, kind: Post, message: NumberRow },
    OfferPost { id: MatchId, since: Revision, message: NumberRow },
    Rematch { id: MatchId, next: NumberRow },
    Hints { id: MatchId, hints: HintsRow },
    Closed { id: MatchId, reason: TextRow },
    Draft { player: PlayerId, id: MatchId, draft: DraftRow },
    Kept { player: PlayerId, game: String, text: TextRow },
    Preference { player: PlayerId, name: String, value: TextRow },
    ServerPreference { server: u64, name: String, value: TextRow },
    Watched { id: MatchId, row: WatchedRow },
    Card { id: MatchId, channel: u64, row: CardRow },
    Dashboard { server: u64, row: DashboardRow },
    Brought { player: PlayerId, row: BroughtRow },
    End { lines: u64, sha256: String },
}

/// What an export holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// How many matches.
    pub matches: usize,
    /// What could not be exported because it is damaged, each as a sentence.
    pub faults: Vec<String>,
}

/// Why an export failed.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The store has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It can't be written.
    #[error("the export can't be written: {0}")]
    Io(#[from] io::Error),
}

/// Writes everything that a store holds, while nobody else uses it.
///
/// # Errors
/// The store has failed, or the export can't be written.
pub fn export(store: &dyn Store, out: &mut dyn Write) -> Result<Exported, ExportError> {
    let mut writer = Writer { out, lines: 0, sum: Sha256::new() };
    let mut exported = Exported::default();
    writer.write(&Line::Castellan { format: FORMAT })?;
    for id in matches(store)? {
        match journal(store, id)? {
            Ok(found) => {
                exported.matches += 1;
                let header = Box::new(found.header);
                let (people, entries) = (found.people, found.entries);
                writer.write(&Line::Match { id, header, people, entries })?;
            }
            Err(fault) => exported.faults.push(format!("match {id}: {fault}")),
        }
    }
    for (table, read) in TABLES {
        for_each_row(store, table.under(&[]), |(key, raw)| {
            match read(&key, &raw) {
                Some(Line::Job { row, .. }) if row.kind.follows_from_the_rest() => {}
                // Nobody is at it in the store that this is read into.
                Some(Line::Job { target, number, row }) => {
                    writer.write(&Line::Job {
                        target,
                        number,
                        row: JobRow { lease: None, ..row },
                    })?;
                }
                Some(line) => writer.write(&line)?,
                None => exported.faults.push(format!("a row of the table {table:?} is damaged")),
            }
            Ok::<_, ExportError>(())
        })?;
    }
    writer.end()?;
    Ok(exported)
}

/// How to read a row of each table that is not part of a journal.
type ReadRow = fn(&[u8], &[u8]) -> Option<Line>;

pub(crate) const TABLES: [(Table, ReadRow); 15] = [
    (Table::Closed, |key, raw| Some(Line::Closed { id: id(key, 0)?, reason: record(raw)? })),
    (Table::Job, |key, raw| {
        let (line, number) = position(key, 0)?;
        Some(Line::Job { target: line.target, number, row: record(raw)? })
    }),
    (Table::Errand, |key, raw| {
        Some(Line::Errand { id: id(key, 0)?, kind: kind(key)?, row: record(raw)? })
    }),
    (Table::Posted, |key, raw| {
        Some(Line::Posted { id: id(key, 0)?, kind: kind(key)?, message: record(raw)? })
    }),
    (Table::OfferPost, |key, raw| {
        let since = Revision(keys::number(key, 1)?);
        Some(Line::OfferPost { id: id(key, 0)?, since, message: record(raw)? })
    }),
    (Table::Rematch, |key, raw| Some(Line::Rematch { id: id(key, 0)?, next: record(raw)? })),
    (Table::Hints, |key, raw| Some(Line::Hints { id: id(key, 0)?, hints: record(raw)? })),
    (Table::Draft, |key, raw| {
        Some(Line::Draft { player: player(key)?, id: id(key, 1)?, draft: record(raw)? })
    }),
    (Table::Kept, |key, raw| {
        Some(Line::Kept { player: player(key)?, game: name(key)?, text: record(raw)? })
    }),
    (Table::Preference, |key, raw| {
        Some(Line::Preference { player: player(key)?, name: name(key)?, value: record(raw)? })
    }),
    (Table::ServerPreference, |key, raw| {
        let server = keys::number(key, 0)?;
        Some(Line::ServerPreference { server, name: name(key)?, value: record(raw)? })
    }),
    (Table::Watched, |key, raw| Some(Line::Watched { id: id(key, 0)?, row: record(raw)? })),
    (Table::Card, |key, raw| {
        let channel = keys::number(key, 1)?;
        Some(Line::Card { id: id(key, 0)?, channel, row: record(raw)? })
    }),
    (Table::Dashboard, |key, raw| {
        Some(Line::Dashboard { server: keys::number(key, 0)?, row: record(raw)? })
    }),
    (Table::Brought, |key, raw| Some(Line::Brought { player: player(key)?, row: record(raw)? })),
];

fn record<R: Stored>(raw: &[u8]) -> Option<R> {
    open(raw).ok()
}

fn id(key: &[u8], place: usize) -> Option<MatchId> {
    keys::number(key, place).map(MatchId)
}

fn player(key: &[u8]) -> Option<PlayerId> {
    keys::number(key, 0).map(PlayerId)
}

fn kind(key: &[u8]) -> Option<Post> {
    Post::from_number(keys::number(key, 1)?)
}

fn name(key: &[u8]) -> Option<String> {
    String::from_utf8(key.get(9..)?.to_vec()).ok()
}

/// Writes lines and sums them up.
struct Writer<'a> {
    out: &'a mut dyn Write,
    lines: u64,
    sum: Sha256,
}

impl Writer<'_> {
    fn write(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.lines += 1;
        self.sum.update(&text);
        self.out.write_all(text.as_bytes())
    }

    fn end(mut self) -> io::Result<()> {
        let sha256 = hex(&self.sum.finalize_reset());
        let lines = self.lines;
        self.write(&Line::End { lines, sha256 })?;
        self.out.flush()
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Key;

    #[test]
    fn a_mark_that_was_the_last_step_in_format_1_is_a_mark() {
        let line = r#"{"draft":{"player":"1","id":"2","draft":{"steps":["a","~300"]}}}"#;
        let Some(Line::Draft { draft, .. }) = first(line) else { panic!("it is a draft") };
        assert_eq!((draft.steps, draft.mark), (vec!["a".to_owned()], Some(Key(300))));
    }
}
