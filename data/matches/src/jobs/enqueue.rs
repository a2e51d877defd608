//! What a commit calls for, on its way into the queue.

use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::lease::Lease;
use crate::job::{Claim, JobKind, Line};
use crate::jobs::queue::{StoredJob, insert, jobs};
use crate::jobs::row::JobRow;
use crate::jobs::workers::Enqueued;
use store::Batch;

/// So many bits of a number tell what it is of all that its revision calls for.
const SLOT_BITS: u32 = 8;

/// The last slot, which nothing has that stands in line with others of its revision.
pub(crate) const LAST_SLOT: u64 = (1 << SLOT_BITS) - 1;

/// Something that is called for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewJob {
    pub(crate) kind: JobKind,
    pub(crate) due: Timestamp,
}

/// Whence calls come: a commit on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin<'a> {
    /// For which target.
    pub(crate) target: Option<MatchId>,
    /// What waits for it already.
    pub(crate) found: &'a [StoredJob],
    /// Of which revision.
    pub(crate) revision: Revision,
    pub(crate) now: Timestamp,
    /// Whose it is from the beginning, where somebody is free to begin at once, and to whose share it counts. That saves a
    /// commit: nobody has to claim it.
    pub(crate) taken: Option<(Lease, u64)>,
}

/// Writes what is called for behind what waits already; what its workers hear of it. A call takes the place of what it makes
/// needless, wakes what waits to be tried again before it, and joins the lease of whoever is at the line.
pub(crate) fn write_jobs(batch: &mut Batch, origin: &Origin<'_>, calls: &[NewJob]) -> Enqueued {
    let (waiting, mut next) = make_room(batch, origin, calls);
    let mut taken: Vec<StoredJob> = Vec::new();
    for (slot, call) in (first_slot(origin)..).zip(calls) {
        let line = Line { target: origin.target, lane: call.kind.policy().lane };
        let before = || waiting.iter().copied().filter(|found| found.line == line);
        let is_next = before().next().is_none() && call.due <= origin.now;
        let number = number(origin.revision, slot);
        let mut row = JobRow {
            kind: call.kind,
            revision: origin.revision,
            made: origin.now,
            due: call.due,
            attempts: 0,
            lease: origin.taken.filter(|_| is_next).map(|(lease, _)| lease),
            error: None,
            given_up: None,
        };
        if let Some((found, lease)) = held(before(), origin.now) {
            // Only a worker with something left to settle looks whether there is more.
            batch.expect(found.key(), Some(found.raw.clone()));
            row = row.joined(lease);
        }
        let raw = insert(batch, (line, number), &row);
        if row.lease.is_none() {
            next = earlier(next, call.due);
        } else if is_next {
            taken.push(StoredJob { line, number, raw, row });
        }
    }
    let host = origin.taken.map_or(0, |(_, host)| host);
    Enqueued { claims: claims(taken, host), next }
}

/// The first slot of this revision that is behind all that have been given. Others may have called for something since, and
/// what they called for must not be written over.
fn first_slot(origin: &Origin<'_>) -> u64 {
    let of_this = |found: &&StoredJob| found.number >> SLOT_BITS == origin.revision.0;
    let given = origin.found.iter().filter(of_this).map(|found| found.number & LAST_SLOT);
    given.filter(|slot| *slot < LAST_SLOT).max().map_or(0, |last| last + 1)
}

fn earlier(next: Option<Timestamp>, due: Timestamp) -> Option<Timestamp> {
    Some(next.map_or(due, |next| next.min(due)))
}

/// Takes out what is needless now and wakes what waits to be tried again; what still stands in line, and when what was
/// woken is to be looked for.
fn make_room<'a>(
    batch: &mut Batch,
    origin: &Origin<'a>,
    calls: &[NewJob],
) -> (Vec<&'a StoredJob>, Option<Timestamp>) {
    let (mut waiting, mut next) = (Vec::new(), None);
    for old in origin.found {
        let wanted = || calls.iter().filter(|call| call.kind.policy().lane == old.line.lane);
        if wanted().any(|call| is_replaced(&old.row, call.kind, origin.now)) {
            old.remove(batch);
            continue;
        }
        if wanted().any(|call| call.due <= origin.now) && is_waiting(&old.row, origin.now) {
            let row = JobRow { due: origin.now, ..old.row.clone() };
            let line = origin.found.iter().filter(|found| found.line == old.line);
            // Free, it could be taken from between a leased row and the call that joins its lease.
            match held(line, origin.now) {
                Some((_, lease)) => old.change(batch, row.joined(lease)),
                None => {
                    old.change(batch, row);
                    next = Some(origin.now);
                }
            }
        }
        if old.row.given_up.is_none() {
            waiting.push(old);
        }
    }
    (waiting, next)
}

/// The last row of a line that is leased, and its lease.
fn held<'a>(
    line: impl DoubleEndedIterator<Item = &'a StoredJob>,
    now: Timestamp,
) -> Option<(&'a StoredJob, Lease)> {
    line.rev().find_map(|found| Some((found, found.row.lease_at(now)?)))
}

/// What was leased as it was written, line by line.
fn claims(taken: Vec<StoredJob>, host: u64) -> Vec<Claim> {
    let mut lines: Vec<Vec<StoredJob>> = Vec::new();
    for found in taken {
        match lines.iter_mut().find(|line| line[0].line == found.line) {
            Some(line) => line.push(found),
            None => lines.push(vec![found]),
        }
    }
    let claim = |found: Vec<StoredJob>| {
        let (line, lease) = (found[0].line, found[0].row.lease?);
        Some(Claim { line, host, jobs: jobs(line, found), lease })
    };
    lines.into_iter().filter_map(claim).collect()
}

/// A number that keeps the order: of revisions and, within one, of what it calls for.
pub(crate) fn number(revision: Revision, slot: u64) -> u64 {
    revision.0 << SLOT_BITS | slot
}

fn is_replaced(old: &JobRow, new: JobKind, now: Timestamp) -> bool {
    let is_needless = new.policy().newest_replaces_older && !old.must_be_found_again();
    old.kind == new && (old.given_up.is_some() || is_needless) && old.lease_at(now).is_none()
}

/// That it waits to be tried again, and nobody is at it.
fn is_waiting(row: &JobRow, now: Timestamp) -> bool {
    row.given_up.is_none() && row.lease_at(now).is_none() && row.due > now
}
