//! Reading an export into an empty store. Line by line it is made rows of, which are put aside; once all of it is found to be
//! sound they are written in the order of their keys, which costs an engine far less than to be given them from everywhere.
//! Until that is done the store is marked as one that is not whole.

use std::collections::BTreeSet;
use std::io::{self, BufRead};

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::hex::hex;
use crate::ids::MatchId;
use crate::jobs::{self, JobRow, Post};
use crate::journal::course::Course;
use crate::journal::envelope::{Stored, seal};
use crate::journal::head::Stage;
use crate::keys;
use crate::matches::{index, results, watching};
use crate::standing::counted::{Counted, counted, ended_at};
use crate::standing::rebuild;
use crate::stores::{Batch, Commit, Store, StoreError};
use crate::upkeep::archive::{Catalog, Journal, fold};
use crate::upkeep::copy::Progress;
use crate::upkeep::filling::{Gathering, clear, is_empty, mark};
use crate::upkeep::lines::{FORMAT, Line, LineReader, newest, reader};
use crate::upkeep::lists::complete_mark;
use crate::upkeep::sorting::{Put, Sorted, Sorting};

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
    /// A match can't be played through.
    #[error("match {id}: {fault}")]
    Match {
        /// Which match.
        id: MatchId,
        /// What is wrong.
        fault: String,
    },
}

/// Stands in a store for as long as an import is under way. One that was killed begins anew.
const MARK: &[u8] = b"i";

/// After how many rows it is told how far it has come.
const TOLD: u64 = 1_000;

/// Fills an empty store with what an export holds, and says how many matches it brought. Nobody may use the store meanwhile.
///
/// # Errors
/// The store is not empty or has failed, or the export is not sound: then the store is empty again.
pub fn import(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
) -> Result<usize, ImportError> {
    import_told(store, catalog, input, &mut |_| ())
}

/// The same, telling how many rows are written once everything is read.
///
/// # Errors
/// As [`import`].
pub fn import_told(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
    told: &mut dyn FnMut(Progress),
) -> Result<usize, ImportError> {
    begin(store)?;
    let filled = sorted(store, catalog, input)
        .and_then(|(matches, rows)| write(store, rows, told).map(|()| matches));
    match filled {
        Err(ImportError::Store(failed)) => Err(failed.into()),
        Err(unsound) => {
            clear(store)?;
            finish(store)?;
            Err(unsound)
        }
        Ok(matches) => {
            finish(store)?;
            store.filled();
            Ok(matches)
        }
    }
}

