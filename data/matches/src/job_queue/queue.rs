//! Reads and writes the rows of the queue.

use crate::codec::{open, seal};
use crate::ids::MatchId;
use crate::job::{Form, Job, Lane, Line};
use crate::job_queue::row::JobRow;
use crate::keys;
use crate::keys::Table;
use store::{Batch, Range, Row, Store, StoreError};

/// A stored job. Rows that can't be read are skipped, and `check` reports them.
#[derive(Clone, Debug)]
pub(crate) struct StoredJob {
    pub(crate) line: Line,
    pub(crate) number: u64,
    pub(crate) raw: Vec<u8>,
    pub(crate) row: JobRow,
}

/// All jobs of a target, line by line, in order.
pub(crate) fn of_target(
    store: &dyn Store,
    target: Option<MatchId>,
) -> Result<Vec<StoredJob>, StoreError> {
    Ok(read_all(store.scan(&range_of(target))?))
}

pub(crate) fn range_of(target: Option<MatchId>) -> Range {
    Table::Job.under(&[keys::target(target)])
}

/// The jobs in these rows, line by line, in order.
pub(crate) fn read_all(rows: impl IntoIterator<Item = Row>) -> Vec<StoredJob> {
    rows.into_iter().filter_map(|(key, raw)| read(&key, raw)).collect()
}

/// The jobs of a line that are not given up, in order.
pub(crate) fn in_line(store: &dyn Store, line: Line) -> Result<Vec<StoredJob>, StoreError> {
    let numbers = [keys::target(line.target), line.lane as u64];
    let rows = store.scan(&Table::Job.under(&numbers))?;
    let found = rows.into_iter().filter_map(|(key, raw)| read(&key, raw));
    Ok(found.filter(|found| found.row.given_up.is_none()).collect())
}

/// The line of a job and its number there, from the numbers in a key. `first` is the index of the target.
pub(crate) fn position(key: &[u8], first: usize) -> Option<(Line, u64)> {
    let target = keys::number(key, first)?;
    let lane = Lane::from_number(keys::number(key, first + 1)?)?;
    let target = (target != 0).then_some(MatchId(target));
    Some((Line { target, lane }, keys::number(key, first + 2)?))
}

pub(crate) fn read(key: &[u8], raw: Vec<u8>) -> Option<StoredJob> {
    let (line, number) = position(key, 0)?;
    let row = open(&raw).ok()?;
    Some(StoredJob { line, number, raw, row })
}

impl StoredJob {
    pub(crate) fn key(&self) -> Vec<u8> {
        keys::job(self.line, self.number)
    }

    /// Replaces the row, in a batch that expects it unchanged.
    pub(crate) fn change(&self, batch: &mut Batch, row: JobRow) {
        self.remove(batch);
        insert(batch, self.line, self.number, &row);
    }

    /// Removes the row, in a batch that expects it unchanged.
    pub(crate) fn remove(&self, batch: &mut Batch) {
        batch.expect(self.key(), Some(self.raw.clone()));
        batch.remove(self.key());
        if let Some(at) = self.row.wakes() {
            batch.remove(keys::job_due(at, self.line, self.number));
        }
    }
}

/// Writes a job's row, and the row for its next check. Returns the bytes of the first.
pub(crate) fn insert(batch: &mut Batch, line: Line, number: u64, row: &JobRow) -> Vec<u8> {
    let raw = seal(row);
    batch.put(keys::job(line, number), raw.clone());
    if let Some(at) = row.wakes() {
        batch.put(keys::job_due(at, line, number), Vec::new());
    }
    raw
}

pub(crate) fn drop_rows<'a>(batch: &mut Batch, found: impl IntoIterator<Item = &'a StoredJob>) {
    found.into_iter().for_each(|found| found.remove(batch));
}

/// The jobs of claimed rows. A newer job takes over the rows of the older jobs that it settles.
pub(crate) fn jobs(line: Line, taken: Vec<StoredJob>) -> Vec<Job> {
    let mut jobs: Vec<Job> = Vec::new();
    for found in taken {
        let mut held = vec![(found.key(), found.raw.clone())];
        let (kind, trace) = (found.row.kind, found.row.trace);
        let (revision, attempts) = (found.row.revision, found.row.attempts);
        let (mut since, mut made, mut is_tried) = (revision, found.row.made, found.row.is_tried());
        if let Some(at) = jobs.iter().position(|job| is_taken_along(job, &found.row)) {
            let older = jobs.remove(at);
            since = since.min(older.since);
            made = made.min(older.made);
            is_tried |= older.is_tried;
            held.extend(older.held);
        }
        let is_last = false;
        jobs.push(Job {
            line,
            kind,
            revision,
            since,
            made,
            attempts,
            trace,
            is_tried,
            is_last,
            held,
        });
    }
    if let Some(last) = jobs.last_mut() {
        last.is_last = true;
    }
    jobs
}

/// Whether doing the newer job also settles the older one.
fn is_taken_along(older: &Job, newer: &JobRow) -> bool {
    let policy = newer.kind.policy();
    let is_together = policy.form != Form::Separate || older.is_tried == newer.is_tried();
    older.kind == newer.kind && policy.newest_settles_older && is_together
}
