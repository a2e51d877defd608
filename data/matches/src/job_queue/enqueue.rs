//! Enqueues the jobs of a commit.

use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::lease::Lease;
use crate::job::{Claim, JobKind, Line};
use crate::job_queue::queue::{StoredJob, insert, jobs};
use crate::job_queue::row::JobRow;
use crate::job_queue::workers::Enqueued;
use crate::trace_id::TraceId;
use store::Batch;

/// The number of low bits in a job's number that order the jobs of one revision.
const SLOT_BITS: u32 = 8;

/// The last number for a job of a revision. The commits of acts never use it.
pub(crate) const LAST_SLOT: u64 = (1 << SLOT_BITS) - 1;

/// The number for the board of a restored match, before the line below it. The commits of acts never use it.
pub(crate) const RESTORED_BOARD_SLOT: u64 = LAST_SLOT - 1;

/// A job to enqueue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewJob {
    pub(crate) kind: JobKind,
    pub(crate) due: Timestamp,
}

/// The commit that enqueues the jobs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin<'a> {
    pub(crate) target: Option<MatchId>,
    /// The jobs of the target that are already stored.
    pub(crate) found: &'a [StoredJob],
    pub(crate) revision: Revision,
    pub(crate) now: Timestamp,
    /// The lease and the host of a free worker of this process, if any. Leasing the jobs in this commit saves the
    /// commit of a claim.
    pub(crate) taken: Option<(Lease, u64)>,
}

/// Writes new jobs behind the stored ones. Returns the claims for this process's workers, and the next due time.
///
/// A new job replaces older jobs that it makes unnecessary, wakes jobs before it that wait for a retry, and joins the
/// lease of a worker that holds the line.
pub(crate) fn write_jobs(batch: &mut Batch, origin: &Origin<'_>, calls: &[NewJob]) -> Enqueued {
    let (waiting, mut next) = retire_replaced(batch, origin, calls);
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
            trace: TraceId::current(),
        };
        if let Some((found, lease)) = held(before(), origin.now) {
            // The held row must be unchanged: a worker that has settled its last job no longer looks for joined ones.
            batch.expect(found.key(), Some(found.raw.clone()));
            row = row.joined(lease);
        }
        let raw = insert(batch, line, number, &row);
        if row.lease.is_none() {
            next = earlier(next, call.due);
        } else if is_next {
            taken.push(StoredJob { line, number, raw, row });
        }
    }
    let host = origin.taken.map_or(0, |(_, host)| host);
    Enqueued { claims: claims(taken, host), next }
}

/// The first free slot of this revision. Other commits may have enqueued jobs of the same revision.
fn first_slot(origin: &Origin<'_>) -> u64 {
    let of_this = |found: &&StoredJob| found.number >> SLOT_BITS == origin.revision.0;
    let given = origin.found.iter().filter(of_this).map(|found| found.number & LAST_SLOT);
    given.filter(|slot| *slot < RESTORED_BOARD_SLOT).max().map_or(0, |last| last + 1)
}

fn earlier(next: Option<Timestamp>, due: Timestamp) -> Option<Timestamp> {
    Some(next.map_or(due, |next| next.min(due)))
}

/// Removes unnecessary jobs, and wakes the jobs that wait for a retry. Returns the remaining jobs, and the due time of
/// woken jobs without a lease.
fn retire_replaced<'a>(
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
            // Without the line's lease, another worker could claim the woken job from the middle of the line.
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

/// The last leased row of a line, with its lease. `None` if no worker holds the line.
fn held<'a>(
    line: impl DoubleEndedIterator<Item = &'a StoredJob>,
    now: Timestamp,
) -> Option<(&'a StoredJob, Lease)> {
    line.rev().find_map(|found| Some((found, found.row.lease_at(now)?)))
}

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

/// The number of a job, which orders jobs by revision and then by slot.
pub(crate) fn number(revision: Revision, slot: u64) -> u64 {
    revision.0 << SLOT_BITS | slot
}

/// Whether a new job of this kind replaces an older one that no worker holds.
pub(crate) fn is_replaced(old: &JobRow, new: JobKind, now: Timestamp) -> bool {
    let is_needless = new.policy().newest_replaces_older && !old.must_be_found_again();
    old.kind == new && (old.given_up.is_some() || is_needless) && old.lease_at(now).is_none()
}

/// Whether a job waits for a retry, and no worker holds it.
fn is_waiting(row: &JobRow, now: Timestamp) -> bool {
    row.given_up.is_none() && row.lease_at(now).is_none() && row.due > now
}
