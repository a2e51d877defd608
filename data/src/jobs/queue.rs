//! The rows of jobs: where they lie, how they are found, and how what a commit calls for comes among them.

use crate::ids::{MatchId, Revision, Timestamp};
use crate::jobs::job::{JobKind, Lane, Line};
use crate::jobs::row::JobRow;
use crate::journal::envelope::{open, seal};
use crate::keys::{self, Table};
use crate::stores::{Batch, Store, StoreError};

/// A job's row as it was found. One that can't be read is left where it is, for a check to tell of it.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) line: Line,
    pub(crate) number: u64,
    pub(crate) raw: Vec<u8>,
    pub(crate) row: JobRow,
}

/// What a commit calls for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    pub(crate) kind: JobKind,
    pub(crate) due: Timestamp,
}

/// All jobs of a target, line by line, each in its order.
pub(crate) fn of_target(
    store: &dyn Store,
    target: Option<MatchId>,
) -> Result<Vec<Found>, StoreError> {
    let rows = store.scan(&Table::Job.under(&[keys::target(target)]))?;
    Ok(rows.into_iter().filter_map(|(key, raw)| read(&key, raw)).collect())
}

/// The jobs of a line that are neither done nor given up, in their order.
pub(crate) fn in_line(store: &dyn Store, line: Line) -> Result<Vec<Found>, StoreError> {
    let numbers = [keys::target(line.target), line.lane as u64];
    let rows = store.scan(&Table::Job.under(&numbers))?;
    let found = rows.into_iter().filter_map(|(key, raw)| read(&key, raw));
    Ok(found.filter(|found| found.row.given_up.is_none()).collect())
}

/// Where a job stands: its line, and its number there.
pub(crate) fn position(key: &[u8], first: usize) -> Option<(Line, u64)> {
    let target = keys::number(key, first)?;
    let lane = Lane::from_number(keys::number(key, first + 1)?)?;
    let target = (target != 0).then_some(MatchId(target));
    Some((Line { target, lane }, keys::number(key, first + 2)?))
}

pub(crate) fn read(key: &[u8], raw: Vec<u8>) -> Option<Found> {
    let (line, number) = position(key, 0)?;
    let row = open(&raw).ok()?;
    Some(Found { line, number, raw, row })
}

impl Found {
    pub(crate) fn key(&self) -> Vec<u8> {
        keys::job(self.line, self.number)
    }

    /// Writes another row in the place of this one, if it still stands as it was found.
    pub(crate) fn change(&self, batch: &mut Batch, row: JobRow) {
        self.remove(batch);
        insert(batch, (self.line, self.number), &row);
    }

    /// Takes it out of the queue, if it still stands as it was found.
    pub(crate) fn remove(&self, batch: &mut Batch) {
        batch.expect(self.key(), Some(self.raw.clone()));
        batch.remove(self.key());
        if let Some(at) = self.row.wakes() {
            batch.remove(keys::job_due(at, self.line, self.number));
        }
    }
}

/// Writes a row, and where it is looked for.
pub(crate) fn insert(batch: &mut Batch, (line, number): (Line, u64), row: &JobRow) {
    batch.put(keys::job(line, number), seal(row));
    if let Some(at) = row.wakes() {
        batch.put(keys::job_due(at, line, number), Vec::new());
    }
}

/// Takes jobs out of the queue, whoever is at them.
pub(crate) fn drop_rows<'a>(batch: &mut Batch, found: impl IntoIterator<Item = &'a Found>) {
    found.into_iter().for_each(|found| found.remove(batch));
}

/// Writes what a commit of this revision calls for behind what waits already. A call takes the place of what it makes
/// needless, wakes what waits to be tried again before it, and joins the lease of whoever is at the line.
pub(crate) fn write_calls(
    batch: &mut Batch,
    (target, found): (Option<MatchId>, &[Found]),
    (revision, now): (Revision, Timestamp),
    calls: &[Call],
) {
    for old in found {
        let wanted = || calls.iter().filter(|call| call.kind.lane() == old.line.lane);
        if wanted().any(|call| is_replaced(&old.row, call.kind, now)) {
            old.remove(batch);
        } else if wanted().any(|call| call.due <= now) && is_waiting(&old.row, now) {
            old.change(batch, JobRow { due: now, ..old.row.clone() });
        }
    }
    for (slot, call) in (0_u64..).zip(calls) {
        let line = Line { target, lane: call.kind.lane() };
        let leased = found.iter().rev().filter(|found| found.line == line);
        let leased = leased.filter(|found| found.row.given_up.is_none());
        let leased = leased.filter_map(|found| Some((found, found.row.lease_at(now)?))).next();
        // Only a worker with something left to settle looks whether there is more.
        leased.iter().for_each(|(found, _)| batch.expect(found.key(), Some(found.raw.clone())));
        let row = JobRow {
            kind: call.kind,
            revision,
            made: now,
            due: call.due,
            attempts: 0,
            lease: leased.map(|(_, lease)| lease),
            trouble: None,
            given_up: None,
        };
        insert(batch, (line, number(revision, slot)), &row);
    }
}

/// A number that keeps the order: of revisions and, within one, of what it calls for.
pub(crate) fn number(revision: Revision, slot: u64) -> u64 {
    revision.0 << 8 | slot
}

fn is_replaced(old: &JobRow, new: JobKind, now: Timestamp) -> bool {
    let is_needless = old.given_up.is_some() || new.is_replaced_by_newest();
    old.kind == new && is_needless && old.lease_at(now).is_none()
}

/// That it waits to be tried again, and nobody is at it.
fn is_waiting(row: &JobRow, now: Timestamp) -> bool {
    row.given_up.is_none() && row.lease_at(now).is_none() && row.due > now
}
