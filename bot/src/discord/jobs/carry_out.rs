//! Job dispatch: the work for each kind of job.

use matches::{EventRefusal, Job, JobKind, JobOutcome, MatchId, PlayerId, Refused, Timestamp};

use crate::discord::error::{PostError, PostResult};
use crate::discord::jobs::think;
use crate::discord::posts;
use crate::discord::posts::outcome::Outcome;
use crate::discord::posts::{
    clubs, daily, dashboard, direct_message, scheduled_event, thread, watching,
};
use crate::discord::session::Session;

pub(super) async fn carry_out(session: &Session, job: &Job) -> PostResult<Outcome> {
    if job.kind == JobKind::Sweep {
        return sweep(session).await.map(Outcome::from);
    }
    let Some(id) = job.line.target else {
        debug_assert!(false, "only the sweep has no target");
        return Ok(done().into());
    };
    let settled = match job.kind {
        JobKind::Post(post) => return posts::post(session, id, post, job).await,
        JobKind::Direct(about) => {
            return direct_message::send(session, PlayerId(id.0), about, job).await;
        }
        JobKind::Expire => expire(session, id).await,
        JobKind::Sweep => Ok(done()),
        JobKind::Time => advance_clock(session, id).await,
        JobKind::TimeSettings => apply_time_settings(session, id).await,
        JobKind::Think => think::decide(session, id, job).await,
        JobKind::Analyze => think::analyze(session, id, job).await,
        JobKind::Watch => watching::show(session, id, job).await,
        JobKind::Dashboard => refresh_dashboard(session, job).await,
        JobKind::Event => advance_event(session, job).await,
        JobKind::EventCard => show_event(session, job).await,
        JobKind::EventCalendar => keep_calendar_entry(session, job).await,
        JobKind::EventPost => return post_about_event(session, job).await,
        JobKind::EventDirect(about) => {
            let sent = direct_message::send_about_event(session, PlayerId(id.0), about, job);
            return unless_gone(sent, done().into()).await;
        }
        JobKind::NameThread => thread::rename(session, id).await.map(again_at),
        JobKind::Daily => post_daily(session, job).await,
    };
    settled.map(Outcome::from)
}

/// Whether each job of this kind sends requests to Discord.
///
/// Most jobs of a dashboard or a daily post send nothing. The others wait for the request budget themselves.
pub(super) fn needs_discord(kind: JobKind) -> bool {
    use JobKind::{Direct, EventCard, EventDirect, EventPost};
    match kind {
        JobKind::Post(_) | JobKind::Watch | JobKind::NameThread => true,
        JobKind::Dashboard | JobKind::Daily => false,
        Direct(_) | EventDirect(_) | EventCard | EventPost => true,
        JobKind::EventCalendar => true,
        JobKind::Sweep | JobKind::Time | JobKind::TimeSettings | JobKind::Think => false,
        JobKind::Analyze | JobKind::Event | JobKind::Expire => false,
    }
}

fn done() -> JobOutcome {
    JobOutcome::Done { message: None }
}

fn again_at(at: Option<Timestamp>) -> JobOutcome {
    at.map_or(done(), |at| JobOutcome::Later { at })
}

async fn expire(session: &Session, id: MatchId) -> PostResult<JobOutcome> {
    let now = session.app.now();
    let expire = session.ask(move |app| match app.matches().expire(id, now) {
        Err(Refused::Started(_) | Refused::Over(_) | Refused::NoSuchMatch(_)) => {
            tracing::debug!(match.id = id.0, "a challenge was answered before it expired");
            Ok(())
        }
        expired => expired,
    });
    expire.await.map(|()| done())
}

async fn sweep(session: &Session) -> PostResult<JobOutcome> {
    let now = session.app.now();
    let at = session.ask(move |app| app.matches().sweep(now)).await?;
    Ok(JobOutcome::Later { at })
}

async fn advance_clock(session: &Session, id: MatchId) -> PostResult<JobOutcome> {
    let now = session.app.now();
    session.ask(move |app| app.matches().advance_clock(id, now)).await.map(again_at)
}

async fn apply_time_settings(session: &Session, id: MatchId) -> PostResult<JobOutcome> {
    let now = session.app.now();
    session.ask(move |app| app.matches().apply_time_settings(id, now)).await.map(|_| done())
}

async fn advance_event(session: &Session, job: &Job) -> PostResult<JobOutcome> {
    let Some(id) = job.line.event() else { return Ok(done()) };
    let now = session.app.now();
    let advance = session.ask(move |app| match app.matches().advance_event(id, now) {
        // The event was deleted with its server.
        Err(Refused::Event(EventRefusal::NoSuchEvent)) => Ok(None),
        advanced => advanced,
    });
    advance.await.map(again_at)
}

async fn show_event(session: &Session, job: &Job) -> PostResult<JobOutcome> {
    let Some(id) = job.line.event() else { return Ok(done()) };
    unless_gone(clubs::show_card(session, id, job), done()).await
}

async fn keep_calendar_entry(session: &Session, job: &Job) -> PostResult<JobOutcome> {
    let Some(id) = job.line.event() else { return Ok(done()) };
    unless_gone(scheduled_event::keep(session, id), ()).await.map(|()| done())
}

async fn post_about_event(session: &Session, job: &Job) -> PostResult<Outcome> {
    let Some(id) = job.line.event() else { return Ok(done().into()) };
    unless_gone(clubs::post(session, id, job), done().into()).await
}

/// The result of a job, or `instead` if its event was deleted with its server.
async fn unless_gone<T>(posting: impl Future<Output = PostResult<T>>, instead: T) -> PostResult<T> {
    match posting.await {
        Err(PostError::Refused(Refused::Event(EventRefusal::NoSuchEvent))) => Ok(instead),
        result => result,
    }
}

async fn refresh_dashboard(session: &Session, job: &Job) -> PostResult<JobOutcome> {
    match job.line.server() {
        Some(server) => dashboard::refresh(session, server, job).await,
        None => Ok(done()),
    }
}

async fn post_daily(session: &Session, job: &Job) -> PostResult<JobOutcome> {
    match job.line.server() {
        Some(server) => daily::post(session, server, job).await,
        None => Ok(done()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recurring_looks_take_no_requests_in_advance() {
        assert!(!needs_discord(JobKind::Dashboard) && !needs_discord(JobKind::Daily));
        assert!(needs_discord(JobKind::Watch));
    }
}
