//! Jobs that take a place to think at: they wait for one in their order, and take no worker from others meanwhile.

use std::time::Duration;

use matches::{Claim, Job, JobOutcome, Lane, MatchId, Refused};

use crate::app::computers::Next;
use crate::app::state::thinking_slots::Purpose;
use crate::app::{App, analysis, computers};
use crate::discord::error::PostError;
use crate::discord::jobs::{ATTEMPT, Crew, PAUSE, QUICK};

/// How long a thought waits for its place in memory: with an attempt it is less than a lease.
const TURN: Duration = Duration::from_secs(60);

/// After which time the worker of a line counts as one that waits long: whoever thinks does at once.
pub(super) fn quick(claim: &Claim) -> Duration {
    if claim.line.lane == Lane::Thought { Duration::ZERO } else { QUICK }
}

/// How long one attempt may take: waiting for a place is no attempt that failed.
pub(super) fn limit(job: &Job) -> Duration {
    if job.line.lane == Lane::Thought { TURN + ATTEMPT } else { ATTEMPT }
}

impl Crew {
    /// Has a computer decide. What it has decided already takes no place to think at.
    pub(super) async fn decide(&self, id: MatchId, job: &Job) -> Result<JobOutcome, PostError> {
        if self.session.app.delayed_moves().contains(id) && !self.session.app.is_draining() {
            let next = self.session.ask(move |app| computers::carry_out_delayed(app, id)).await?;
            if let Some(next) = next {
                return Ok(self.after(next, PAUSE));
            }
        }
        let think = move |app: &App| computers::think(app, id);
        self.think((Purpose::Move(job.made), PAUSE), think).await
    }

    /// Judges a part of a match that is over. The next part is in no hurry, and waits for whoever is to move.
    pub(super) async fn judge_match(
        &self,
        id: MatchId,
        job: &Job,
    ) -> Result<JobOutcome, PostError> {
        let analyze = move |app: &App| analysis::analyze(app, id).map(Next::if_done);
        self.think((Purpose::Judgment(job.made), 0), analyze).await
    }

    /// Does what takes a place to think at; what is not done with then is gone on with after this pause.
    async fn think(
        &self,
        (purpose, pause): (Purpose, u64),
        work: impl FnOnce(&App) -> Result<Next, Refused> + Send + 'static,
    ) -> Result<JobOutcome, PostError> {
        let waited =
            tokio::time::timeout(TURN, self.session.app.thinking_slots().acquire(purpose)).await;
        let pause = match waited {
            Ok(Some(_)) => pause,
            Ok(None) => PAUSE,
            // The lease is renewed. However often that is, its place in line goes by when it was called for.
            Err(_) => 0,
        };
        let place = waited.ok().flatten().filter(|_| !self.session.app.is_draining());
        let next = match place {
            Some(_) => self.session.ask(work).await?,
            None => Next::Again,
        };
        Ok(self.after(next, pause))
    }

    fn after(&self, next: Next, pause: u64) -> JobOutcome {
        match next {
            Next::Nothing => JobOutcome::Done { message: None },
            Next::Again => JobOutcome::Later { at: self.session.app.now().plus(pause) },
            Next::At(at) => JobOutcome::Later { at },
        }
    }
}
