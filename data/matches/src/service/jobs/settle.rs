//! What becomes of a job that somebody was at.

use crate::codec::{open, seal};
use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::job::{Job, JobError, JobKind, JobOutcome, Post};
use crate::jobs::queue::{StoredJob, read};
use crate::jobs::row::JobRow;
use crate::journal::index;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::service::Matches;
use store::{Batch, Commit};

impl Matches {
    /// Ends an attempt at a job, and writes down what came of it. Whether it was still theirs who settle it: if the
    /// lease had ended and somebody else is at it, or what it was for is gone, nothing is written.
    ///
    /// # Errors
    /// The store has failed.
    pub fn settle(&self, job: &Job, settled: JobOutcome, now: Timestamp) -> Result<bool, Refused> {
        self.settle_with(job, settled, (Batch::default(), now))
    }

    /// The same, with more that is to be written if it is still theirs.
    pub(crate) fn settle_with(
        &self,
        job: &Job,
        settled: JobOutcome,
        (mut batch, now): (Batch, Timestamp),
    ) -> Result<bool, Refused> {
        // The newest comes first; the older ones that it takes along follow.
        for (place, (key, raw)) in job.held.iter().enumerate() {
            let Some(found) = read(key, raw.clone()) else { continue };
            settle_row(&mut batch, (&found, place == 0), settled, now);
        }
        if let (JobOutcome::Done { message: Some(message) }, JobKind::Post(post), Some(id)) =
            (settled, job.kind, job.line.target)
        {
            self.note_posted(&mut batch, (id, post), message)?;
        }
        let is_opened = matches!(settled, JobOutcome::Done { message: Some(_) })
            && job.kind == JobKind::Post(Post::Thread);
        let leads = match job.line.target.filter(|_| is_opened) {
            Some(id) => self.lead_twin_here(&mut batch, (id, now))?,
            None => false,
        };
        let is_out = matches!(settled, JobOutcome::Done { .. } | JobOutcome::GivenUp { .. });
        // The challenge tells of the end after everything else.
        let tells = matches!(job.kind, JobKind::Post(Post::Lobby | Post::Rematch));
        if let (true, Some(id)) = (is_out && tells, job.line.target) {
            self.forget_names(&mut batch, id);
        }
        batch.can_wait = job.is_last && matches!(settled, JobOutcome::Done { .. });
        let is_written = self.store.commit(batch)? == Commit::Applied;
        if is_written && leads {
            self.ring(now);
        }
        if let (true, JobOutcome::Retry { at, .. } | JobOutcome::Later { at }) =
            (is_written, settled)
        {
            self.ring(at);
        }
        Ok(is_written)
    }

    /// Notes what was posted; a thread is listed, so that its match is found.
    fn note_posted(
        &self,
        batch: &mut Batch,
        (id, post): (MatchId, Post),
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

    /// The message or thread that was posted last, if one was.
    ///
    /// # Errors
    /// The store has failed.
    pub fn posted(&self, id: MatchId, post: Post) -> Result<Option<u64>, Refused> {
        let raw = self.store.read(&[keys::posted(id, post)])?.pop().flatten();
        Ok(raw.and_then(|raw| open::<NumberRow>(&raw).ok()).map(|row| row.0))
    }
}

fn settle_row(
    batch: &mut Batch,
    (found, is_newest): (&StoredJob, bool),
    settled: JobOutcome,
    now: Timestamp,
) {
    let row = JobRow { lease: None, ..found.row.clone() };
    match settled {
        JobOutcome::GivenUp { error } if is_newest => {
            let row = failed(row, error);
            found.change(batch, JobRow { given_up: Some(now), ..row });
        }
        JobOutcome::Done { .. } | JobOutcome::GivenUp { .. } => found.remove(batch),
        JobOutcome::Retry { at, error } => {
            let row = failed(row, error);
            found.change(batch, JobRow { due: at, ..row });
        }
        // Where a new one takes the place of an old one, only the newest comes back.
        JobOutcome::Later { .. }
            if !is_newest
                && row.kind.policy().newest_replaces_older
                && !row.must_be_found_again() =>
        {
            found.remove(batch);
        }
        // What was done and comes back begins anew: what once went wrong in all the years is no reason to give it up.
        JobOutcome::Later { at } if row.kind.policy().repeats => {
            found.change(batch, JobRow { due: at, attempts: 0, error: None, ..row });
        }
        JobOutcome::Later { at } => found.change(batch, JobRow { due: at, ..row }),
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
    use crate::job::{Lane, Line};

    /// A job that failed in an attempt, and then comes back later; how often it is said to have failed.
    fn check(kind: JobKind, lane: Lane, expected: u32) {
        let row = JobRow {
            kind,
            revision: Revision(1),
            made: Timestamp(1),
            due: Timestamp(1),
            attempts: 39,
            lease: None,
            error: Some(JobError::Connection),
            given_up: None,
        };
        let line = Line { target: Some(MatchId(7)), lane };
        let found = StoredJob { line, number: 1, raw: seal(&row), row };
        let mut batch = Batch::default();
        settle_row(
            &mut batch,
            (&found, true),
            JobOutcome::Later { at: Timestamp(9) },
            Timestamp(5),
        );
        let rows = batch.writes.iter().filter_map(|(_, raw)| open::<JobRow>(raw.as_deref()?).ok());
        let attempts: Vec<_> = rows.map(|row| (row.due, row.attempts)).collect();
        assert_eq!(attempts, [(Timestamp(9), expected)]);
    }

    #[test]
    fn what_comes_back_for_ever_is_not_given_up_for_what_went_wrong_in_all_the_years() {
        check(JobKind::Dashboard, Lane::Dashboard, 0);
        check(JobKind::Sweep, Lane::Upkeep, 0);
        check(JobKind::Watch, Lane::Watching, 39);
    }
}
