//! Reading an export into an empty store. Line by line it is made rows of, which are put aside; once all of it is found to be
//! sound they are written in the order of their keys, which costs an engine far less than to be given them from everywhere.
//! Until that is done the store is marked as one that is not whole.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, BufRead};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::hex::hex;
use crate::ids::MatchId;
use crate::journal::records::People;
use crate::journal::seats::PairState;
use crate::journal::walk::{Catalog, Journal};
use crate::keys;
use crate::ratings::counts::CountedMatch;
use crate::ratings::rebuild;
use crate::upkeep::copy::Progress;
use crate::upkeep::export_lines::{ExportLine, FORMAT, LineReader, newest, reader};
use crate::upkeep::external_sort::{ExternalSort, Put, Sorted};
use crate::upkeep::import_rows;
use crate::upkeep::incomplete::{FillWriter, clear, is_empty, mark};
use crate::upkeep::lists::complete_mark;
use store::{Batch, Commit, Store, StoreError};

/// Why an import failed.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The store has failed; what was imported until then is incomplete.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It can't be read.
    #[error("the export can't be read: {0}")]
    Io(#[from] io::Error),
    /// There is no room to put rows aside.
    #[error("what is read can't be put aside for a while: {0}")]
    Room(#[source] io::Error),
    /// There is something in the store.
    #[error("the store is not empty; import into an empty one")]
    NotEmpty,
    /// Somebody else fills it too.
    #[error("somebody else fills this store too")]
    Disturbed,
    /// The first line is not that of an export.
    #[error("this is not an export of this program")]
    NotAnExport,
    /// A newer program has written it.
    #[error(
        "the export is of format {0}, which a newer Castellan has written; this one reads up to format {FORMAT}"
    )]
    Format(u32),
    /// A line can't be understood.
    #[error("line {0} of the export can't be understood")]
    Line(u64),
    /// The end is missing, or the sum is another.
    #[error("the export is incomplete or was changed")]
    Sum,
    /// A row that there is once stands in it twice.
    #[error("the export names a row twice")]
    Twice,
}

/// What an import brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// How many matches.
    pub matches: usize,
    /// Which matches were left out, because they can't be played through, each as a sentence.
    pub faults: Vec<String>,
}

/// Stands in a store for as long as an import is under way. One that was killed begins anew.
const MARK: &[u8] = b"i";

/// After how many rows it is told how far it has come.
const TOLD: u64 = 1_000;

/// Fills an empty store with what an export holds, and says what that was. Nobody may use the store meanwhile. A match that
/// can't be played through is left out. One of rules that are not here is not, if the export says where it stands.
///
/// # Errors
/// The store is not empty or has failed, or the export is not sound: then the store is empty again. Where somebody else fills
/// it too it is left to them.
pub fn import(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
) -> Result<ImportReport, ImportError> {
    import_with_progress(store, catalog, input, &mut |_| ())
}

/// The same, telling how many rows are written once everything is read.
///
/// # Errors
/// As [`import`].
pub fn import_with_progress(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
    told: &mut dyn FnMut(Progress),
) -> Result<ImportReport, ImportError> {
    begin(store)?;
    let filled = sorted(store, catalog, input)
        .and_then(|(imported, rows)| write(store, rows, told).map(|()| imported));
    match filled {
        // What another is filling is not ours to clear.
        Err(failed @ (ImportError::Store(_) | ImportError::Disturbed)) => Err(failed),
        Err(unsound) => {
            clear(store)?;
            finish(store)?;
            Err(unsound)
        }
        Ok(imported) => {
            finish(store)?;
            store.note_filled();
            Ok(imported)
        }
    }
}

/// What an export holds, and all rows that it stands for.
fn sorted(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
) -> Result<(ImportReport, (u64, Sorted)), ImportError> {
    let mut sorting = ExternalSort::in_room(&store.scratch_folder());
    let Found { imported, mut counted, known, .. } = read(catalog, input, &mut |batch| {
        let is_new = |key| batch.expects.iter().any(|(expected, _)| expected == key);
        for (key, value) in &batch.writes {
            let value = value.as_deref().unwrap_or_default();
            sorting.add((key, value), is_new(key)).map_err(ImportError::Room)?;
        }
        Ok(())
    })?;
    let mut put = |key: &[u8], value: &[u8]| sorting.add((key, value), true);
    rebuild::fill(&mut counted, &mut put).map_err(ImportError::Room)?;
    // Each match came with its places in all lists.
    let (key, value) = complete_mark();
    put(&key, &value).map_err(ImportError::Room)?;
    drop((counted, known));
    Ok((imported, (sorting.rows(), sorting.sorted().map_err(ImportError::Room)?)))
}

