//! The outcome of a job, and how it is stored.

use matches::{
    DirectMessage, EventMessage, Job, JobKind, JobOutcome, PlayerId, Refused, Timestamp,
};

use crate::app::App;

pub(crate) struct Outcome {
    pub(crate) settled: JobOutcome,
    /// The players to notify by direct message.
    pub(crate) notified: Vec<(PlayerId, DirectMessage)>,
    /// The players to notify of an event's post.
    pub(crate) event_notified: Vec<(PlayerId, EventMessage)>,
    /// A player whose direct messages are closed.
    pub(crate) closed: Option<PlayerId>,
}

impl From<JobOutcome> for Outcome {
    fn from(settled: JobOutcome) -> Self {
        let (notified, event_notified) = Default::default();
        Self { settled, notified, event_notified, closed: None }
    }
}

impl Outcome {
    /// A job that is done, with or without a message.
    pub(crate) fn done(message: Option<u64>) -> Self {
        JobOutcome::Done { message }.into()
    }

    /// Stores the outcome. Returns `false` if the worker has lost the job.
    pub(crate) fn store(&self, app: &App, job: &Job, now: Timestamp) -> Result<bool, Refused> {
        match self.closed {
            Some(player) => app.matches().settle_refused_message(job, player, now),
            None if !self.event_notified.is_empty() => {
                app.matches().settle_event_post(job, self.settled, &self.event_notified, now)
            }
            None => app.matches().settle_and_notify(job, self.settled, &self.notified, now),
        }
    }

    pub(crate) fn log(&self, job: &Job) {
        let of_match =
            if let JobKind::Direct(about) = job.kind { Some(about.id) } else { job.line.id() };
        let of_event = if let JobKind::EventDirect(about) = job.kind {
            Some(about.id)
        } else {
            job.line.event()
        };
        // A field without a value is left out of the line.
        let (id, event, server) =
            (of_match.map(|id| id.0), of_event.map(|id| id.0), job.line.server());
        let (kind, attempts) = (job.kind, job.attempts + 1);
        match self.settled {
            JobOutcome::Retry { error, .. } => {
                tracing::warn!(match.id = id, event.id = event, server, %kind, attempts, trouble = %error, "a job failed and is tried again");
            }
            JobOutcome::GivenUp { error } => {
                tracing::warn!(match.id = id, event.id = event, server, %kind, attempts, trouble = %error, "a job is given up; `castellan store jobs` lists it");
            }
            JobOutcome::Done { .. } | JobOutcome::Later { .. } => {
                tracing::debug!(match.id = id, event.id = event, server, %kind, attempts, "a job is done");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::sync::Arc;

    use matches::{JobError, Key};

    use super::*;
    use crate::app::testing;

    #[test]
    fn a_log_line_about_a_server_names_the_server_and_no_match() {
        let app = testing::app();
        app.matches().place_dashboard(9, 8, Key(1), Timestamp(1)).unwrap();
        let job = app.matches().claim_due(app.now(), 1).unwrap().remove(0).jobs.remove(0);
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("log");
        let file = Arc::new(File::create(&path).unwrap());
        let lines = tracing_subscriber::fmt().with_ansi(false).with_writer(file).finish();
        let retry = JobOutcome::Retry { at: Timestamp(2), error: JobError::Timeout };
        tracing::subscriber::with_default(lines, || Outcome::from(retry).log(&job));
        let log = fs::read_to_string(path).unwrap();
        assert!(log.contains("a job failed and is tried again server=9 kind="), "{log}");
    }
}
