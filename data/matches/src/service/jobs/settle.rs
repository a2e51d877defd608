//! Settles claimed jobs: done, retry, later, or given up.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::event_keys;
use crate::ids::{MatchId, Timestamp};
use crate::job::{Job, JobError, JobKind, JobOutcome, Post};
use crate::job_queue::queue::read;
use crate::job_queue::row::JobRow;
use crate::journal::index;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::service::Matches;
use store::{Batch, Commit};

/// Where a post of a match was last, and whether its thread can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastPost {
    /// The message or thread of the post.
    pub message: Option<u64>,
    /// The thread of the match, if it can't be used.
    pub lost_thread: Option<u64>,
}

impl LastPost {
    /// The rows of the post and of the lost thread, decoded.
    pub(crate) fn of(rows: Vec<Option<Vec<u8>>>) -> Self {
        let mut numbers = rows.into_iter().map(|raw| Some(open::<NumberRow>(&raw?).ok()?.0));
        let mut next = || numbers.next().flatten();
        Self { message: next(), lost_thread: next() }
    }
}

impl Matches {
    /// Settles a job and stores its outcome. Returns whether the claim was still valid.
    ///
    /// Nothing is written if another worker holds the job, or if it is gone.
    pub fn settle(&self, job: &Job, outcome: JobOutcome, now: Timestamp) -> Result<bool, Refused> {
        self.settle_with(job, outcome, Batch::default(), now)
    }

    /// Settles a job, with further writes that apply only if the claim is still valid.
    pub(crate) fn settle_with(
        &self,
        job: &Job,
        outcome: JobOutcome,
        mut batch: Batch,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        settle_rows(&mut batch, job, outcome, now);
        let is_linked = match outcome {
            JobOutcome::Done { message: Some(message) } => {
                self.note_result(&mut batch, job, message, now)?
            }
            JobOutcome::Done { message: None }
            | JobOutcome::Retry { .. }
            | JobOutcome::Later { .. }
            | JobOutcome::GivenUp { .. } => false,
        };
        batch.can_wait = job.is_last && matches!(outcome, JobOutcome::Done { .. });
        let is_written = self.store.commit(batch)? == Commit::Applied;
        if is_written && is_linked {
            self.wake_workers(now);
        }
        if let (true, JobOutcome::Retry { at, .. } | JobOutcome::Later { at }) =
            (is_written, outcome)
        {
            self.wake_workers(at);
        }
        Ok(is_written)
    }

    /// Records the message or thread of a job. Returns whether that enqueued a job of another match.
    fn note_result(
        &self,
        batch: &mut Batch,
        job: &Job,
        message: u64,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        if let (JobKind::EventCard, Some(event)) = (job.kind, job.line.event()) {
            batch.put(event_keys::event_card(event), seal(&NumberRow(message)));
        }
        let (JobKind::Post(post), Some(id)) = (job.kind, job.line.target) else { return Ok(false) };
        self.note_posted(batch, id, post, message)?;
        match post {
            Post::Thread => self.link_thread_of_pair(batch, id, now),
            Post::Lobby | Post::Board | Post::Offer | Post::Notice | Post::TimeUp => Ok(false),
            Post::Pause | Post::Told | Post::Lonely | Post::Ring | Post::Rematch => Ok(false),
        }
    }

    /// Records the message of a post. A thread is also listed, so that its match is found.
    fn note_posted(
        &self,
        batch: &mut Batch,
        id: MatchId,
        post: Post,
        message: u64,
    ) -> Result<(), Refused> {
        let key = keys::posted(id, post);
        if post == Post::Thread {
            let before = self.store.read(std::slice::from_ref(&key))?.pop().flatten();
            index::list_thread(batch, id, before.as_deref(), Some(message));
        }
        batch.put(key, seal(&NumberRow(message)));
        Ok(())
    }

    /// The last message or thread of a post.
    pub fn posted_message(&self, id: MatchId, post: Post) -> Result<Option<u64>, Refused> {
        Ok(self.last_post(id, post)?.message)
    }

    /// The last message or thread of a post, and the match's thread if it can't be used.
    pub fn last_post(&self, id: MatchId, post: Post) -> Result<LastPost, Refused> {
        Ok(LastPost::of(self.store.read(&[keys::posted(id, post), keys::lost_thread(id)])?))
    }
}

/// Settles the rows of a job: its own, and those of the older jobs that it settles.
fn settle_rows(batch: &mut Batch, job: &Job, outcome: JobOutcome, now: Timestamp) {
    for (place, (key, raw)) in job.held.iter().enumerate() {
        let Some(stored) = read(key, raw.clone()) else { continue };
        match settled_row(stored.row.clone(), outcome, place == 0, now) {
            Some(row) => stored.change(batch, row),
            None => stored.remove(batch),
        }
    }
}

/// The row after an attempt. `None` if it is removed.
fn settled_row(
    row: JobRow,
    outcome: JobOutcome,
    is_newest: bool,
    now: Timestamp,
) -> Option<JobRow> {
    let row = JobRow { lease: None, ..row };
    match outcome {
        JobOutcome::GivenUp { error } if is_newest => {
            Some(JobRow { given_up: Some(now), ..failed(row, error) })
        }
        JobOutcome::Done { .. } | JobOutcome::GivenUp { .. } => None,
        JobOutcome::Retry { at, error } => Some(JobRow { due: at, ..failed(row, error) }),
        // If new jobs replace older ones, only the newest returns.
        JobOutcome::Later { .. }
            if !is_newest
                && row.kind.policy().newest_replaces_older
                && !row.must_be_found_again() =>
        {
            None
        }
        // A repeating job that was done starts over: old failures don't count.
        JobOutcome::Later { at } if row.kind.policy().repeats => {
            Some(JobRow { due: at, attempts: 0, error: None, ..row })
        }
        JobOutcome::Later { at } => Some(JobRow { due: at, ..row }),
    }
}

fn failed(row: JobRow, error: JobError) -> JobRow {
    let attempts = row.attempts.saturating_add(1);
    JobRow { attempts, error: Some(error), ..row }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Revision;

    /// Checks a job that fails once and then returns later. `expected` failures are counted.
    fn check(kind: JobKind, expected: u32) {
        let row = JobRow {
            kind,
            revision: Revision(1),
            made: Timestamp(1),
            due: Timestamp(1),
            attempts: 39,
            lease: None,
            error: Some(JobError::Connection),
            given_up: None,
            trace: None,
        };
        let later = JobOutcome::Later { at: Timestamp(9) };
        let row = settled_row(row, later, true, Timestamp(5));
        let settled = row.map(|row| (row.due, row.attempts));
        assert_eq!(settled, Some((Timestamp(9), expected)));
    }

    #[test]
    fn recurring_jobs_are_not_given_up_for_old_failures() {
        check(JobKind::Dashboard, 0);
        check(JobKind::Sweep, 0);
        check(JobKind::Watch, 39);
    }
}
