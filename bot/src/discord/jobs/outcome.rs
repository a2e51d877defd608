//! What came of a job, and how that is written down.

use matches::{DirectMessage, Job, JobKind, JobOutcome, PlayerId, Refused, Timestamp};

use crate::app::App;

/// What came of a job.
pub(crate) struct Outcome {
    pub(crate) settled: JobOutcome,
    /// Who is to be told by direct message of what was posted.
    pub(crate) told: Vec<(PlayerId, DirectMessage)>,
    /// Whose direct messages were found closed.
    pub(crate) closed: Option<PlayerId>,
}

impl From<JobOutcome> for Outcome {
    fn from(settled: JobOutcome) -> Self {
        Self { settled, told: Vec::new(), closed: None }
    }
}

impl Outcome {
    /// Writes it down; whether the job was still theirs who did it.
    pub(crate) fn write(&self, app: &App, job: &Job, now: Timestamp) -> Result<bool, Refused> {
        match self.closed {
            Some(player) => app.matches().settle_closed(job, player, now),
            None => app.matches().settle_and_tell(job, (self.settled, &self.told), now),
        }
    }

    /// Says what did not work out.
    pub(crate) fn tell(&self, job: &Job) {
        let about = match job.kind {
            JobKind::Direct(directly) => Some(directly.id),
            _ => job.line.id(),
        };
        let id = about.map_or(0, |id| id.0);
        let (kind, attempts) = (job.kind, job.attempts + 1);
        match self.settled {
            JobOutcome::Retry { error, .. } => {
                tracing::warn!(match.id = id, %kind, attempts, trouble = %error, "a job failed and is tried again");
            }
            JobOutcome::GivenUp { error } => {
                tracing::warn!(match.id = id, %kind, attempts, trouble = %error, "a job is given up; `castellan store jobs` lists it");
            }
            JobOutcome::Done { .. } | JobOutcome::Later { .. } => {
                tracing::debug!(match.id = id, %kind, attempts, "a job is done");
            }
        }
    }
}
