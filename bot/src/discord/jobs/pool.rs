//! The pool of job workers.
//!
//! The jobs of one target that must run in order, such as the posts of a match, form a line. Each line has its own
//! worker, so that no match waits for the slow channel of another. A slow worker gives its permit to a new one.

use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use matches::{Capacity, Claim, Fleet, Job, JobOutcome, Timestamp};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::task::TaskTracker;

use crate::app::state::handoff::QueueLook;
use crate::app::state::worker_shares::RunningQueue;
use crate::discord::error::{PostError, rate_limited_url, status};
use crate::discord::interaction::deadline::with_limit;
use crate::discord::jobs::carry_out::{carry_out, needs_discord};
use crate::discord::jobs::limits;
use crate::discord::jobs::limits::PAUSE;
use crate::discord::jobs::retry_policy::{Failure, verdict};
use crate::discord::message::emoji;
use crate::discord::posts::outcome::Outcome;
use crate::discord::posts::private;
use crate::discord::session::Session;
use crate::discord::session::channel_limits::LimitedRequest;
use crate::trace::Trace;

/// The maximum number of workers at once, not counting the slow ones.
const WORKERS: usize = 16;

/// The maximum number of slow workers. Further slow workers keep their permits, so fewer new ones can start.
const SLOW: usize = 256;

/// The least remaining time of a lease, in milliseconds. A worker with less, which may have waited for a permit, first
/// renews the lease.
const MARGIN: u64 = 100_000;

/// The longest time between two looks at the queue, in milliseconds.
const LOOK: u64 = 30_000;
/// The same time, if other processes share the store. Each heartbeat also looks at the queue, shortly before.
const SHARED_LOOK: u64 = Fleet::BEAT + 200;

/// The workers and their permits.
#[derive(Clone)]
struct Pool {
    session: Session,
    quick: Arc<Semaphore>,
    slow: Arc<Semaphore>,
    workers: TaskTracker,
}

/// When the workers look at the queue again.
#[derive(Clone, Copy, Debug, Default)]
struct Schedule {
    /// When the next known job is due.
    due: Timestamp,
    /// The latest time of the next look, since other processes may have written jobs.
    look: Timestamp,
}

impl Schedule {
    fn next(self) -> Timestamp {
        self.due.min(self.look)
    }

    /// The schedule, with one more job that is due at this time.
    fn with_due(self, due: Option<Timestamp>) -> Self {
        Self { due: due.map_or(self.due, |due| due.min(self.due)), ..self }
    }
}

/// Runs jobs until the program stops. Running jobs are finished, so that their posts are recorded.
pub(crate) async fn run(session: Session) {
    let (quick, slow) = (Arc::new(Semaphore::new(WORKERS)), Arc::new(Semaphore::new(SLOW)));
    let pool = Pool { session, quick, slow, workers: TaskTracker::new() };
    let mut schedule = Schedule::default();
    while pool.has_room().await {
        pool.session.app.handoff().yield_to_answers().await;
        let handed = pool.session.app.handoff().take();
        schedule = schedule.with_due(handed.next);
        if let Some(QueueLook(next_due)) = pool.session.app.handoff().take_look() {
            let look = pool.session.app.now().plus(SHARED_LOOK);
            schedule = Schedule { look, ..schedule.with_due(next_due) };
        }
        pool.begin(handed.claims).await;
        if schedule.next() <= pool.session.app.now() {
            schedule = pool.claim_due().await;
        }
        // Due jobs come before new ones.
        let now = pool.session.app.now();
        if schedule.next() > now {
            let without_private = pool.session.handover.is_private_elsewhere();
            pool.session.app.handoff().offer(pool.quick.available_permits(), without_private);
            pool.session.app.handoff().note_caught_up(now);
        }
        tokio::select! {
            () = pool.session.app.handoff().wait_for_jobs() => {}
            () = pool.session.app.clock().reach(schedule.next()) => {}
        }
    }
    pool.begin(pool.session.app.handoff().take().claims).await;
    pool.workers.close();
    pool.workers.wait().await;
}

