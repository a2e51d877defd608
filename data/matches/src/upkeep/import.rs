//! Imports an export into an empty store.
//!
//! First all lines are read, and their rows sorted. Only a valid export is then written, in key order, which is
//! cheapest for an engine. The store is marked as incomplete until the end.

use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;

use sha2::{Digest, Sha256};

use crate::hex::hex;
use crate::ids::{EventId, MatchId, Timestamp};
use crate::journal::records::People;
use crate::journal::seats::PairState;
use crate::journal::walk::{Catalog, Journal};
use crate::keys;
use crate::ratings::counted_match::CountedMatch;
use crate::ratings::rebuild;
use crate::upkeep::copy::Progress;
use crate::upkeep::event_export::{EventJournal, event_batch};
use crate::upkeep::export_lines::{ExportLine, FORMAT, LineFault, OLDEST_FORMAT, read_line};
use crate::upkeep::external_sort::{ExternalSort, Put, Sorted};
use crate::upkeep::first_forms;
use crate::upkeep::import_error::ImportError;
use crate::upkeep::import_rows;
use crate::upkeep::import_rows::ExportedMatch;
use crate::upkeep::incomplete::{FillWriter, clear, is_empty, mark};
use crate::upkeep::lost_numbers;
use crate::upkeep::restored_boards;
use store::{Batch, Commit, Store};

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// The number of matches.
    pub matches: usize,
    /// The number of matches that were left out.
    pub left_out: usize,
    /// The matches and events that were left out because they can't be replayed, each as a sentence.
    pub faults: Vec<String>,
}

/// The mark of a store during an import. An interrupted import starts again.
const MARK: &[u8] = b"i";

/// The number of rows between two reports of the progress.
const TOLD: u64 = 1_000;

/// Fills an empty store from an export. No other process may use the store.
///
/// A match that can't be replayed is left out. If only its rules are missing, its exported head is stored instead. A
/// faulty export leaves the store empty, except for rows that another process has written nevertheless.
pub fn import(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
) -> Result<ImportReport, ImportError> {
    let imported = fill(store, catalog, input, &mut |_| ())?;
    complete(store, Batch::default())?;
    Ok(imported)
}

/// As [`import`], from a backup. Also skips the numbers of matches and events that began after the backup, and reports
/// the number of rows that are written.
///
/// If the backup lacks the last moves, `repost` is the present time: then the boards of running matches are posted again.
pub fn restore(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
    repost: Option<Timestamp>,
    told: &mut dyn FnMut(Progress),
) -> Result<ImportReport, ImportError> {
    let imported = fill(store, catalog, input, told)?;
    if let Some(now) = repost {
        applied(restored_boards::enqueue(store, FillWriter::new(store, MARK), now)?)?;
    }
    complete(store, lost_numbers::skipped(store)?)?;
    Ok(imported)
}

/// Fills an empty store, but leaves its mark. After a faulty export, the store is empty and has no mark.
fn fill(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
    told: &mut dyn FnMut(Progress),
) -> Result<ImportReport, ImportError> {
    begin(store)?;
    let filled = sorted(store, catalog, input)
        .and_then(|import| write(store, import.rows, import.count, told).map(|()| import.report));
    match filled {
        // These rows may be another process's, so the store is not cleared.
        Err(failed @ (ImportError::Store(_) | ImportError::Disturbed)) => Err(failed),
        Err(unsound) => {
            clear(store)?;
            finish(store, Batch::default())?;
            Err(unsound)
        }
        Ok(imported) => Ok(imported),
    }
}

/// The rows of an export in key order, and a report on its matches.
struct SortedImport {
    report: ImportReport,
    count: u64,
    rows: Sorted,
}

/// Reads an export, and sorts the rows that follow from it.
fn sorted(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
) -> Result<SortedImport, ImportError> {
    let mut sorting = ExternalSort::in_room(&store.scratch_folder());
    let ImportState { imported, mut counted, known, .. } = read(catalog, input, &mut |batch| {
        let is_new = |key| batch.expects.iter().any(|(expected, _)| expected == key);
        for (key, value) in &batch.writes {
            let value = value.as_deref().unwrap_or_default();
            sorting.add(key, value, is_new(key)).map_err(ImportError::Room)?;
        }
        Ok(())
    })?;
    let mut put = |key: &[u8], value: &[u8]| sorting.add(key, value, true);
    rebuild::fill(&mut counted, &mut put).map_err(ImportError::Room)?;
    let (key, value) = first_forms::mark();
    put(&key, &value).map_err(ImportError::Room)?;
    drop((counted, known));
    let count = sorting.rows();
    Ok(SortedImport { report: imported, count, rows: sorting.sorted().map_err(ImportError::Room)? })
}