/// Writes rows in their order. Of those with one key the last stands, unless it must be the first.
fn write(
    store: &dyn Store,
    (all, mut rows): (u64, Sorted),
    told: &mut dyn FnMut(Progress),
) -> Result<(), ImportError> {
    let mut gathered = FillWriter::into(store, MARK);
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
            told(Progress::Copied(written, all));
        }
    }
    if let Some(Put { key, value, .. }) = last {
        applied(gathered.add(key, value)?)?;
    }
    applied(gathered.flush()?)
}

/// Reads an export as an import would, plays every match through, and says what it would bring; nothing is written.
///
/// # Errors
/// It is not sound.
pub fn verify(catalog: Catalog, input: &mut dyn BufRead) -> Result<ImportReport, ImportError> {
    read(catalog, input, &mut |_| Ok(())).map(|found| found.imported)
}

/// Marks an empty store.
fn begin(store: &dyn Store) -> Result<(), ImportError> {
    match mark(store)?.as_deref() {
        Some(MARK) => Ok(clear(store)?),
        None if is_empty(store)? => {
            let mut batch = Batch::default();
            batch.expect(keys::fill_mark(), None);
            batch.put(keys::fill_mark(), MARK.to_vec());
            applied(store.commit(batch)?)
        }
        _ => Err(ImportError::NotEmpty),
    }
}

fn finish(store: &dyn Store) -> Result<(), ImportError> {
    let mut batch = Batch::default();
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

/// What was read, and what of it others are to find.
#[derive(Default)]
struct Found {
    imported: ImportReport,
    /// The matches that are there.
    known: BTreeSet<MatchId>,
    /// Those that count.
    counted: Vec<CountedMatch>,
    /// Which match is a match's rematch, if it is there.
    rematches: Vec<(MatchId, MatchId)>,
    /// Who takes part in a match of a pair whose other match has not come yet.
    alone: BTreeMap<MatchId, People>,
}

/// Takes rows.
type Write<'a> = &'a mut dyn FnMut(Batch) -> Result<(), ImportError>;

/// Hands on what stands in all lines between the first and the last, which must be right.
fn read(catalog: Catalog, input: &mut dyn BufRead, write: Write<'_>) -> Result<Found, ImportError> {
    let mut found = Found::default();
    let mut sum = Sha256::new();
    let mut text = String::new();
    // The first line has been the same in all formats.
    let mut read_line: LineReader = newest;
    for number in 1.. {
        text.clear();
        if input.read_line(&mut text)? == 0 {
            return Err(if number == 1 { ImportError::NotAnExport } else { ImportError::Sum });
        }
        match read_line(&text).ok_or(number) {
            Ok(ExportLine::Castellan { format }) if number == 1 => {
                read_line = reader(format).ok_or(ImportError::Format(format))?;
            }
            _ if number == 1 => return Err(ImportError::NotAnExport),
            Ok(ExportLine::End { lines: count, sha256 }) => {
                let sound = count == number - 1 && sha256 == hex(&sum.finalize());
                return if sound { found.end(write) } else { Err(ImportError::Sum) };
            }
            Ok(line) => found.take(catalog, line, write)?,
            Err(number) => return Err(ImportError::Line(number)),
        }
        sum.update(&text);
    }
    Err(ImportError::Sum)
}

impl Found {
    /// Hands on the rows of a line. What belongs to a match that is not there would be found where that is looked for.
    fn take(
        &mut self,
        catalog: Catalog,
        line: ExportLine,
        write: Write<'_>,
    ) -> Result<(), ImportError> {
        match line {
            ExportLine::Match { id, header, people, entries, head } => {
                let journal = Journal { header: *header, people, entries };
                self.take_match(catalog, ((id, &journal), head.as_deref()), write)
            }
            line if line.owner().is_some_and(|id| !self.known.contains(&id)) => Ok(()),
            ExportLine::Rematch { id, next } => {
                self.rematches.push((id, MatchId(next.0)));
                Ok(())
            }
            line => write(import_rows::of_line(line).ok_or(ImportError::Sum)?),
        }
    }

    fn take_match(
        &mut self,
        catalog: Catalog,
        (found, head): ((MatchId, &Journal), Option<&str>),
        write: Write<'_>,
    ) -> Result<(), ImportError> {
        let id = found.0;
        match import_rows::of_match(catalog, found, head) {
            Ok((batch, counted)) => {
                self.imported.matches += 1;
                self.known.insert(id);
                self.counted.extend(counted);
                self.pair(id, &found.1.people);
                write(batch)
            }
            Err(fault) => {
                self.imported.faults.push(format!("match {id}: {fault}"));
                Ok(())
            }
        }
    }

    /// Remembers a match of a pair until the other is there.
    fn pair(&mut self, id: MatchId, people: &People) {
        let PairState::Is(twin) = people.twin else { return };
        if !self.known.contains(&twin) {
            self.alone.insert(id, people.clone());
        } else if self.alone.get(&twin).is_some_and(|people| people.twin == PairState::Is(id)) {
            self.alone.remove(&twin);
        }
    }

    /// What leads to a match that has not come leads nowhere: its number will be another's.
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
