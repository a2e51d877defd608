//! The plain form of a store: JSON lines with a sum at the end. It is the only supported backup, and the way to another
//! engine. It holds seeds, hands and people's numbers: keep it as safe as the store.
//!
//! Heads, lists, analyses and the ends of challenges are left out, because they follow from the rest; receipts are, because
//! they matter for a day only. The head of a match whose rules are not here is not, as nothing here can tell what follows.
//!
//! People may play on meanwhile. All that is written of a match is of one moment: its rows are read together with how it
//! stands and what is to be done about it, and read again if either was another afterwards.

use std::collections::BTreeSet;
use std::io::{self, Write};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::codec::open;
use crate::hex::hex;
use crate::ids::MatchId;
use crate::jobs::JobRow;
use crate::journal::history::is_complete;
use crate::journal::records::StoredHead;
use crate::journal::walk::{
    Catalog, Journal, JournalFault, for_each_row, game, journal, matches_from,
};
use crate::keys;
use crate::keys::Table;
use crate::upkeep::export_lines::{ExportLine, FORMAT, OF_A_MATCH, ReadRow, TABLES};
use store::{Range, Row, Store, StoreError};

/// How many matches are read together.
const MATCHES: usize = 64;

/// How often a match that does not stand still is read. People take seconds for a move, so that the second time does.
const TRIES: usize = 100;

/// How often is looked for matches that were begun meanwhile: one that was read may lead to them, as its rematch or its pair. An
/// import makes sure of it, so that a house where somebody always begins one need not be waited for.
const ROUNDS: usize = 20;

/// What an export holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportReport {
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
    /// A match changes faster than it can be read.
    #[error("match {0} does not stand still")]
    Restless(MatchId),
    /// It can't be written.
    #[error("the export can't be written: {0}")]
    Io(#[from] io::Error),
}

/// Writes everything that a store holds. Others may use it meanwhile: each match is written as it was at one moment. With one
/// of rules that are not here goes where it stands, so that another program like this can read it in.
///
/// # Errors
/// The store has failed, or the export can't be written.
pub fn export(
    store: &dyn Store,
    catalog: Catalog,
    out: &mut dyn Write,
) -> Result<ExportReport, ExportError> {
    let mut writer = Writer { out, lines: 0, sum: Sha256::new() };
    let mut exported = ExportReport::default();
    writer.write(&ExportLine::Castellan { format: FORMAT })?;
    let mut ids: Vec<MatchId> = Vec::new();
    for _ in 0..ROUNDS {
        let more = matches_from(store, ids.last().map_or(MatchId(0), |last| MatchId(last.0 + 1)))?;
        for some in more.chunks(MATCHES) {
            let gathered = gather((store, catalog), some)?;
            exported.matches += gathered.matches;
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
            // What belongs to matches was written with them, or belongs to one that came later.
            Some(ExportLine::Job { target: Some(_), row, .. })
                if row.kind.policy().lane.is_of_a_match() => {}
            Some(ExportLine::Draft { id, .. }) if ids.binary_search(&id).is_err() => {}
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

/// What is to be written of some matches.
#[derive(Default)]
struct Gathered {
    matches: usize,
    lines: Vec<ExportLine>,
    faults: Vec<String>,
}

/// What is exported, and the rules that are here.
type Source<'a> = (&'a dyn Store, Catalog);

/// Reads all that belongs to some matches, each as it was at one moment.
fn gather((store, catalog): Source<'_>, ids: &[MatchId]) -> Result<Gathered, ExportError> {
    let (Some(first), Some(last)) = (ids.first(), ids.last()) else {
        return Ok(Gathered::default());
    };
    let tries = if ids.len() == 1 { TRIES } else { 1 };
    for _ in 0..tries {
        let before = moving(store, (*first, *last))?;
        let gathered = gather_once((store, catalog), ids, &before[0])?;
        if moving(store, (*first, *last))? == before {
            return Ok(gathered);
        }
    }
    // Whoever was at one of them was hardly at all.
    let (some, others) = ids.split_at(ids.len() / 2);
    if some.is_empty() {
        return Err(ExportError::Restless(*first));
    }
    let (mut gathered, others) =
        (gather((store, catalog), some)?, gather((store, catalog), others)?);
    gathered.matches += others.matches;
    gathered.lines.extend(others.lines);
    gathered.faults.extend(others.faults);
    Ok(gathered)
}

/// The rows of which one changes whenever anything about these matches does that matters here.
fn moving(store: &dyn Store, ends: (MatchId, MatchId)) -> Result<[Vec<Row>; 2], StoreError> {
    Ok([store.scan(&between(Table::Head, ends))?, store.scan(&between(Table::Job, ends))?])
}

/// The rows of a table that lie under the numbers of these matches and all between.
fn between(table: Table, (first, last): (MatchId, MatchId)) -> Range {
    Range { from: table.under(&[first.0]).from, ..table.under(&[last.0]) }
}

fn gather_once(
    (store, catalog): Source<'_>,
    ids: &[MatchId],
    heads: &[Row],
) -> Result<Gathered, ExportError> {
    let mut gathered = Gathered::default();
    let mut sound = BTreeSet::new();
    for &id in ids {
        let head = heads.binary_search_by_key(&&keys::head(id), |(key, _)| key).ok();
        let head = head.map(|place| heads[place].1.as_slice());
        match journal(store, id)?.and_then(|found| line_of(catalog, (id, found), head)) {
            Ok(line) => {
                sound.insert(id.0);
                gathered.matches += 1;
                gathered.lines.push(line);
            }
            Err(fault) => gathered.faults.push(format!("match {id}: {fault}")),
        }
    }
    let ends = (ids[0], ids[ids.len() - 1]);
    for (table, read) in &TABLES[..OF_A_MATCH] {
        for (key, raw) in store.scan(&between(*table, ends))? {
            match read(&key, &raw).map(without_lease) {
                Some(line) if is_kept(&line) => {
                    let is_known = keys::number(&key, 0).is_some_and(|id| sound.contains(&id));
                    gathered.lines.extend(is_known.then_some(line));
                }
                // All jobs are looked through at the end.
                None if *table != Table::Job => gathered.faults.push(fault_in(*table)),
                Some(_) | None => {}
            }
        }
    }
    Ok(gathered)
}

/// The line of a match, unless it has lost an entry.
fn line_of(
    catalog: Catalog,
    (id, found): (MatchId, Journal),
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

/// Nobody is at a job in the store that it is read into.
fn without_lease(line: ExportLine) -> ExportLine {
    match line {
        ExportLine::Job { target, number, row } => {
            ExportLine::Job { target, number, row: JobRow { lease: None, ..row } }
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

/// Writes lines and sums them up.
struct Writer<'a> {
    out: &'a mut dyn Write,
    lines: u64,
    sum: Sha256,
}

impl Writer<'_> {
    fn write(&mut self, line: &ExportLine) -> io::Result<()> {
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
