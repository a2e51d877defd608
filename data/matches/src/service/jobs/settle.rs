//! Settles claimed jobs after an attempt: done, retry, later, or given up.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revisions, Timestamp};
use crate::job::{DirectMessage, EventMessage, Job, JobKind, JobOutcome, Post};
use crate::job_queue::queue::read;
use crate::job_queue::row::JobRow;
use crate::journal::index;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::service::Matches;
use crate::service::jobs::direct_message::{event_job_number, job_number};
use store::{Batch, Commit};

/// The milliseconds after which a recurring job that can't be done now is tried again.
const PAUSE_MS: u64 = 5 * 60 * 1000;

impl Matches {
    /// Settles a job by the outcome of its attempt. Returns whether the claim was still valid.
    ///
    /// Nothing is written if the job's rows have changed, as when another worker holds it.
    pub fn settle(&self, job: &Job, outcome: JobOutcome, now: Timestamp) -> Result<bool, Refused> {
        self.settle_with(job, outcome, Batch::default(), now)
    }

    /// Settles a job, and enqueues direct messages about its post. Returns whether the claim was still valid.
    pub fn settle_and_notify(
        &self,
        job: &Job,
        outcome: JobOutcome,
        direct_messages: &[(PlayerId, DirectMessage)],
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let mut batch = Batch::default();
        for (player, message) in direct_messages {
            // The post may show a question that is newer than the job's revision. The direct message names the newer
            // one.
            let revision = job.revision.max(message.since);
            let row = JobRow::fresh(JobKind::Direct(*message), revision, now);
            self.enqueue_direct(&mut batch, *player, job_number(*message, revision), &row)?;
        }
        let is_written = self.settle_with(job, outcome, batch, now)?;
        if is_written && !direct_messages.is_empty() {
            self.wake_workers(now);
        }
        Ok(is_written)
    }

    /// Settles the post of an event, and enqueues direct messages about it. Returns whether the claim was still valid.
    pub fn settle_event_post(
        &self,
        job: &Job,
        outcome: JobOutcome,
        direct_messages: &[(PlayerId, EventMessage)],
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let mut batch = Batch::default();
        for (player, message) in direct_messages {
            let row = JobRow::fresh(JobKind::EventDirect(*message), message.revision, now);
            self.enqueue_direct(&mut batch, *player, event_job_number(*message), &row)?;
        }
        let is_written = self.settle_with(job, outcome, batch, now)?;
        if is_written && !direct_messages.is_empty() {
            self.wake_workers(now);
        }
        Ok(is_written)
    }

    /// Settles a job. The other writes in `batch` happen only if the claim is still valid.
    pub(crate) fn settle_with(
        &self,
        job: &Job,
        outcome: JobOutcome,
        mut batch: Batch,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let outcome = retried_if_recurring(job.kind, outcome, now);
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
        let mut enqueued = None;
        if let (JobKind::Think, Some(id), JobOutcome::GivenUp { .. }) =
            (job.kind, job.line.target, outcome)
        {
            enqueued = Some(self.enqueue_computers_end(&mut batch, id, now)?);
        }
        batch.can_wait = job.is_last && matches!(outcome, JobOutcome::Done { .. });
        let is_written = self.store.commit(batch)? == Commit::Applied;
        if let (true, Some(enqueued)) = (is_written, enqueued) {
            self.workers.call(enqueued);
        }
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

    /// Stores the message or thread of a job. Returns whether that enqueued a job for the other match of a pair.
    fn note_result(
        &self,
        batch: &mut Batch,
        job: &Job,
        message: u64,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        if let (JobKind::EventCard, Some(event)) = (job.kind, job.line.event()) {
            batch.put(keys::event_card(event), seal(&NumberRow(message)));
        }
        if let (JobKind::Post(Post::Board), Some(id)) = (job.kind, job.line.target) {
            note_board_turns(batch, id, job.revisions());
        }
        let (JobKind::Post(post), Some(id)) = (job.kind, job.line.target) else { return Ok(false) };
        self.note_posted(batch, id, post, message)?;
        match post {
            Post::Thread => self.link_thread_of_pair(batch, id, now),
            Post::Lobby | Post::Board | Post::Offer | Post::Notice | Post::TimeUp => Ok(false),
            Post::Pause | Post::Told | Post::Lonely | Post::Ring | Post::Rematch => Ok(false),
        }
    }

    /// Stores the message of a post. For a thread, also writes the list row by which its match is found.
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
}

/// The outcome as given, except that a recurring job is never given up: nothing would enqueue it again.
///
/// Its attempts still count, so that the next one looks for the message of an earlier one.
fn retried_if_recurring(kind: JobKind, outcome: JobOutcome, now: Timestamp) -> JobOutcome {
    match outcome {
        JobOutcome::GivenUp { error } if kind.policy().repeats => {
            JobOutcome::Retry { at: now.plus(PAUSE_MS), error }
        }
        JobOutcome::Done { .. }
        | JobOutcome::Retry { .. }
        | JobOutcome::Later { .. }
        | JobOutcome::GivenUp { .. } => outcome,
    }
}

/// Stores which revisions a board message shows, so that its text can be made again.
fn note_board_turns(batch: &mut Batch, id: MatchId, turns: Revisions) {
    let ends = keys::board_turns(id).into_iter().zip([turns.first, turns.last]);
    ends.for_each(|(key, revision)| batch.put(key, seal(&NumberRow(revision.0))));
}

/// Settles the rows of a job, and those of the older jobs that it settles.
fn settle_rows(batch: &mut Batch, job: &Job, outcome: JobOutcome, now: Timestamp) {
    for (place, (key, raw)) in job.held.iter().enumerate() {
        let Some(stored) = read(key, raw.clone()) else { continue };
        match settled_row(stored.row.clone(), outcome, place == 0, now) {
            Some(row) => stored.change(batch, row),
            None => stored.remove(batch),
        }
    }
}

/// A row after an attempt. `None` if it is removed.
fn settled_row(
    row: JobRow,
    outcome: JobOutcome,
    is_newest: bool,
    now: Timestamp,
) -> Option<JobRow> {
    let row = JobRow { lease: None, ..row };
    match outcome {
        JobOutcome::GivenUp { error } if is_newest => {
            Some(JobRow { given_up: Some(now), ..row.failed(error) })
        }
        JobOutcome::Done { .. } | JobOutcome::GivenUp { .. } => None,
        JobOutcome::Retry { at, error } => Some(JobRow { due: at, ..row.failed(error) }),
        // If new jobs replace older ones, only the newest is tried again.
        JobOutcome::Later { .. }
            if !is_newest
                && row.kind.policy().newest_replaces_older
                && !row.must_be_found_again() =>
        {
            None
        }
        // The job was done, so its failures don't count for the next time.
        JobOutcome::Later { at } if is_done_if_later(row.kind) => {
            Some(JobRow { due: at, attempts: 0, error: None, ..row })
        }
        // From now on the job waits for its time, and not for the end of a failure.
        JobOutcome::Later { at } => Some(JobRow { due: at, error: None, ..row }),
    }
}

/// Whether [`JobOutcome::Later`] means that a job of this kind has done its work so far.
fn is_done_if_later(kind: JobKind) -> bool {
    kind.policy().repeats || matches!(kind, JobKind::Time | JobKind::Event)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Revision;
    use crate::job::JobError;

    /// Settles a job with old failures as due later, and checks the number of failures that still count.
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

    #[test]
    fn failures_of_a_step_do_not_count_for_the_next_step_of_a_clock_or_an_event() {
        check(JobKind::Time, 0);
        check(JobKind::Event, 0);
    }
}