/// How many matches an export holds, and all rows that it stands for.
fn sorted(
    store: &dyn Store,
    catalog: Catalog,
    input: &mut dyn BufRead,
) -> Result<(usize, (u64, Sorted)), ImportError> {
    let mut sorting = Sorting::in_room(&store.room());
    let Imported { matches, mut counted } = read(catalog, input, &mut |batch| {
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
    drop(counted);
    Ok((matches, (sorting.rows(), sorting.sorted().map_err(ImportError::Room)?)))
}

/// Writes rows in their order. Of those with one key the last stands, unless it must be the first.
fn write(
    store: &dyn Store,
    (all, mut rows): (u64, Sorted),
    told: &mut dyn FnMut(Progress),
) -> Result<(), ImportError> {
    let mut gathered = Gathering::into(store, MARK);
    let (mut written, mut last) = (0, None::<Put>);
    while let Some(row) = rows.next().map_err(ImportError::Room)? {
        if let Some(before) = last.replace(row.clone()) {
            match before.key == row.key {
                true if row.is_new => return Err(ImportError::NotEmpty),
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

/// Reads an export as an import would, plays every match through, and says how many there are; nothing is written.
///
/// # Errors
/// It is not sound.
pub fn verify(catalog: Catalog, input: &mut dyn BufRead) -> Result<usize, ImportError> {
    read(catalog, input, &mut |_| Ok(())).map(|found| found.matches)
}

/// Marks an empty store.
fn begin(store: &dyn Store) -> Result<(), ImportError> {
    match mark(store)?.as_deref() {
        Some(MARK) => Ok(clear(store)?),
        None if is_empty(store)? => {
            let mut batch = Batch::default();
            batch.expect(keys::copying(), None);
            batch.put(keys::copying(), MARK.to_vec());
            applied(store.commit(batch)?)
        }
        _ => Err(ImportError::NotEmpty),
    }
}

fn finish(store: &dyn Store) -> Result<(), ImportError> {
    let mut batch = Batch::default();
    batch.expect(keys::copying(), Some(MARK.to_vec()));
    batch.remove(keys::copying());
    applied(store.commit(batch)?)
}

fn applied(commit: Commit) -> Result<(), ImportError> {
    match commit {
        Commit::Applied => Ok(()),
        Commit::Conflict => Err(ImportError::NotEmpty),
    }
}

/// What was read.
#[derive(Default)]
struct Imported {
    matches: usize,
    /// The matches that count.
    counted: Vec<Counted>,
}

/// What a line stands for.
struct Made {
    /// Of which match.
    id: Option<MatchId>,
    batch: Batch,
    /// How it counts.
    counted: Option<Counted>,
}

impl Made {
    fn of(batch: Batch) -> Self {
        Self { id: None, batch, counted: None }
    }
}

/// Hands on what stands in all lines between the first and the last, which must be right.
fn read(
    catalog: Catalog,
    input: &mut dyn BufRead,
    write: &mut dyn FnMut(Batch) -> Result<(), ImportError>,
) -> Result<Imported, ImportError> {
    let mut imported = Imported::default();
    let mut known = BTreeSet::new();
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
            Ok(Line::Castellan { format }) if number == 1 => {
                read_line = reader(format).ok_or(ImportError::Format(format))?;
            }
            _ if number == 1 => return Err(ImportError::NotAnExport),
            Ok(Line::End { lines: count, sha256 }) => {
                let sound = count == number - 1 && sha256 == hex(&sum.finalize());
                return if sound { Ok(imported) } else { Err(ImportError::Sum) };
            }
            Ok(line) => {
                if is_of_none(&line, &known) {
                    sum.update(&text);
                    continue;
                }
                let Made { id, batch, counted } = batch(catalog, line)?;
                imported.matches += usize::from(id.is_some());
                imported.counted.extend(counted);
                known.extend(id);
                write(batch)?;
            }
            Err(number) => return Err(ImportError::Line(number)),
        }
        sum.update(&text);
    }
    Err(ImportError::Sum)
}

/// Whether a line says what was posted of a match that is not there: it would be listed as that of a thread.
fn is_of_none(line: &Line, known: &BTreeSet<MatchId>) -> bool {
    matches!(line, Line::Posted { id, .. } if !known.contains(id))
}

/// The rows that a line stands for.
fn batch(catalog: Catalog, line: Line) -> Result<Made, ImportError> {
    let (key, value) = match line {
        Line::Match { id, header, people, entries } => {
            let journal = Journal { header: *header, people, entries };
            let course = fold(catalog, &journal)
                .map_err(|fault| ImportError::Match { id, fault: fault.to_string() })?;
            let people = (&journal.header, &journal.people);
            let counted =
                ended_at(&journal.entries).and_then(|at| counted(id, people, &course.head, at));
            let batch = match_batch(id, &journal, &course);
            return Ok(Made { id: Some(id), batch, counted });
        }
        Line::Job { target, number, row } => {
            let line = jobs::Line { target, lane: row.kind.lane() };
            return Ok(Made::of(job_batch((line, number), &row)));
        }
        Line::Errand { id, kind, row } => {
            let (place, row) = jobs::post_of(id, kind, &row);
            return Ok(Made::of(job_batch(place, &row)));
        }
        Line::Posted { id, kind, message } => {
            let mut batch = put_new(keys::posted(id, kind), seal(&message));
            if kind == Post::Thread {
                index::list_thread(&mut batch, id, None, Some(message.0));
            }
            return Ok(Made::of(batch));
        }
        Line::OfferPost { id, since, message } => (keys::offer_post(id, since), seal(&message)),
        Line::Rematch { id, next } => (keys::rematch(id), seal(&next)),
        Line::Hints { id, hints } => (keys::hints(id), seal(&hints)),
        Line::Closed { id, reason } => (keys::closed(id), seal(&reason)),
        Line::Draft { player, id, draft } => (keys::draft(player, id), seal(&draft)),
        Line::Kept { player, game, text } => (keys::kept(player, &game), seal(&text)),
        Line::Preference { player, name, value } => (keys::preference(player, &name), seal(&value)),
        Line::ServerPreference { server, name, value } => {
            (keys::server_preference(server, &name), seal(&value))
        }
        Line::Watched { id, row } => {
            let mut batch = put_new(keys::watched(id), seal(&row));
            for key in watching::listed(id, &row) {
                batch.put(key, Vec::new());
            }
            return Ok(Made::of(batch));
        }
        Line::Card { id, channel, row } => (keys::card(id, channel), seal(&row)),
        Line::Dashboard { server, row } => (keys::dashboard(server), seal(&row)),
        Line::Brought { player, row } => (keys::brought(player), seal(&row)),
        Line::Castellan { .. } | Line::End { .. } => return Err(ImportError::Sum),
    };
    Ok(Made::of(put_new(key, value)))
}

fn put_new(key: Vec<u8>, value: Vec<u8>) -> Batch {
    let mut batch = Batch::default();
    batch.expect(key.clone(), None);
    batch.put(key, value);
    batch
}

fn job_batch(place: (jobs::Line, u64), row: &JobRow) -> Batch {
    let mut batch = Batch::default();
    batch.expect(keys::job(place.0, place.1), None);
    jobs::insert(&mut batch, place, row);
    batch
}

fn match_batch(id: MatchId, journal: &Journal, course: &Course) -> Batch {
    let mut batch = Batch::default();
    let mut put = |key: Vec<u8>, value| {
        batch.expect(key.clone(), None);
        batch.put(key, value);
    };
    put(keys::header(id), sealed(&journal.header));
    put(keys::people(id), sealed(&journal.people));
    put(keys::head(id), sealed(&course.stored()));
    for entry in &journal.entries {
        put(keys::entry(id, entry.revision), sealed(entry));
    }
    for row in index::rows(id, &journal.header, &journal.people, &course.head) {
        put(row, Vec::new());
    }
    if let Some((key, value)) =
        results::of_journal(id, &journal.header, (&course.head, &journal.entries))
    {
        batch.put(key, value);
    }
    if course.head.stage == Stage::Lobby {
        let (place, row) = jobs::expiry(id, journal.header.deadline);
        jobs::insert(&mut batch, place, &row);
    }
    if let Some(time) = &course.head.time {
        // It is looked at once, and then when it has to be.
        let (place, row) = jobs::timekeeping(id, course.head.revision, time.from);
        jobs::insert(&mut batch, place, &row);
    }
    batch
}

fn sealed(record: &impl Stored) -> Vec<u8> {
    seal(record)
}
