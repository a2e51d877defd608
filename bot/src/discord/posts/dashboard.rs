//! Looks after a server's dashboard, again and again: what has changed since is shown, and where nothing has it costs a
//! look. A dashboard that somebody deleted is none any more.

use matches::{Job, JobOutcome};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId};
use sha2::{Digest, Sha256};

use crate::app::dashboard::{Overview, overview};
use crate::app::press::{GamesPress, MatchList};
use crate::discord::error::{PostError, status};
use crate::discord::message;
use crate::discord::posts::once::{Mark, Once, edit_there, send_once};
use crate::discord::session::Session;

/// How often it is looked after, in milliseconds.
const EVERY: u64 = 60_000;

/// Looks after the dashboard of a server; when it is to be done again.
pub(crate) async fn look_after(
    session: &Session,
    (server, job): (u64, &Job),
) -> Result<JobOutcome, PostError> {
    let now = session.app.now();
    let next = JobOutcome::Later { at: now.plus(EVERY) };
    let found = session.ask(move |app| {
        let Some(known) = app.matches().dashboard(server)? else { return Ok(None) };
        let seen = overview(app, server)?;
        let sum = sum(&seen);
        let is_shown = known.message.is_some() && known.shown == sum;
        let answer = if is_shown { None } else { Some(seen.drawn(app)?) };
        Ok(Some((known, answer, sum)))
    });
    let Some((known, answer, sum)) = found.await? else {
        return Ok(JobOutcome::Done { message: None });
    };
    let Some(answer) = answer else { return Ok(next) };
    if let Some(at) = session.cooldown.until(known.channel, now) {
        return Ok(JobOutcome::Later { at });
    }
    let there = ChannelId::new(known.channel);
    let posted = match known.message {
        Some(message) => edit_there(&session.http, (there, MessageId::new(message)), &answer)
            .await
            .map(|()| message),
        None => {
            let name = ("d", &[server, known.key.0][..]);
            let mark = Mark::Button(GamesPress::List { list: MatchList::Running, at: None }.into());
            let once = Once { name, looked_for: Once::from(job, None), mark };
            send_once(&session.http, there, &answer, once).await
        }
    };
    let message = match posted {
        Ok(message) => message,
        Err(error) if matches!(status(&error), Some(403 | 404)) => {
            tracing::info!(server, status = status(&error), "a dashboard is gone");
            session.ask(move |app| app.matches().drop_dashboard(server, known.key)).await?;
            return Ok(JobOutcome::Done { message: None });
        }
        Err(error) => return Err(error.into()),
    };
    let noted = matches::Dashboard { message: Some(message), shown: sum, ..known };
    let is_ours = session.ask(move |app| app.matches().note_dashboard(server, noted)).await?;
    if !is_ours {
        // It was placed anew while this was posted.
        let _ = there.delete_message(&session.http, MessageId::new(message)).await;
        return Ok(JobOutcome::Done { message: None });
    }
    Ok(next)
}

/// A sum of all that is to be seen on it, the same after a restart.
fn sum(seen: &Overview) -> u64 {
    let mut sum = Sha256::new();
    sum.update(message::all_text(seen.answer()));
    for (id, revision) in seen.moments() {
        sum.update(id.to_be_bytes());
        sum.update(revision.to_be_bytes());
    }
    let first = sum.finalize();
    u64::from_be_bytes(std::array::from_fn(|at| first[at]))
}
