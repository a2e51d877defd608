//! Exports a store as JSON lines with a checksum at the end. Exports are the only supported backup, and a way to
//! another engine. They contain seeds, hands and people's numbers, so keep them as safe as the store.
//!
//! Rows that can be derived from others are left out, such as heads, lists, analyses and expiry jobs. So are receipts,
//! which matter only for a day. Only a match whose rules this program lacks is exported with its head.
//!
//! The store may be in use. Each match is exported at one point in time: its rows are read together with its head and
//! its jobs, and again if these have changed.

use std::collections::BTreeSet;
use std::io::{self, Write};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::codec::open;
use crate::hex::hex;
use crate::ids::MatchId;
use crate::job_queue::JobRow;
use crate::journal::history::is_complete;
use crate::journal::records::StoredHead;
use crate::journal::walk::{
    Catalog, Journal, JournalFault, for_each_row, game, journal, matches_from,
};
use crate::keys;
use crate::keys::Table;
use crate::upkeep::event_export::{event_line, events};
use crate::upkeep::export_lines::{ExportLine, FORMAT, OF_A_MATCH, ReadRow, TABLES};
use store::{Range, Row, Store, StoreError};

/// The number of matches that are read together.
const MATCHES: usize = 64;

/// The maximum number of attempts to read a match that changes at the same time. Moves take seconds, so two are usually
/// enough.
const TRIES: usize = 100;

/// The most rounds that also export new matches, since exported matches may link to them as rematch or pair. More
/// rounds are not needed: an import drops links to missing matches.
const ROUNDS: usize = 20;

/// The result of an export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportReport {
    /// The number of matches.
    pub matches: usize,
    /// The damaged records that were left out, each as a sentence.
    pub faults: Vec<String>,
    /// The number of matches that were left out, since the format lacks some of their acts.
    pub left_out: usize,
}

/// The reason why an export failed.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The store has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A match changed during each attempt to read it.
    #[error("match {0} does not stand still")]
    Restless(MatchId),
    /// The output can't be written.
    #[error("the export can't be written")]
    Io(#[from] io::Error),
}

/// Exports a store in the newest format, also while it is in use.
pub fn export(
    store: &dyn Store,
    catalog: Catalog,
    out: &mut dyn Write,
) -> Result<ExportReport, ExportError> {
    export_as(store, catalog, FORMAT, out)
}

/// Exports a store in this format, for older programs. Leaves out the lines that the format lacks.
pub fn export_as(
    store: &dyn Store,
    catalog: Catalog,
    format: u32,
    out: &mut dyn Write,
) -> Result<ExportReport, ExportError> {
    let mut writer = Writer { out, format, lines: 0, sum: Sha256::new() };
    let mut exported = ExportReport::default();
    writer.write(&ExportLine::Castellan { format })?;
    // Events come first. Matches that end after their event was exported bring the imported event up to date.
    for event in events(store)? {
        match event_line(store, event)? {
            Some(line) => writer.write(&line)?,
            None => exported.faults.push(format!("event {}: it is damaged", event.0)),
        }
    }
    let mut ids: Vec<MatchId> = Vec::new();
    for _ in 0..ROUNDS {
        let Some(next) = ids.last().map_or(Some(0), |last| last.0.checked_add(1)) else { break };
        let more = matches_from(store, MatchId(next))?;
        for some in more.chunks(MATCHES) {
            let gathered = gather(Source { store, catalog }, some)?;
            let is_left_out = |line: &&ExportLine| {
                matches!(line, ExportLine::Match { .. }) && !line.is_in(format)
            };
            let left_out = gathered.lines.iter().filter(is_left_out).count();
            exported.matches += gathered.matches - left_out;
            exported.left_out += left_out;
            exported.faults.extend(gathered.faults);
            gathered.lines.iter().try_for_each(|line| writer.write(line))?;
        }
        if more.is_empty() {
            break;
        }
        ids.extend(more);
    }
    let mut write = |table: Table, read: ReadRow, (key, raw): Row| -> Result<(), ExportError> {
        match read(&key, &raw).map(without_lease) {
            // The jobs of a match were exported with it, or belong to a match that began later.
            Some(ExportLine::Job { target: Some(_), row, .. })
                if row.kind.policy().lane.is_of_a_match() => {}
            Some(ExportLine::Draft { id, .. } | ExportLine::Name { id, .. })
                if ids.binary_search(&id).is_err() => {}
            Some(line) if is_kept(&line) => writer.write(&line)?,
            Some(_) => {}
            None => exported.faults.push(fault_in(table)),
        }
        Ok(())
    };
    let jobs = TABLES.iter().filter(|(table, _)| *table == Table::Job);
    for &(table, read) in jobs.chain(&TABLES[OF_A_MATCH..]) {
        for_each_row(store, table.under(&[]), |row| write(table, read, row))?;
    }
    writer.end()?;
    Ok(exported)
}

#[derive(Default)]
struct Gathered {
    matches: usize,
    lines: Vec<ExportLine>,
    faults: Vec<String>,
}

#[derive(Clone, Copy)]
struct Source<'a> {
    store: &'a dyn Store,
    catalog: Catalog,
}

