//! Posts what must be posted, and keeps trying: challenges, threads and boards, each written with the act it tells of.

use std::sync::Arc;
use std::time::Duration;

use data::{Errand, ErrandKind, Head, Refused, Revision, Settled, Stage, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditThread, Http, Message,
    MessageId, Nonce,
};

use super::faults::{self, is_code, status};
use super::voice::say;
use super::wire;
use crate::desk::{self, Answer, Desk, shorten};

/// How often is looked for timers and for errands to be tried again.
const ROUND: Duration = Duration::from_millis(500);

/// How many errands are taken at once; so many requests are under way at the most.
const AT_ONCE: usize = 16;

/// After so many tries an errand is given up.
const TRIES: u32 = 40;

/// The most characters of a thread's name.
const THREAD_NAME: usize = 100;

/// Discord's codes for what is gone.
const UNKNOWN_CHANNEL: isize = 10003;
const UNKNOWN_MESSAGE: isize = 10008;
/// Discord's code for a thread that must be opened again before anything is posted.
const ARCHIVED: isize = 50083;
/// Discord's code for a message that has a thread already; the thread has the message's number.
const HAS_THREAD: isize = 160_004;

/// Why an errand did not work out.
enum Failed {
    Discord(serenity::Error),
    Refused(Refused),
    /// The thread in which it is to be posted could not be opened yet.
    NoThreadYet,
}

impl From<serenity::Error> for Failed {
    fn from(error: serenity::Error) -> Self {
        Self::Discord(error)
    }
}

impl From<Refused> for Failed {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// Runs errands until the program stops; those under way are finished, so that what was posted is known to be.
pub(crate) async fn run(desk: Desk, http: Arc<Http>) {
    while !desk.is_draining() {
        let more = round(&desk, &http).await;
        if !more {
            let _ = tokio::time::timeout(ROUND, desk.posts()).await;
        }
    }
}

/// Runs what is due; whether there may be more.
async fn round(desk: &Desk, http: &Arc<Http>) -> bool {
    let found = desk.work(|desk| {
        desk.matches().tick(desk.now())?;
        desk.matches().due_errands(desk.now(), AT_ONCE)
    });
    let errands = match found.await {
        Some(Ok(errands)) => errands,
        Some(Err(refused)) => {
            tracing::error!(error = %refused, "the outbox can't be read");
            return false;
        }
        None => return false,
    };
    let more = errands.len() == AT_ONCE;
    let mut runs = tokio::task::JoinSet::new();
    for batch in by_match(errands) {
        let (desk, http) = (desk.clone(), Arc::clone(http));
        runs.spawn(async move {
            // In order: a board goes into the thread, and a thread hangs on the message of the challenge.
            for errand in batch {
                settle(&desk, &http, errand).await;
            }
        });
    }
    while runs.join_next().await.is_some() {}
    more
}

fn by_match(mut errands: Vec<Errand>) -> Vec<Vec<Errand>> {
    errands.sort_by_key(|errand| (errand.id, errand.kind));
    errands.chunk_by(|one, other| one.id == other.id).map(<[Errand]>::to_vec).collect()
}

async fn settle(desk: &Desk, http: &Http, errand: Errand) {
    let settled = match post(desk, http, errand).await {
        Ok(message) => Settled::Done { message },
        Err(failed) => verdict(&failed, errand, desk.now()),
    };
    if settled == Settled::Dead {
        tracing::warn!(match.id = errand.id.0, kind = ?errand.kind, attempts = errand.attempts, "an errand is given up");
    }
    let done = desk.work(move |desk| desk.matches().settle(&errand, settled)).await;
    if let Some(Err(refused)) = done {
        tracing::error!(match.id = errand.id.0, error = %refused, "an errand can't be settled");
    }
}

/// Posts what an errand asks for; the message or thread that came of it.
async fn post(desk: &Desk, http: &Http, errand: Errand) -> Result<Option<u64>, Failed> {
    let head = ask(desk, move |desk| Ok(desk.matches().look(errand.id)?.head().clone())).await?;
    match errand.kind {
        ErrandKind::Lobby => post_challenge(desk, http, (errand, &head)).await,
        ErrandKind::Thread => open_thread(desk, http, &head).await,
        ErrandKind::Board => post_board(desk, http, (errand, &head)).await,
    }
}

async fn ask<T: Send + 'static>(
    desk: &Desk,
    question: impl FnOnce(&Desk) -> Result<T, Refused> + Send + 'static,
) -> Result<T, Failed> {
    Ok(desk.work(question).await.unwrap_or(Err(Refused::Busy))?)
}

/// Creates the message of a challenge, or brings it up to date.
async fn post_challenge(
    desk: &Desk,
    http: &Http,
    about: (Errand, &Head),
) -> Result<Option<u64>, Failed> {
    let (errand, head) = about;
    let answer = desk::lobby::message(head);
    let place = ChannelId::new(head.place.thread.unwrap_or(head.place.channel));
    let posted = ask(desk, move |desk| desk.matches().posted(errand.id, ErrandKind::Lobby)).await?;
    let Some(message) = posted else {
        // There is one first message, whatever has happened meanwhile: one from before a crash is brought up to date.
        let first = Errand { revision: Revision(0), ..errand };
        let mut sent = send(http, place, answer.clone(), first).await?;
        if sent.content != wire::content(&answer) {
            sent.edit(http, wire::change(&answer)).await?;
        }
        return Ok(Some(sent.id.get()));
    };
    match edit_challenge(http, head, (MessageId::new(message), answer.clone())).await {
        // Somebody deleted it. A challenge that is still open must be there to be accepted.
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) && head.stage == Stage::Lobby => {
            Ok(Some(send(http, place, answer, errand).await?.id.get()))
        }
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(None),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Some(message)),
    }
}