impl Pool {
    /// Waits until another worker can start. Returns `false` if the program is about to stop.
    async fn has_room(&self) -> bool {
        while !self.session.app.is_draining() {
            tokio::select! {
                Ok(_) = self.quick.acquire() => return !self.session.app.is_draining(),
                () = self.session.app.handoff().wait_for_jobs() => {}
            }
        }
        false
    }

    /// Gives due jobs to workers, and returns when to look again.
    async fn claim_due(&self) -> Schedule {
        // Only this task takes permits, so their number can only grow until the jobs are claimed.
        let room = self.session.app.handoff().capacity(self.quick.available_permits());
        let steady = self.session.app.clock().steady_now();
        let is_elsewhere = self.session.handover.is_private_elsewhere();
        // While another process gets the interactions, this process can still post where it has a token.
        let private = is_elsewhere.then(|| self.session.private_access.open_channels(steady));
        let room = Capacity { private, ..room };
        let now = self.session.app.now();
        let found = self.session.ask(move |app| {
            // Mostly nothing is due, and a single query shows that.
            let next = app.matches().next_due()?;
            if next.is_none_or(|next| next > now) {
                return Ok((Vec::new(), next));
            }
            let claims = app.matches().claim_due(now, room)?;
            Ok((claims, app.matches().next_due()?))
        });
        let (claims, next) = match found.await {
            Ok(found) => found,
            Err(failed) => {
                if let PostError::Refused(refused) = failed {
                    tracing::error!(error = %refused, "the jobs can't be read");
                    self.session.app.matches().note_failure(&refused, now);
                }
                return Schedule { due: now.plus(PAUSE), look: now.plus(PAUSE) };
            }
        };
        let is_done = claims.is_empty();
        self.begin(claims).await;
        let look =
            now.plus(if self.session.app.matches().is_shared() { SHARED_LOOK } else { LOOK });
        let due = match next {
            None => look,
            Some(next) if next > now => next,
            Some(_) if is_done => now.plus(PAUSE),
            Some(_) => now,
        };
        Schedule { due, look }
    }

    async fn begin(&self, claims: Vec<Claim>) {
        for claim in claims {
            if let Ok(place) = Arc::clone(&self.quick).acquire_owned().await {
                let underway = self.session.app.handoff().begin_queue(claim.host);
                self.workers.spawn(self.clone().work(claim, place, underway));
            }
        }
    }

    /// Works on a line. A worker that turns out slow gives its permit to another.
    async fn work(self, claim: Claim, place: OwnedSemaphorePermit, mut underway: RunningQueue) {
        let _at_work = self.session.app.handoff().begin_work();
        // A worker that waits for a thinking slot is slow at once.
        let quick = limits::quick_limit(&claim);
        let work = pin!(self.work_off(claim));
        if let Err(work) = with_limit(quick, work).await {
            let aside = self.slow.try_acquire().ok().filter(|_| underway.go_aside());
            let kept = Some(place).filter(|_| aside.is_none());
            work.await;
            drop((aside, kept));
        }
    }

    /// Runs the claimed jobs, and jobs that are added to the same line of the queue in the meantime.
    async fn work_off(&self, claim: Claim) {
        let mut jobs = claim.jobs.clone();
        if claim.until() < self.session.app.now().plus(MARGIN) {
            let (claim, now) = (claim.clone(), self.session.app.now());
            let renewed = self.session.ask(move |app| app.matches().claim_more(&claim, now));
            // If that fails, the lease runs out and another worker takes the line.
            jobs = renewed.await.unwrap_or_default();
        }
        while !jobs.is_empty() {
            jobs = self.pass(&claim, jobs).await;
        }
    }

    /// Runs the jobs in order until one fails, since the later ones must wait. Returns the next jobs to run.
    async fn pass(&self, claim: &Claim, jobs: Vec<Job>) -> Vec<Job> {
        let last = jobs.len().saturating_sub(1);
        for (at, job) in jobs.into_iter().enumerate() {
            let trace = Trace::of_job(&job);
            if let Some(more) = trace.around(self.attempt(claim, job, at == last)).await {
                return more;
            }
        }
        Vec::new()
    }

