//! Jobs of computer players, which wait for a thinking slot in order.

use matches::{Job, JobOutcome, MatchId, Refused};

use crate::app::computers::Next;
use crate::app::state::thinking_slots::Purpose;
use crate::app::{App, analysis, computers};
use crate::discord::error::PostResult;
use crate::discord::jobs::limits::{PAUSE, TURN};
use crate::discord::posts::curve;
use crate::discord::session::Session;

/// Lets a computer player move. A move that is decided already needs no thinking slot.
pub(super) async fn decide(session: &Session, id: MatchId, job: &Job) -> PostResult<JobOutcome> {
    let app = &session.app;
    if app.delayed_moves().contains(id) && !app.is_draining() {
        let next = session.ask(move |app| computers::carry_out_delayed(app, id)).await?;
        if let Some(next) = next {
            return Ok(after(app, next, PAUSE));
        }
    }
    let think = move |app: &App| computers::think(app, id);
    search(session, Purpose::Move(job.made), PAUSE, think).await
}

/// Analyzes a part of a finished match. Computer players whose turn it is come first. After the last part, the final
/// post gets the curve.
pub(super) async fn analyze(session: &Session, id: MatchId, job: &Job) -> PostResult<JobOutcome> {
    let analyze = move |app: &App| analysis::analyze(app, id).map(Next::if_done);
    let outcome = search(session, Purpose::Judgment(job.made), 0, analyze).await?;
    if let JobOutcome::Done { .. } = outcome
        && let Some(due) = curve::add(session, id).await?
    {
        return Ok(JobOutcome::Later { at: due.max(session.app.now()).plus(PAUSE) });
    }
    Ok(outcome)
}

/// Searches in a thinking slot. Unfinished work continues after `pause`.
async fn search(
    session: &Session,
    purpose: Purpose,
    pause: u64,
    work: impl FnOnce(&App) -> Result<Next, Refused> + Send + 'static,
) -> PostResult<JobOutcome> {
    let app = &session.app;
    let waited = tokio::time::timeout(TURN, app.thinking_slots().acquire(purpose)).await;
    let pause = match waited {
        Ok(Some(_)) => pause,
        Ok(None) => PAUSE,
        // The retry renews the lease. The place in the queue isn't lost, since it depends on the job's age.
        Err(_) => 0,
    };
    let place = waited.ok().flatten().filter(|_| !app.is_draining());
    let next = match place {
        Some(_) => session.ask(work).await?,
        None => Next::Again,
    };
    Ok(after(app, next, pause))
}

fn after(app: &App, next: Next, pause: u64) -> JobOutcome {
    match next {
        Next::Nothing => JobOutcome::Done { message: None },
        Next::Again => JobOutcome::Later { at: app.now().plus(pause) },
        Next::At(at) => JobOutcome::Later { at },
    }
}