/// Writes the sorted rows. Of several rows with one key, the last is written, unless it must be the only one.
fn write(
    store: &dyn Store,
    mut rows: Sorted,
    count: u64,
    told: &mut dyn FnMut(Progress),
) -> Result<(), ImportError> {
    let mut gathered = FillWriter::new(store, MARK);
    let (mut written, mut last) = (0, None::<Put>);
    while let Some(row) = rows.next().map_err(ImportError::Room)? {
        if let Some(before) = last.replace(row.clone()) {
            match before.key == row.key {
                true if row.is_new => return Err(ImportError::Twice),
                true => {}
                false => applied(gathered.add(before.key, before.value)?)?,
            }
        }
        written += 1;
        if written % TOLD == 0 {
            told(Progress::Copied(written, count));
        }
    }
    if let Some(Put { key, value, .. }) = last {
        applied(gathered.add(key, value)?)?;
    }
    applied(gathered.flush()?)
}

/// Reads an export and replays its matches, as an import does, but writes nothing.
pub fn verify(catalog: Catalog, input: &mut dyn BufRead) -> Result<ImportReport, ImportError> {
    read(catalog, input, &mut |_| Ok(())).map(|found| found.imported)
}

/// Marks an empty store. After an interrupted import, first removes its rows.
fn begin(store: &dyn Store) -> Result<(), ImportError> {
    match mark(store)?.as_deref() {
        Some(MARK) => Ok(clear(store)?),
        None if is_empty(store)? => {
            let mut batch = Batch::default();
            batch.replace(keys::fill_mark(), None, MARK.to_vec());
            applied(store.commit(batch)?)
        }
        _ => Err(ImportError::NotEmpty),
    }
}

/// Writes the last rows into a filled store. An import that is interrupted before starts again.
fn complete(store: &dyn Store, last: Batch) -> Result<(), ImportError> {
    finish(store, last)?;
    store.note_filled();
    Ok(())
}

/// Removes the mark, in one commit with the writes in `batch`.
fn finish(store: &dyn Store, mut batch: Batch) -> Result<(), ImportError> {
    batch.expect(keys::fill_mark(), Some(MARK.to_vec()));
    batch.remove(keys::fill_mark());
    applied(store.commit(batch)?)
}

fn applied(commit: Commit) -> Result<(), ImportError> {
    match commit {
        Commit::Applied => Ok(()),
        Commit::Conflict => Err(ImportError::Disturbed),
    }
}

/// The data that an import has read so far.
#[derive(Default)]
struct ImportState {
    imported: ImportReport,
    /// The matches that are imported.
    known: BTreeSet<MatchId>,
    /// The events that are imported, with the matches that they began.
    events: BTreeMap<EventId, BTreeSet<MatchId>>,
    /// The finished matches that count for ratings.
    counted: Vec<CountedMatch>,
    /// Pairs of a match and its rematch.
    rematches: Vec<(MatchId, MatchId)>,
    /// The players of matches whose twin was not imported yet.
    alone: BTreeMap<MatchId, People>,
}

/// Receives the rows of a line.
type Write<'a> = &'a mut dyn FnMut(Batch) -> Result<(), ImportError>;

