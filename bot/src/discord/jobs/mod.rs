//! Has done what is due. Each line of jobs has a worker of its own, so that nothing waits for a stranger's slow channel;
//! there are only so many of them, and one that waits long for somebody else takes no place from those that are quick.

mod outcome;
mod retry_policy;
mod think;

use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use matches::{
    Capacity, Claim, Job, JobKind, JobOutcome, MatchId, PlayerId, Post, Refused, Timestamp,
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::task::TaskTracker;

use crate::app::state::worker_shares::RunningQueue;
use crate::discord::error::{PostError, hurried, status};
use crate::discord::interaction::deadline::with_limit;
use crate::discord::jobs::outcome::Outcome;
use crate::discord::jobs::retry_policy::{Failure, verdict};
use crate::discord::posts;
use crate::discord::posts::{dashboard, direct_message, private, questions, thread, watching};
use crate::discord::session::Session;
use crate::discord::session::cooldown::Limited;

/// How many workers are at work, not counting those that wait long.
const WORKERS: usize = 16;

/// After this time a worker counts as one that waits long.
const QUICK: Duration = Duration::from_secs(1);

/// How many workers wait long at most; when there are more, they take the places of the others.
const SLOW: usize = 256;

/// How long one attempt may take: a few requests, each with a limit of its own, and much less than a lease.
const ATTEMPT: Duration = Duration::from_secs(30);

/// How many milliseconds a lease must still last for whoever begins: it may have waited for a place.
const MARGIN: u64 = 100_000;

/// The longest time in milliseconds between two looks, and where other processes share the store, which may have called for
/// something and not have done it.
const LOOK: u64 = 30_000;
const SHARED_LOOK: u64 = 1_000;

/// How many milliseconds are let pass after a look that should have found something and did not.
const PAUSE: u64 = 1_000;

/// Those who do the work.
#[derive(Clone)]
struct Crew {
    session: Session,
    quick: Arc<Semaphore>,
    slow: Arc<Semaphore>,
    workers: TaskTracker,
}

/// A job that was tried.
struct Tried {
    job: Job,
    outcome: Outcome,
    /// How many ways into private conversations had been opened before.
    opened: u64,
}

/// Has jobs done until the program stops; those under way are finished, so that what was posted is known to be.
pub(crate) async fn run(session: Session) {
    let (quick, slow) = (Arc::new(Semaphore::new(WORKERS)), Arc::new(Semaphore::new(SLOW)));
    let crew = Crew { session, quick, slow, workers: TaskTracker::new() };
    let mut next = Timestamp::default();
    while crew.has_room().await {
        crew.session.app.handoff().yield_to_answers().await;
        let called = crew.session.app.handoff().take();
        next = called.next.map_or(next, |called| called.min(next));
        crew.begin(called.claims).await;
        if next <= crew.session.app.now() {
            next = crew.claim_due().await;
        }
        // What is due already comes before what is called for only now.
        let now = crew.session.app.now();
        if next > now {
            let without_private = crew.session.handover.is_private_elsewhere();
            crew.session.app.handoff().offer(crew.quick.available_permits(), without_private);
            crew.session.app.handoff().note_caught_up(now);
        }
        tokio::select! {
            () = crew.session.app.handoff().wait_for_jobs() => {}
            () = crew.session.app.clock().reach(next) => {}
        }
    }
    crew.begin(crew.session.app.handoff().take().claims).await;
    crew.workers.close();
    crew.workers.wait().await;
}

impl Crew {
    /// Waits until there is room for another worker; not any more, if the program is about to stop.
    async fn has_room(&self) -> bool {
        while !self.session.app.is_draining() {
            tokio::select! {
                Ok(_) = self.quick.acquire() => return !self.session.app.is_draining(),
                () = self.session.app.handoff().wait_for_jobs() => {}
            }
        }
        false
    }

    /// Gives what is due to workers; when to look again.
    async fn claim_due(&self) -> Timestamp {
        // Only this and what was handed over take permits, both from here, so there can only be more of them later.
        let room = self.session.app.handoff().capacity(self.quick.available_permits());
        let without_private = self.session.handover.is_private_elsewhere();
        let room = Capacity { without_private, ..room };
        let now = self.session.app.now();
        let found = self.session.ask(move |app| {
            let claims = app.matches().claim_due(now, room)?;
            Ok((claims, app.matches().next_due()?))
        });
        let (claims, next) = match found.await {
            Ok(found) => found,
            Err(failed) => {
                if let PostError::Refused(refused) = failed {
                    tracing::error!(error = %refused, "the jobs can't be read");
                }
                return now.plus(PAUSE);
            }
        };
        let is_done = claims.is_empty();
        self.begin(claims).await;
        let last =
            now.plus(if self.session.app.matches().is_shared() { SHARED_LOOK } else { LOOK });
        match next.filter(|&next| next <= now) {
            None => next.map_or(last, |next| next.min(last)),
            Some(_) if is_done => now.plus(PAUSE),
            Some(_) => now,
        }
    }

    /// Gives lines to workers.
    async fn begin(&self, claims: Vec<Claim>) {
        for claim in claims {
            if let Ok(place) = Arc::clone(&self.quick).acquire_owned().await {
                let underway = self.session.app.handoff().begin_queue(claim.host);
                self.workers.spawn(self.clone().work(claim, (place, underway)));
            }
        }
    }

    /// Works a line off. Who takes long gives their place to another.
    async fn work(self, claim: Claim, (place, mut underway): (OwnedSemaphorePermit, RunningQueue)) {
        let _at_work = self.session.app.handoff().begin_work();
        // Who waits for a place to think at takes no worker from those who have something to post.
        let quick = think::quick(&claim);
        let work = pin!(self.work_off(claim));
        if let Err(work) = with_limit(quick, work).await {
            let aside = self.slow.try_acquire().ok().filter(|_| underway.go_aside());
            let kept = Some(place).filter(|_| aside.is_none());
            work.await;
            drop((aside, kept));
        }
    }

    /// Does what was claimed, and what was called for in the same line meanwhile.
    async fn work_off(&self, claim: Claim) {
        let mut jobs = claim.jobs.clone();
        if claim.until() < self.session.app.now().plus(MARGIN) {
            let (claim, now) = (claim.clone(), self.session.app.now());
            let renewed = self.session.ask(move |app| app.matches().claim_more(&claim, now));
            // Where that fails the lease runs out, and somebody takes the line.
            jobs = renewed.await.unwrap_or_default();
        }
        while !jobs.is_empty() {
            jobs = self.pass(&claim, jobs).await;
        }
    }

    /// Tries one job after the other until one does not work out: what comes behind it has to wait with it. What is to
    /// be done then.
    async fn pass(&self, claim: &Claim, jobs: Vec<Job>) -> Vec<Job> {
        let last = jobs.len().saturating_sub(1);
        for (at, job) in jobs.into_iter().enumerate() {
            if is_sent(job.kind) {
                self.session.app.metrics().fleet().waited(self.session.budget.job().await);
            }
            let opened = self.session.private_access.opened();
            let tried = guarded(self.carry_out(&job), think::limit(&job)).await;
            let outcome = tried.unwrap_or_else(|failure| self.judge(&failure, &job).into());
            self.session.app.metrics().job(job.kind, &outcome.settled);
            outcome.tell(&job);
            let tried = Tried { job, outcome, opened };
            if let Some(more) = self.settle(claim, tried, at == last).await {
                return more;
            }
        }
        Vec::new()
    }

    /// What becomes of a job that did not work out; that Discord had something against it is counted. Where it asks for
    /// patience, whatever comes next leaves the place alone as well.
    fn judge(&self, failure: &Failure, job: &Job) -> JobOutcome {
        let now = self.session.app.now();
        let settled = verdict(failure, job, now);
        if let Failure::Post(PostError::Discord(error)) = failure {
            self.session.app.metrics().discord_refused(status(error));
            if let (Some(path), JobOutcome::Retry { at, .. }) = (hurried(error), &settled) {
                self.session.cooldown.note(Limited::path(path), *at, now);
            }
        }
        settled
    }

    /// Stores the outcome of a job; what is to be done next if this pass of the line is over with it.
    async fn settle(&self, claim: &Claim, tried: Tried, is_last: bool) -> Option<Vec<Job>> {
        let Tried { job, outcome, opened } = tried;
        let (line, claim, now) = (job.line, claim.clone(), self.session.app.now());
        let is_draining = self.session.app.is_draining();
        let is_out =
            matches!(outcome.settled, JobOutcome::Done { .. } | JobOutcome::GivenUp { .. });
        let access = Arc::clone(&self.session.private_access);
        let written = self.session.ask(move |app| {
            let is_ours = outcome.write(app, &job, now)?;
            if is_ours && matches!(outcome.settled, JobOutcome::Later { .. }) {
                private::hurry(app, &job, now, |place| access.is_open_since(place, opened))?;
            }
            Ok(match is_ours && is_out && !is_last {
                true => None,
                false if is_draining => Some(Vec::new()),
                false => Some(app.matches().claim_more(&claim, now)?),
            })
        });
        written.await.unwrap_or_else(|failed| {
            if let PostError::Refused(refused) = failed {
                tracing::error!(match.id = ?line.id(), error = %refused, "a job can't be settled");
            }
            // The lease runs out, and somebody takes the line.
            Some(Vec::new())
        })
    }

    async fn carry_out(&self, job: &Job) -> Result<Outcome, PostError> {
        match (job.kind, job.line.target) {
            (JobKind::Post(post @ (Post::Offer | Post::Pause | Post::TimeUp)), Some(id)) => {
                questions::post(&self.session, (id, post), job).await?;
                // Each question's message is noted by itself.
                Ok(JobOutcome::Done { message: None }.into())
            }
            (JobKind::Post(post), Some(id)) => {
                let posted = posts::post(&self.session, (id, post), job).await?;
                let settled = JobOutcome::Done { message: posted.message };
                Ok(Outcome { told: posted.told, ..settled.into() })
            }
            (JobKind::Direct(directly), Some(player)) => {
                let player = PlayerId(player.0);
                let told = direct_message::tell(&self.session, (player, directly), job).await?;
                let closed = (told == direct_message::Told::Closed).then_some(player);
                Ok(Outcome { closed, ..JobOutcome::Done { message: None }.into() })
            }
            _ => Ok(self.carry_out_unseen(job).await?.into()),
        }
    }

    /// Does what is neither posted where a match is played nor told to one person.
    async fn carry_out_unseen(&self, job: &Job) -> Result<JobOutcome, PostError> {
        let now = self.session.app.now();
        match (job.kind, job.line.target) {
            (JobKind::Expire, Some(id)) => {
                let expired =
                    self.session.ask(move |app| is_ended(id, app.matches().expire(id, now)));
                expired.await?;
                Ok(JobOutcome::Done { message: None })
            }
            (JobKind::Time, Some(id)) => {
                let looked = self.session.ask(move |app| app.matches().look_after_time(id, now));
                let at = looked.await?;
                Ok(at.map_or(JobOutcome::Done { message: None }, |at| JobOutcome::Later { at }))
            }
            (JobKind::TimeSettings, Some(id)) => {
                self.session.ask(move |app| app.matches().follow_habits(id, now)).await?;
                Ok(JobOutcome::Done { message: None })
            }
            (JobKind::Sweep, _) => {
                let at = self.session.ask(move |app| app.matches().sweep(now)).await?;
                Ok(JobOutcome::Later { at })
            }
            (JobKind::Think, Some(id)) => self.decide(id, job).await,
            (JobKind::Analyze, Some(id)) => self.judge_match(id, job).await,
            (JobKind::NameThread, Some(id)) => {
                let at = thread::rename(&self.session, id).await?;
                Ok(at.map_or(JobOutcome::Done { message: None }, |at| JobOutcome::Later { at }))
            }
            (JobKind::Watch, Some(id)) => watching::show(&self.session, (id, job)).await,
            (JobKind::Dashboard, Some(_)) => match job.line.server() {
                Some(server) => dashboard::look_after(&self.session, (server, job)).await,
                None => Ok(JobOutcome::Done { message: None }),
            },
            (JobKind::Post(_) | JobKind::Direct(_), _) => Ok(JobOutcome::Done { message: None }),
            // Nothing of the kind is ever written without a match.
            (
                JobKind::Expire
                | JobKind::Think
                | JobKind::Time
                | JobKind::TimeSettings
                | JobKind::Analyze
                | JobKind::Watch
                | JobKind::NameThread
                | JobKind::Dashboard,
                None,
            ) => Ok(JobOutcome::Done { message: None }),
        }
    }
}

/// Whether a job asks Discord for something.
fn is_sent(kind: JobKind) -> bool {
    use JobKind::{Dashboard, Direct, NameThread, Post, Watch};
    matches!(kind, Post(_) | Direct(_) | Watch | Dashboard | NameThread)
}

/// A challenge that was answered meanwhile has nobody to end it.
fn is_ended(id: MatchId, expired: Result<(), Refused>) -> Result<(), Refused> {
    match expired {
        Err(Refused::Started(_) | Refused::Over(_) | Refused::NoSuchMatch(_)) => {
            tracing::debug!(match.id = id.0, "a challenge was answered before it expired");
            Ok(())
        }
        expired => expired,
    }
}

/// Keeps an attempt from hanging, and from taking others with it.
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
    async fn an_attempt_that_panics_is_one_that_failed() {
        async fn panics() -> Result<JobOutcome, PostError> {
            panic!("on purpose")
        }
        assert!(matches!(guarded(panics(), ATTEMPT).await, Err(Failure::Panicked)));
    }

    #[tokio::test]
    async fn an_attempt_that_hangs_is_cut() {
        let tried = guarded(std::future::pending::<Result<JobOutcome, _>>(), Duration::ZERO).await;
        assert!(matches!(tried, Err(Failure::Timeout)));
    }
}
