//! `PlacedJob`: a job with its place in the queue, as imports write it.

use crate::ids::{EventId, MatchId, Revision, Timestamp};
use crate::job::{JobKind, Lane, Line, Post};
use crate::job_queue::enqueue::{LAST_SLOT, RESTORED_BOARD_SLOT, number};
use crate::job_queue::queue::insert;
use crate::job_queue::row::JobRow;
use crate::journal::records::ErrandRow;
use crate::keys;
use store::Batch;

#[derive(Clone, Debug)]
pub(crate) struct PlacedJob {
    pub(crate) line: Line,
    pub(crate) number: u64,
    pub(crate) row: JobRow,
}

impl PlacedJob {
    /// The job that ends a challenge at its deadline.
    pub(crate) fn expiry(id: MatchId, deadline: Timestamp) -> Self {
        let first = Revision(1);
        Self::of_match(id, number(first, 0), new_row(JobKind::Expire, first, deadline))
    }

    /// The job that advances the clock of a match.
    pub(crate) fn timekeeping(id: MatchId, revision: Revision, at: Timestamp) -> Self {
        Self::of_match(id, number(revision, 0), new_row(JobKind::Time, revision, at))
    }

    /// The job that posts the board of a restored match. No commit of an act gives this number.
    pub(crate) fn board(id: MatchId, revision: Revision, at: Timestamp) -> Self {
        let row = new_row(JobKind::Post(Post::Board), revision, at);
        Self::of_match(id, number(revision, RESTORED_BOARD_SLOT), row)
    }

    /// The job that posts the line below the single board of a restored match, which links to the board.
    pub(crate) fn ping(id: MatchId, revision: Revision, at: Timestamp) -> Self {
        let row = new_row(JobKind::Post(Post::Ring), revision, at);
        Self::of_match(id, number(revision, LAST_SLOT), row)
    }

    /// The job that takes the due steps of an event.
    pub(crate) fn event(id: EventId, revision: Revision, at: Timestamp) -> Self {
        let row = new_row(JobKind::Event, revision, at);
        Self { line: Line::of_event(id, Lane::Event), number: number(revision, 0), row }
    }

    /// A post job from an old export. Its number is lower than those of all newer jobs.
    pub(crate) fn from_errand(id: MatchId, post: Post, errand: &ErrandRow) -> Self {
        let row = new_row(JobKind::Post(post), errand.revision, errand.due);
        Self::of_match(id, post as u64, JobRow { attempts: errand.attempts, ..row })
    }

    fn of_match(id: MatchId, number: u64, row: JobRow) -> Self {
        Self { line: Line { target: Some(id), lane: row.kind.policy().lane }, number, row }
    }

    pub(crate) fn key(&self) -> Vec<u8> {
        keys::job(self.line, self.number)
    }

    pub(crate) fn insert(&self, batch: &mut Batch) {
        insert(batch, self.line, self.number, &self.row);
    }
}

fn new_row(kind: JobKind, revision: Revision, due: Timestamp) -> JobRow {
    let (lease, error, given_up, trace) = (None, None, None, None);
    JobRow { kind, revision, made: due, due, attempts: 0, lease, error, given_up, trace }
}
