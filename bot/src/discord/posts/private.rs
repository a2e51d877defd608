//! Posts in private conversations, where the bot is nobody: by what somebody who did something there has left open.

use matches::{Head, Job, JobKind, Post, Refused, Stage, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{Builder, Http, MessageId};

use crate::app::{Answer, Desk};
use crate::discord::error::{Failed, ask, is_code};
use crate::discord::message;

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
    desk: &Desk,
    http: &Http,
    (head, post): (&Head, Post),
    answer: Option<Answer>,
) -> Result<Option<u64>, Failed> {
    let Some(answer) = answer else { return Ok(None) };
    let id = head.id;
    let before = match post {
        Post::Lobby | Post::Lonely => {
            ask(desk, move |desk| desk.matches().posted(id, post)).await?
        }
        _ => None,
    };
    if let Some(message) = before {
        return change(desk, http, message, &answer).await;
    }
    // What was over before it could be shown concerns nobody any more; the last board tells of the end.
    let is_late = post == Post::Lobby && matches!(head.stage, Stage::Over(_));
    if is_late { Ok(None) } else { send(desk, http, head.place.channel, &answer).await }
}

/// Posts something or, where there is a message already, changes that while Discord still lets it be changed.
pub(crate) async fn show(
    desk: &Desk,
    http: &Http,
    (head, before): (&Head, Option<u64>),
    answer: &Answer,
) -> Result<Option<u64>, Failed> {
    match before {
        Some(message) => change(desk, http, message, answer).await,
        None => send(desk, http, head.place.channel, answer).await,
    }
}

/// Has a post be tried again at once that was put off while somebody left a door for it. When they came it was still being
/// tried, so that they could not hurry it.
pub(crate) fn hurry(desk: &Desk, job: &Job, (doors, now): (u64, Timestamp)) -> Result<(), Refused> {
    let (JobKind::Post(_), Some(id)) = (job.kind, job.line.id()) else { return Ok(()) };
    let look = desk.matches().look(id)?;
    let (is_there, place) = (is_played_there(look.head()), look.head().place.channel);
    match is_there && desk.doors().is_left_since(place, doors) {
        true => desk.matches().hurry_line(job.line, now),
        false => Ok(()),
    }
}

async fn send(
    desk: &Desk,
    http: &Http,
    place: u64,
    answer: &Answer,
) -> Result<Option<u64>, Failed> {
    let now = desk.now();
    let door = desk.doors().way_into(place, now).await.ok_or_else(|| later(now))?;
    match message::follow_up(answer).execute(http, (None, door.token())).await {
        Ok(sent) => {
            desk.doors().note(sent.id.get(), door);
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
    desk: &Desk,
    http: &Http,
    message: u64,
    answer: &Answer,
) -> Result<Option<u64>, Failed> {
    let Some(door) = desk.doors().of_message(message, desk.now()) else { return Ok(Some(message)) };
    let changed = message::follow_up(answer);
    match changed.execute(http, (Some(MessageId::new(message)), door.token())).await {
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(None),
        Err(error) if CLOSED.iter().any(|&code| is_code(&error, code)) => Ok(Some(message)),
        Err(error) => Err(error.into()),
        Ok(_) => Ok(Some(message)),
    }
}

fn later(now: Timestamp) -> Failed {
    Failed::Resting(now.plus(WAIT))
}
