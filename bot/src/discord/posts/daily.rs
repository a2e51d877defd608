//! The daily puzzles of a server: one message a day, at the hour that the server has set.

use matches::{DailyDue, Job, JobOutcome};

use crate::app::puzzles::daily_post::daily_post;
use crate::discord::error::{PostError, PostResult, UNKNOWN_CHANNEL, is_code};
use crate::discord::message;
use crate::discord::posts::delivery::{Name, Upsert, is_closed_or_gone};
use crate::discord::posts::places::Places;
use crate::discord::posts::unrecorded_message::{Mark, Search};
use crate::discord::session::Session;

/// Posts the puzzles of a day if they are due, and returns when to look again.
pub(crate) async fn post(session: &Session, server: u64, job: &Job) -> PostResult<JobOutcome> {
    let now = session.app.now();
    let Some(post) = session.ask(move |app| app.matches().daily_post(server)).await? else {
        return Ok(JobOutcome::Done { message: None });
    };
    let day = match post.due(now) {
        DailyDue::Wait(at) => return Ok(JobOutcome::Later { at }),
        DailyDue::Post(day) => day,
    };
    if let Some(at) = session.channel_limits.end(post.channel) {
        return Ok(JobOutcome::Later { at });
    }
    session.wait_briefly_for_budget(job).await?;
    let answer = session.ask(move |app| daily_post(app, server, day)).await?;
    // The title names the day. The buttons don't identify the message, since shared results have the same ones.
    let search = Search::before_retry(job, None, Mark::Words(message::titles(&answer)));
    // A search reads the oldest messages since its start. The job began too long ago for that, so the search starts at
    // this day.
    let search = search.map(|search| Search { since: post.moment(day), ..search });
    let name = Name::of("y", &[server, post.key.0, day.0.into()]);
    let message = Upsert::new(name, Places::one(post.channel), search);
    match message.deliver(session, answer).await {
        Ok(_) => {}
        Err(PostError::Discord(error)) if is_code(&error, &[UNKNOWN_CHANNEL]) => {
            session.ask(move |app| app.matches().end_daily_post(server, post.key)).await?;
            tracing::info!(server, "the channel of the daily puzzles is gone");
            // Runs again at once, and ends unless another channel was chosen meanwhile.
            return Ok(JobOutcome::Later { at: now.plus(1) });
        }
        // A thread may be unlocked until the next day.
        Err(PostError::Discord(error)) if is_closed_or_gone(&error) => {
            tracing::info!(server, "the place of the daily puzzles is closed");
        }
        Err(error) => return Err(error),
    }
    session.ask(move |app| app.matches().note_daily_post(server, &post, day)).await?;
    // Runs again at once, to learn when the next day is due.
    Ok(JobOutcome::Later { at: now.plus(1) })
}