/// An inclusive range of match numbers.
#[derive(Clone, Copy)]
struct IdRange {
    first: MatchId,
    last: MatchId,
}

/// Reads the lines of these matches, each match at one point in time.
fn gather(source: Source<'_>, ids: &[MatchId]) -> Result<Gathered, ExportError> {
    let (Some(&first), Some(&last)) = (ids.first(), ids.last()) else {
        return Ok(Gathered::default());
    };
    let range = IdRange { first, last };
    let tries = if ids.len() == 1 { TRIES } else { 1 };
    for _ in 0..tries {
        let before = moving(source.store, range)?;
        let gathered = gather_once(source, ids, &before[0])?;
        if moving(source.store, range)? == before {
            return Ok(gathered);
        }
    }
    // Usually only one match has changed, so each half is read separately.
    let (some, others) = ids.split_at(ids.len() / 2);
    if some.is_empty() {
        return Err(ExportError::Restless(first));
    }
    let (mut gathered, others) = (gather(source, some)?, gather(source, others)?);
    gathered.matches += others.matches;
    gathered.lines.extend(others.lines);
    gathered.faults.extend(others.faults);
    Ok(gathered)
}

/// The rows of heads and jobs. Whenever one of the matches changes, one of these rows changes.
fn moving(store: &dyn Store, range: IdRange) -> Result<[Vec<Row>; 2], StoreError> {
    Ok([store.scan(&between(Table::Head, range))?, store.scan(&between(Table::Job, range))?])
}

/// The rows of a table for a range of matches.
fn between(table: Table, range: IdRange) -> Range {
    Range { from: table.under(&[range.first.0]).from, ..table.under(&[range.last.0]) }
}

fn gather_once(
    source: Source<'_>,
    ids: &[MatchId],
    heads: &[Row],
) -> Result<Gathered, ExportError> {
    let Source { store, catalog } = source;
    let mut gathered = Gathered::default();
    let mut sound = BTreeSet::new();
    for &id in ids {
        let head = heads.binary_search_by_key(&&keys::head(id), |(key, _)| key).ok();
        let head = head.map(|place| heads[place].1.as_slice());
        match journal(store, id)?.and_then(|found| line_of(catalog, id, found, head)) {
            Ok(line) => {
                sound.insert(id.0);
                gathered.matches += 1;
                gathered.lines.push(line);
            }
            Err(fault) => gathered.faults.push(format!("match {id}: {fault}")),
        }
    }
    let range = IdRange { first: ids[0], last: ids[ids.len() - 1] };
    for (table, read) in &TABLES[..OF_A_MATCH] {
        for (key, raw) in store.scan(&between(*table, range))? {
            match read(&key, &raw).map(without_lease) {
                Some(line) if is_kept(&line) => {
                    let is_known = keys::number(&key, 0).is_some_and(|id| sound.contains(&id));
                    gathered.lines.extend(is_known.then_some(line));
                }
                // The last pass reads all jobs again, and reports damaged ones.
                None if *table != Table::Job => gathered.faults.push(fault_in(*table)),
                Some(_) | None => {}
            }
        }
    }
    Ok(gathered)
}

/// The line of a match. Fails if an entry is missing.
fn line_of(
    catalog: Catalog,
    id: MatchId,
    found: Journal,
    head: Option<&[u8]>,
) -> Result<ExportLine, JournalFault> {
    let Journal { header, people, entries } = found;
    let last = head.and_then(|raw| open::<StoredHead>(raw).ok()).map(|head| head.revision);
    if !is_complete(&entries, last) {
        return Err(JournalFault::Damaged("not all of its entries are there".into()));
    }
    let head = head.filter(|_| game(catalog, &header).is_none()).map(hex);
    Ok(ExportLine::Match { id, header: Box::new(header), people, entries, head })
}

/// The line of a job without its lease and trace: the importing store has neither the worker nor the log. Other lines
/// stay as they are.
fn without_lease(line: ExportLine) -> ExportLine {
    match line {
        ExportLine::Job { target, number, row } => {
            ExportLine::Job { target, number, row: JobRow { lease: None, trace: None, ..row } }
        }
        line => line,
    }
}

fn is_kept(line: &ExportLine) -> bool {
    !matches!(line, ExportLine::Job { row, .. } if !row.kind.policy().is_exported)
}

fn fault_in(table: Table) -> String {
    format!("a row of the table {table:?} is damaged")
}

/// Writes lines, and computes their checksum.
struct Writer<'a> {
    out: &'a mut dyn Write,
    format: u32,
    lines: u64,
    sum: Sha256,
}

impl Writer<'_> {
    /// Writes a line, unless the format lacks it.
    fn write(&mut self, line: &ExportLine) -> io::Result<()> {
        if !line.is_in(self.format) {
            return Ok(());
        }
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.lines += 1;
        self.sum.update(&text);
        self.out.write_all(text.as_bytes())
    }

    fn end(mut self) -> io::Result<()> {
        let sha256 = hex(&self.sum.finalize_reset());
        let lines = self.lines;
        self.write(&ExportLine::End { lines, sha256 })?;
        self.out.flush()
    }
}