/// Changes the message of a challenge. It stands in the channel, or in the thread in which the challenge was made.
async fn edit_challenge(
    http: &Http,
    head: &Head,
    (message, answer): (MessageId, Answer),
) -> Result<(), serenity::Error> {
    let channel = ChannelId::new(head.place.channel);
    let edited = channel.edit_message(http, message, wire::change(&answer)).await;
    match (edited, head.place.thread.map(ChannelId::new)) {
        (Err(error), Some(thread)) if is_code(&error, UNKNOWN_MESSAGE) => {
            thread.edit_message(http, message, wire::change(&answer)).await.map(drop)
        }
        (edited, _) => edited.map(drop),
    }
}

/// Opens the thread of a match on the message of its challenge. Where threads are not allowed it stays in the channel.
async fn open_thread(desk: &Desk, http: &Http, head: &Head) -> Result<Option<u64>, Failed> {
    let (id, channel) = (head.id, ChannelId::new(head.place.channel));
    let posted = ask(desk, move |desk| desk.matches().posted(id, ErrandKind::Lobby)).await?;
    let thread = || {
        CreateThread::new("")
            .kind(ChannelType::PublicThread)
            .auto_archive_duration(AutoArchiveDuration::OneWeek)
    };
    let name = thread_name(desk, head).await?;
    let opened = match posted {
        Some(message) => {
            let message = MessageId::new(message);
            match channel.create_thread_from_message(http, message, thread().name(&name)).await {
                Err(error) if is_code(&error, HAS_THREAD) => return Ok(Some(message.get())),
                Err(error) if is_code(&error, UNKNOWN_MESSAGE) => {
                    channel.create_thread(http, thread().name(name)).await
                }
                opened => opened,
            }
        }
        None => channel.create_thread(http, thread().name(name)).await,
    };
    match opened {
        Ok(thread) => Ok(Some(thread.id.get())),
        Err(error) if matches!(status(&error), Some(400 | 403 | 404)) => {
            tracing::info!(match.id = id.0, "no thread can be opened here: the match stays in the channel");
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// "Kastell: Ada – Ben"; "Kastell #17" where it is not known what they are called.
async fn thread_name(desk: &Desk, head: &Head) -> Result<String, Failed> {
    let id = head.id;
    let ask_names = move |desk: &Desk| desk.matches().names(&desk.matches().look(id)?);
    let game = say(desk::name(head));
    Ok(match ask(desk, ask_names).await? {
        Some(names) => shorten(&format!("{game}: {}", names.join(" – ")), THREAD_NAME),
        None => format!("{game} {id}"),
    })
}

/// Posts the newest public board.
async fn post_board(
    desk: &Desk,
    http: &Http,
    about: (Errand, &Head),
) -> Result<Option<u64>, Failed> {
    let (errand, head) = about;
    let is_opened_later =
        move |desk: &Desk| desk.matches().is_to_be_posted(errand.id, ErrandKind::Thread);
    if ask(desk, is_opened_later).await? {
        return Err(Failed::NoThreadYet);
    }
    let draw = move |desk: &Desk| desk.boards().public(&desk.matches().look(errand.id)?);
    let answer = ask(desk, draw).await?;
    let channel = ChannelId::new(head.place.channel);
    let Some(thread) = head.place.thread.map(ChannelId::new) else {
        return Ok(Some(send(http, channel, answer, errand).await?.id.get()));
    };
    match send(http, thread, answer.clone(), errand).await {
        Err(error) if is_code(&error, ARCHIVED) => {
            thread.edit_thread(http, EditThread::new().archived(false)).await?;
            Ok(Some(send(http, thread, answer, errand).await?.id.get()))
        }
        // Somebody deleted the thread: the match goes on in the channel.
        Err(error) if is_code(&error, UNKNOWN_CHANNEL) => {
            Ok(Some(send(http, channel, answer, errand).await?.id.get()))
        }
        sent => Ok(Some(sent?.id.get())),
    }
}

/// Posts a message once: a repetition within minutes, after a crash between posting and settling, returns the first.
async fn send(
    http: &Http,
    channel: ChannelId,
    answer: Answer,
    errand: Errand,
) -> Result<Message, serenity::Error> {
    let nonce = format!("{}-{}-{}", errand.id.0, errand.revision.0, errand.kind as u8);
    let message = wire::message(&answer).nonce(Nonce::String(nonce)).enforce_nonce(true);
    channel.send_message(http, message).await
}

/// What becomes of an errand that did not work out.
fn verdict(failed: &Failed, errand: Errand, now: Timestamp) -> Settled {
    let wait = match failed {
        Failed::NoThreadYet => backoff(errand.attempts, 500),
        Failed::Refused(refused) => {
            tracing::warn!(match.id = errand.id.0, error = %refused, "an errand was refused");
            backoff(errand.attempts, 1000)
        }
        Failed::Discord(error) => {
            tracing::warn!(match.id = errand.id.0, kind = ?errand.kind, error = faults::plain(error), "an errand failed");
            match status(error) {
                // Nothing can be posted there any more.
                Some(404) => return Settled::Dead,
                // A permission may be given back.
                Some(401 | 403) if errand.attempts < 8 => backoff(errand.attempts, 10_000),
                Some(400 | 401 | 403) => return Settled::Dead,
                _ => backoff(errand.attempts, 500),
            }
        }
    };
    if errand.attempts >= TRIES { Settled::Dead } else { Settled::Retry { at: now.plus(wait) } }
}

/// Longer with each try, five minutes at the most.
fn backoff(attempts: u32, first: u64) -> u64 {
    (first << attempts.min(12)).min(300_000)
}
