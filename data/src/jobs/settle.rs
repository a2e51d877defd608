//! What becomes of a job that somebody was at.

use crate::ids::{MatchId, Timestamp};
use crate::jobs::job::{Job, JobKind, Post, Settled, Trouble};
use crate::jobs::queue::{Found, read};
use crate::jobs::row::JobRow;
use crate::journal::envelope::{open, seal};
use crate::journal::record::NumberRow;
use crate::keys;
use crate::matches::{Matches, index};
use crate::refused::Refused;
use crate::stores::{Batch, Commit};

impl Matches {
    /// Ends an attempt at a job, and writes down what came of it. Whether it was still theirs who settle it: if the
    /// lease had ended and somebody else is at it, or what it was for is gone, nothing is written.
    ///
    /// # Errors
    /// The store has failed.
    pub fn settle(&self, job: &Job, settled: Settled, now: Timestamp) -> Result<bool, Refused> {
        self.settle_with(job, settled, (Batch::default(), now))
    }

    /// The same, with more that is to be written if it is still theirs.
    pub(crate) fn settle_with(
        &self,
        job: &Job,
        settled: Settled,
        (mut batch, now): (Batch, Timestamp),
    ) -> Result<bool, Refused> {
        // The newest comes first; the older ones that it takes along follow.
        for (place, (key, raw)) in job.held.iter().enumerate() {
            let Some(found) = read(key, raw.clone()) else { continue };
            settle_row(&mut batch, (&found, place == 0), settled, now);
        }
        if let (Settled::Done { message: Some(message) }, JobKind::Post(post), Some(id)) =
            (settled, job.kind, job.line.target)
        {
            self.note_posted(&mut batch, (id, post), message)?;
        }
        let is_out = matches!(settled, Settled::Done { .. } | Settled::GivenUp { .. });
        // The challenge tells of the end after everything else.
        if let (true, JobKind::Post(Post::Lobby), Some(id)) = (is_out, job.kind, job.line.target) {
            self.forget_names(&mut batch, id);
        }
        let is_written = self.store.commit(batch)? == Commit::Applied;
        if let (true, Settled::Retry { at, .. } | Settled::Later { at }) = (is_written, settled) {
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
    (found, is_newest): (&Found, bool),
    settled: Settled,
    now: Timestamp,
) {
    let row = JobRow { lease: None, ..found.row.clone() };
    match settled {
        Settled::GivenUp { trouble } if is_newest => {
            let row = failed(row, trouble);
            found.change(batch, JobRow { given_up: Some(now), ..row });
        }
        Settled::Done { .. } | Settled::GivenUp { .. } => found.remove(batch),
        Settled::Retry { at, trouble } => {
            let row = failed(row, trouble);
            found.change(batch, JobRow { due: at, ..row });
        }
        // Where a new one takes the place of an old one, only the newest comes back.
        Settled::Later { .. }
            if !is_newest && row.kind.is_replaced_by_newest() && !row.must_be_found_again() =>
        {
            found.remove(batch);
        }
        Settled::Later { at } => found.change(batch, JobRow { due: at, ..row }),
    }
}

fn failed(row: JobRow, trouble: Trouble) -> JobRow {
    let attempts = row.attempts.saturating_add(1);
    JobRow { attempts, trouble: Some(trouble), ..row }
}
