//! Posts in private conversations, where the bot is nobody: by what somebody who did something there has left open.

use matches::{Head, Job, JobKind, Post, Refused, Stage, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{Builder, MessageId};

use crate::app::{Answer, App};
use crate::discord::error::{PostError, is_code};
use crate::discord::message;
use crate::discord::session::Session;

/// For how long a post waits that finds no way in, in milliseconds: whoever does something there hurries it.
const WAIT: u64 = 24 * 3_600_000;

/// Discord's codes for a way in that is none any more.
const CLOSED: [isize; 3] = [10_015, 40_094, 50_027];

/// Discord's code for a message that somebody deleted.
const UNKNOWN_MESSAGE: isize = 10_008;

/// Whether a match is played in a private conversation.
pub(crate) fn is_played_there(head: &Head) -> bool {
    head.place.server.is_none()
}

/// Posts something, or changes what was posted, while Discord still lets it be changed; the message.
pub(crate) async fn post(
    session: &Session,
    (head, post): (&Head, Post),
    answer: Option<Answer>,
) -> Result<Option<u64>, PostError> {
    let Some(answer) = answer else { return Ok(None) };
    let id = head.id;
    let before = match post {
        Post::Lobby | Post::Lonely => {
            session.ask(move |app| app.matches().posted(id, post)).await?
        }
        _ => None,
    };
    if let Some(message) = before {
        return change(session, message, &answer).await;
    }
    // What was over before it could be shown concerns nobody any more; the last board tells of the end.
    let is_late = post == Post::Lobby && matches!(head.stage, Stage::Over(_));
    if is_late { Ok(None) } else { send(session, head.place.channel, &answer).await }
}

/// Posts something or, where there is a message already, changes that while Discord still lets it be changed.
pub(crate) async fn show(
    session: &Session,
    (head, before): (&Head, Option<u64>),
    answer: &Answer,
) -> Result<Option<u64>, PostError> {
    match before {
        Some(message) => change(session, message, answer).await,
        None => send(session, head.place.channel, answer).await,
    }
}

/// Has a post tried again at once that was put off while its conversation was opened. At that moment it was still being
/// tried, so that it could not be hurried.
pub(crate) fn hurry(
    app: &App,
    job: &Job,
    now: Timestamp,
    is_open: impl FnOnce(u64) -> bool,
) -> Result<(), Refused> {
    let (JobKind::Post(_), Some(id)) = (job.kind, job.line.id()) else { return Ok(()) };
    let view = app.matches().view(id)?;
    let (is_there, place) = (is_played_there(view.head()), view.head().place.channel);
    match is_there && is_open(place) {
        true => app.matches().hurry_line(job.line, now),
        false => Ok(()),
    }
}

async fn send(session: &Session, place: u64, answer: &Answer) -> Result<Option<u64>, PostError> {
    let now = session.app.now();
    let door = session.private_access.way_into(place, now).await.ok_or_else(|| later(now))?;
    match message::follow_up(answer).execute(&session.http, (None, door.token())).await {
        Ok(sent) => {
            session.private_access.note(sent.id.get(), door);
            Ok(Some(sent.id.get()))
        }
        Err(error) if CLOSED.iter().any(|&code| is_code(&error, code)) => {
            door.answered(false);
            Err(later(now))
        }
        Err(error) => Err(error.into()),
    }
}

/// Where it can't be changed any more it stays as it is: its buttons lead to what is true now.
async fn change(
    session: &Session,
    message: u64,
    answer: &Answer,
) -> Result<Option<u64>, PostError> {
    let Some(door) = session.private_access.of_message(message, session.app.now()) else {
        return Ok(Some(message));
    };
    let changed = message::follow_up(answer);
    match changed.execute(&session.http, (Some(MessageId::new(message)), door.token())).await {
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(None),
        Err(error) if CLOSED.iter().any(|&code| is_code(&error, code)) => Ok(Some(message)),
        Err(error) => Err(error.into()),
        Ok(_) => Ok(Some(message)),
    }
}

fn later(now: Timestamp) -> PostError {
    PostError::Resting(now.plus(WAIT))
}