    /// Runs a job and stores its outcome. Returns the next jobs if this pass of the line is over.
    async fn attempt(&self, claim: &Claim, job: Job, is_last: bool) -> Option<Vec<Job>> {
        if needs_discord(job.kind) {
            self.session.wait_for_budget().await;
        }
        let token_count = self.session.private_access.count();
        let tried = guarded(carry_out(&self.session, &job), limits::attempt_limit(&job)).await;
        let outcome = tried.unwrap_or_else(|failure| self.judge(&failure, &job).into());
        self.session.app.metrics().job(job.kind, &outcome.settled);
        outcome.log(&job);
        self.settle(claim, job, outcome, token_count, is_last).await
    }

    /// The outcome of a failed job. Refusals are counted, and rate limits noted for other jobs.
    fn judge(&self, failure: &Failure, job: &Job) -> JobOutcome {
        let now = self.session.app.now();
        let settled = verdict(failure, job, now);
        if let Failure::Post(PostError::Discord(error)) = failure {
            self.session.app.metrics().discord_refused(status(error));
            emoji::forget_refused(error);
            if let (Some(path), JobOutcome::Retry { at, .. }) = (rate_limited_url(error), &settled)
            {
                let wait_ms = at.0.saturating_sub(now.0);
                self.session.channel_limits.note(LimitedRequest::path(path), wait_ms);
            }
        }
        settled
    }

    /// Stores the outcome of a job. `token_count` is the number of tokens for private channels before the job. Returns
    /// the next jobs if this pass of the line is over.
    async fn settle(
        &self,
        claim: &Claim,
        job: Job,
        outcome: Outcome,
        token_count: u64,
        is_last: bool,
    ) -> Option<Vec<Job>> {
        let (line, claim, now) = (job.line, claim.clone(), self.session.app.now());
        let is_draining = self.session.app.is_draining();
        let is_out =
            matches!(outcome.settled, JobOutcome::Done { .. } | JobOutcome::GivenUp { .. });
        let access = Arc::clone(&self.session.private_access);
        let written = self.session.ask(move |app| {
            let is_ours = outcome.store(app, &job, now)?;
            if is_ours && matches!(outcome.settled, JobOutcome::Later { .. }) {
                private::retry_if_open(app, &job, now, |channel| {
                    access.is_open_since(channel, token_count)
                })?;
            }
            Ok(match is_ours && is_out && !is_last {
                true => None,
                false if is_draining => Some(Vec::new()),
                false => Some(app.matches().claim_more(&claim, now)?),
            })
        });
        written.await.unwrap_or_else(|failed| {
            if let PostError::Refused(refused) = failed {
                let (id, event) = (line.id().map(|id| id.0), line.event().map(|id| id.0));
                tracing::error!(match.id = id, event.id = event, server = line.server(), error = %refused, "a job can't be settled");
            }
            // The lease runs out, and another worker takes the line.
            Some(Vec::new())
        })
    }
}

/// Ends an attempt that hangs or panics.
async fn guarded<T>(
    attempt: impl Future<Output = Result<T, PostError>>,
    limit: Duration,
) -> Result<T, Failure> {
    let limited = tokio::time::timeout(limit, attempt);
    match AssertUnwindSafe(limited).catch_unwind().await {
        Ok(Ok(tried)) => tried.map_err(Failure::Post),
        Ok(Err(_)) => Err(Failure::Timeout),
        Err(_) => Err(Failure::Panicked),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panicking_job_attempt_fails() {
        async fn panics() -> Result<JobOutcome, PostError> {
            panic!("on purpose")
        }
        assert!(matches!(guarded(panics(), limits::ATTEMPT).await, Err(Failure::Panicked)));
    }

    #[tokio::test]
    async fn a_hanging_job_attempt_times_out() {
        let tried = guarded(std::future::pending::<Result<JobOutcome, _>>(), Duration::ZERO).await;
        assert!(matches!(tried, Err(Failure::Timeout)));
    }
}