/// Reads an export, and passes the rows of each line to `write`. Checks its first line, its last line and the checksum.
fn read(
    catalog: Catalog,
    input: &mut dyn BufRead,
    write: Write<'_>,
) -> Result<ImportState, ImportError> {
    let mut found = ImportState::default();
    let mut sum = Sha256::new();
    let mut text = String::new();
    for number in 1.. {
        text.clear();
        if input.read_line(&mut text)? == 0 {
            return Err(if number == 1 { ImportError::NotAnExport } else { ImportError::Sum });
        }
        match read_line(&text) {
            Ok(ExportLine::Castellan { format }) if number == 1 => match format {
                ..OLDEST_FORMAT => return Err(ImportError::Older(format)),
                OLDEST_FORMAT..=FORMAT => {}
                _ => return Err(ImportError::Newer(format)),
            },
            _ if number == 1 => return Err(ImportError::NotAnExport),
            Ok(ExportLine::End { lines: count, sha256 }) => {
                let sound = count == number - 1 && sha256 == hex(&sum.finalize());
                return if sound { found.end(write) } else { Err(ImportError::Sum) };
            }
            Ok(line) => found.take(catalog, line, write)?,
            Err(LineFault::Unreadable) => return Err(ImportError::Line(number)),
            Err(LineFault::OutOfRange) => return Err(ImportError::OutOfRange(number)),
        }
        sum.update(&text);
    }
    Err(ImportError::Sum)
}

impl ImportState {
    /// Passes on the rows of a line. Leaves out the rows of a missing match: a later match would get its number.
    fn take(
        &mut self,
        catalog: Catalog,
        line: ExportLine,
        write: Write<'_>,
    ) -> Result<(), ImportError> {
        match line {
            ExportLine::Match { id, header, people, entries, head } => {
                let mut journal = Journal { header: *header, people, entries };
                // Without its event, a match is imported as an ordinary one.
                let event = journal.header.event.and_then(|link| self.events.get(&link.id));
                if event.is_none_or(|matches| !matches.contains(&id)) {
                    journal.header.event = None;
                }
                self.take_match(
                    catalog,
                    ExportedMatch { id, journal: &journal, head: head.as_deref() },
                    write,
                )
            }
            ExportLine::Event { id, header, people, entries } => {
                self.take_event(&EventJournal { id, header: *header, people, entries }, write)
            }
            line if line.owner().is_some_and(|id| !self.known.contains(&id)) => Ok(()),
            line if line.event().is_some_and(|id| !self.events.contains_key(&id)) => Ok(()),
            ExportLine::Rematch { id, next } => {
                self.rematches.push((id, MatchId(next.0)));
                Ok(())
            }
            line => write(import_rows::line_rows(line).ok_or(ImportError::Sum)?),
        }
    }

    fn take_event(&mut self, journal: &EventJournal, write: Write<'_>) -> Result<(), ImportError> {
        if self.events.contains_key(&journal.id) {
            return Err(ImportError::Twice);
        }
        match event_batch(journal) {
            Some((batch, matches)) => {
                self.events.insert(journal.id, matches);
                write(batch)
            }
            None => {
                let fault = format!("event {}: its entries contradict each other", journal.id.0);
                self.imported.faults.push(fault);
                Ok(())
            }
        }
    }

    fn take_match(
        &mut self,
        catalog: Catalog,
        exported: ExportedMatch<'_>,
        write: Write<'_>,
    ) -> Result<(), ImportError> {
        let id = exported.id;
        if self.known.contains(&id) {
            return Err(ImportError::Twice);
        }
        match import_rows::match_rows(catalog, &exported) {
            Ok((batch, counted)) => {
                self.imported.matches += 1;
                self.known.insert(id);
                self.counted.extend(counted);
                self.pair(id, &exported.journal.people);
                write(batch)
            }
            Err(fault) => {
                self.imported.left_out += 1;
                self.imported.faults.push(format!("match {id}: {fault}"));
                Ok(())
            }
        }
    }

    /// Remembers a match of a pair until its other match is imported.
    fn pair(&mut self, id: MatchId, people: &People) {
        let PairState::Is(twin) = people.twin else { return };
        if !self.known.contains(&twin) {
            self.alone.insert(id, people.clone());
        } else if self.alone.get(&twin).is_some_and(|people| people.twin == PairState::Is(id)) {
            self.alone.remove(&twin);
        }
    }

    /// Writes the links to other matches. Drops links to missing ones, since later matches would get their numbers.
    fn end(mut self, write: Write<'_>) -> Result<Self, ImportError> {
        for (id, next) in std::mem::take(&mut self.rematches) {
            if self.known.contains(&next) {
                write(import_rows::rematch(id, next))?;
            }
        }
        for (id, people) in std::mem::take(&mut self.alone) {
            if !matches!(people.twin, PairState::Is(twin) if self.known.contains(&twin)) {
                write(import_rows::without_twin(id, people))?;
            }
        }
        Ok(self)
    }
}
