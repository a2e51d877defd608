//! Posts what a match calls for: its challenge, its thread, its boards. Each is posted once, however often it is tried.

use data::{Head, Job, MatchId, Post, Revision, Stage};
use poise::serenity_prelude as serenity;
use serenity::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditMessage, EditThread, Http,
    Message, MessageId, Nonce,
};

use super::astray;
use super::failed::{Failed, ask};
use super::faults::{ARCHIVED, is_code, status};
use super::private;
use super::voice::say;
use super::wire;
use super::words::Say;
use crate::desk::{self, Answer, Desk, shorten};

/// The most characters of a thread's name.
const THREAD_NAME: usize = 100;

/// Discord's codes for what is gone.
const UNKNOWN_CHANNEL: isize = 10003;
pub(super) const UNKNOWN_MESSAGE: isize = 10008;
/// Discord's code for a thread in which only moderators may post.
const LOCKED: isize = 160_005;
/// Discord's code for what the bot is not permitted.
const NOT_PERMITTED: isize = 50013;
/// Discord's code for a message that has a thread already; the thread has the message's number.
const HAS_THREAD: isize = 160_004;

/// What is to be posted about which match, and after which revision it is named.
#[derive(Clone, Copy)]
pub(super) struct Order {
    pub(super) id: MatchId,
    pub(super) post: Post,
    pub(super) name: Revision,
    /// Whether it may be there under this name already.
    pub(super) may_be_out: bool,
}

/// Posts what a job asks for; the message or thread that came of it.
pub(crate) async fn post(
    desk: &Desk,
    http: &Http,
    (id, post): (MatchId, Post),
    job: &Job,
) -> Result<Option<u64>, Failed> {
    let now = desk.now();
    let revisions = (job.since, job.revision);
    let prepare = move |desk: &Desk| {
        let look = desk.matches().look(id)?;
        if let Some(until) = desk.rests().until(place(look.head(), post), now) {
            return Ok(Err(Failed::Resting(until)));
        }
        let answer = match post {
            Post::Board => Some(desk::turns::board(desk, id, revisions)?),
            Post::TimeUp => desk::time::time_up(desk, &look)?,
            Post::Told => desk::time::told(desk, &look, revisions)?,
            Post::Lobby => Some(desk::lobby::message(desk, &look)?),
            Post::Notice => desk::lobby::notice(look.head()),
            Post::Lonely => desk::company::lonely(&look, now),
            // What players propose is shown elsewhere.
            Post::Thread | Post::Offer | Post::Pause => None,
        };
        Ok(Ok((look.head().clone(), answer)))
    };
    let (head, answer) = ask(desk, prepare).await??;
    if private::is_played_there(&head) {
        return private::post(desk, http, (&head, post), answer).await;
    }
    let order = Order { id, post, name: job.named_after(), may_be_out: job.may_be_out() };
    let Some(answer) = answer else {
        return match post {
            Post::Thread => open_thread(desk, http, &head).await,
            // There is nothing to be shown any more.
            _ => Ok(None),
        };
    };
    match post {
        Post::Lobby => post_challenge(desk, http, (order, &head), answer).await,
        Post::TimeUp => post_or_change(desk, http, (order, &head), answer).await,
        Post::Board => {
            let board = post_board(desk, http, (order, &head), answer).await?;
            if matches!(head.stage, Stage::Over(_)) {
                close_thread(desk, http, &head).await;
            }
            Ok(board)
        }
        Post::Notice => post_notice(desk, http, (order, job.revision), &head, answer).await,
        Post::Told | Post::Lonely | Post::Thread | Post::Offer | Post::Pause => {
            let (sent, _) = post_where_played(desk, http, (order, &head), answer).await?;
            Ok(Some(sent.id.get()))
        }
    }
}

/// Posts a board, and takes the buttons from the one before: only the newest is played on.
async fn post_board(
    desk: &Desk,
    http: &Http,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Option<u64>, Failed> {
    let before = ask(desk, move |desk| desk.matches().posted(order.id, Post::Board)).await?;
    let (board, _) = post_where_played(desk, http, (order, head), answer).await?;
    let board = board.id.get();
    if let Some(old) = before.filter(|&before| before != board) {
        let bare = EditMessage::new().components(Vec::new());
        // Where that does not work out the buttons stay, and lead to the newest board.
        if let Err(error) = edit(http, places_played(head), (MessageId::new(old), bare)).await {
            tracing::debug!(match.id = order.id.0, status = status(&error), "an old board keeps its buttons");
        }
    }
    Ok(Some(board))
}

/// Has the thread of a match that is over closed by Discord once nobody has said anything in it for a day. Somebody else's
/// thread is left as it is.
async fn close_thread(desk: &Desk, http: &Http, head: &Head) {
    let id = head.id;
    let opened = ask(desk, move |desk| desk.matches().posted(id, Post::Thread)).await;
    let Some(thread) = opened.ok().flatten() else { return };
    let soon = EditThread::new().auto_archive_duration(AutoArchiveDuration::OneDay);
    if let Err(error) = ChannelId::new(thread).edit_thread(http, soon).await {
        tracing::debug!(match.id = id.0, status = status(&error), "a thread is closed in a week only");
    }
}

/// Where something is posted.
pub(super) fn place(head: &Head, post: Post) -> u64 {
    match post {
        Post::Thread => head.place.channel,
        _ => head.place.thread.unwrap_or(head.place.channel),
    }
}

/// Creates the message of a challenge, or brings it up to date.
async fn post_challenge(
    desk: &Desk,
    http: &Http,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Option<u64>, Failed> {
    let place = ChannelId::new(head.place.thread.unwrap_or(head.place.channel));
    let posted = ask(desk, move |desk| desk.matches().posted(order.id, Post::Lobby)).await?;
    let Some(message) = posted else {
        // Where a match began at once, the end is told only if it was played elsewhere: in a thread of its own.
        if matches!(head.stage, Stage::Over(_)) && head.place.thread.is_none() {
            return Ok(None);
        }
        // There is one first message, whatever has happened meanwhile: one from before a crash is brought up to date.
        let first = Order { name: Revision(0), ..order };
        let sent = send(http, place, answer.clone(), first).await?;
        return Ok(Some(brought_up_to_date(http, sent, &answer).await?));
    };
    let changed = (MessageId::new(message), wire::change(&answer));
    match edit(http, places_challenged(head), changed).await {
        // Somebody deleted it. A challenge that is still open must be there to be accepted.
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) && head.stage == Stage::Lobby => {
            Ok(Some(send(http, place, answer, order).await?.id.get()))
        }
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(None),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Some(message)),
    }
}

/// Where the message of a challenge can be: mostly in the channel.
fn places_challenged(head: &Head) -> (u64, Option<u64>) {
    (head.place.channel, head.place.thread)
}

/// Where a message about a running match can be: mostly in its thread.
pub(super) fn places_played(head: &Head) -> (u64, Option<u64>) {
    match head.place.thread {
        Some(thread) => (thread, Some(head.place.channel)),
        None => (head.place.channel, None),
    }
}

/// Changes a message, which is in the first of these places or in the second.
pub(super) async fn edit(
    http: &Http,
    (first, second): (u64, Option<u64>),
    (message, change): (MessageId, EditMessage),
) -> Result<(), serenity::Error> {
    let at = |place: u64| edit_at(http, (ChannelId::new(place), message), change.clone());
    match (at(first).await, second) {
        (Err(error), Some(place)) if is_elsewhere(&error) => match at(place).await {
            Err(other) if is_code(&other, UNKNOWN_MESSAGE) => Err(error),
            edited => edited,
        },
        (edited, _) => edited,
    }
}

/// Changes a message in its place; without embeds where they are not allowed.
async fn edit_at(
    http: &Http,
    (place, message): (ChannelId, MessageId),
    change: EditMessage,
) -> Result<(), serenity::Error> {
    let edited = match place.edit_message(http, message, change.clone()).await {
        Err(error) if is_code(&error, NOT_PERMITTED) => {
            place.edit_message(http, message, change.embeds(Vec::new())).await
        }
        edited => edited,
    };
    edited.map(drop)
}

/// Whether the message may be in another place, since it can't be changed in this one.
fn is_elsewhere(error: &serenity::Error) -> bool {
    is_code(error, UNKNOWN_MESSAGE) || is_code(error, UNKNOWN_CHANNEL) || is_closed(error)
}

/// Opens the thread of a match on the message of its challenge. Where threads are not allowed it stays in the channel.
async fn open_thread(desk: &Desk, http: &Http, head: &Head) -> Result<Option<u64>, Failed> {
    let (id, channel) = (head.id, ChannelId::new(head.place.channel));
    let posted = ask(desk, move |desk| desk.matches().posted(id, Post::Lobby)).await?;
    let thread = || CreateThread::new("").auto_archive_duration(AutoArchiveDuration::OneWeek);
    // On a message it is public by itself, and Discord knows no type there; without one it would be private.
    let public = || thread().kind(ChannelType::PublicThread);
    let name = thread_name(desk, head).await?;
    let opened = match posted {
        Some(message) => {
            let message = MessageId::new(message);
            match channel.create_thread_from_message(http, message, thread().name(&name)).await {
                Err(error) if is_code(&error, HAS_THREAD) => return Ok(Some(message.get())),
                Err(error) if is_code(&error, UNKNOWN_MESSAGE) => {
                    channel.create_thread(http, public().name(name)).await
                }
                opened => opened,
            }
        }
        None => channel.create_thread(http, public().name(name)).await,
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

/// "Kastell #17: Ada – Ben"; "Kastell #17" where it is not known what they are called.
async fn thread_name(desk: &Desk, head: &Head) -> Result<String, Failed> {
    let id = head.id;
    let ask_names = move |desk: &Desk| desk.matches().names(&desk.matches().look(id)?);
    let game = say(desk::name(head));
    let known = ask(desk, ask_names).await?.into_iter().zip(&head.players);
    let computer = |player| desk::computer_name(player).map(say);
    // All of them or none.
    let names: Option<Vec<String>> =
        known.map(|(name, &player)| name.or_else(|| computer(player))).collect();
    Ok(match names.filter(|names| !names.is_empty()) {
        Some(names) => shorten(&format!("{game} {id}: {}", names.join(" – ")), THREAD_NAME),
        None => format!("{game} {id}"),
    })
}

/// Shows what somebody is asked to whom it concerns, or what became of it.
async fn post_or_change(
    desk: &Desk,
    http: &Http,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Option<u64>, Failed> {
    let posted = ask(desk, move |desk| desk.matches().posted(order.id, order.post)).await?;
    let Some(message) = posted else {
        // What was over before it could be shown concerns nobody any more; but it may have been shown.
        if answer.pings.is_empty() && !order.may_be_out {
            return Ok(None);
        }
        let (sent, answer) = post_where_played(desk, http, (order, head), answer).await?;
        return Ok(Some(brought_up_to_date(http, sent, &answer).await?));
    };
    let changed = (MessageId::new(message), wire::change(&answer));
    match edit(http, places_played(head), changed).await {
        // Somebody deleted it.
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(None),
        // Where it stands nobody can press anything any more.
        Err(error) if is_closed(&error) => Ok(None),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Some(message)),
    }
}

/// Tells a challenger how things stand. One that was told before a crash rang them for what it says; what has come since
/// then is told in another.
async fn post_notice(
    desk: &Desk,
    http: &Http,
    (order, newest): (Order, Revision),
    head: &Head,
    answer: Answer,
) -> Result<Option<u64>, Failed> {
    let (mut sent, told) = post_where_played(desk, http, (order, head), answer.clone()).await?;
    if order.name != newest && sent.content != wire::content(&told) {
        let newer = Order { name: newest, ..order };
        (sent, _) = post_where_played(desk, http, (newer, head), answer).await?;
    }
    Ok(Some(sent.id.get()))
}

/// Posts something new where a match is played: in its thread or, where that can't be used, in its channel. What was
/// posted, and as what.
pub(super) async fn post_where_played(
    desk: &Desk,
    http: &Http,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<(Message, Answer), Failed> {
    let channel = ChannelId::new(head.place.channel);
    let Some(thread) = head.place.thread.map(ChannelId::new) else {
        return Ok((send(http, channel, answer.clone(), order).await?, answer));
    };
    let sent = match send(http, thread, answer.clone(), order).await {
        Err(error) if is_code(&error, ARCHIVED) => {
            match thread.edit_thread(http, EditThread::new().archived(false)).await {
                // Somebody has locked it besides.
                Err(refused) if is_code(&refused, NOT_PERMITTED) => Err(error),
                reopened => {
                    reopened?;
                    send(http, thread, answer.clone(), order).await
                }
            }
        }
        sent => sent,
    };
    let (id, thread) = (order.id, thread.get());
    let why = match sent {
        Err(error) if is_code(&error, UNKNOWN_CHANNEL) => Say::ThreadGone,
        Err(error) if is_closed(&error) => Say::ThreadLocked,
        sent => {
            let posted = sent?;
            ask(desk, move |desk| astray::is_back(desk, id, thread)).await?;
            return Ok((posted, answer));
        }
    };
    let is_told = ask(desk, move |desk| desk.matches().is_astray(id, thread)).await?;
    let answer = if is_told { answer } else { answer.headed(why) };
    let posted = send(http, channel, answer.clone(), order).await?;
    ask(desk, move |desk| astray::note(desk, id, thread)).await?;
    Ok((posted, answer))
}

/// Whether nothing can be posted or changed there, because it is archived or locked.
pub(super) fn is_closed(error: &serenity::Error) -> bool {
    is_code(error, ARCHIVED) || is_code(error, LOCKED)
}

/// Changes a message to what is so now, if it is one that was there from before a crash; its number.
pub(super) async fn brought_up_to_date(
    http: &Http,
    mut sent: Message,
    answer: &Answer,
) -> Result<u64, serenity::Error> {
    if sent.content != wire::content(answer) {
        sent.edit(http, wire::change(answer)).await?;
    }
    Ok(sent.id.get())
}

/// Posts a message once: a repetition within minutes, after a crash between posting and settling, returns the first.
async fn send(
    http: &Http,
    channel: ChannelId,
    answer: Answer,
    order: Order,
) -> Result<Message, serenity::Error> {
    let nonce = format!("{}-{}-{}", order.id.0, order.name.0, order.post as u8);
    let message = wire::message(&answer).nonce(Nonce::String(nonce)).enforce_nonce(true);
    match channel.send_message(http, message.clone()).await {
        // Perhaps only embeds are not allowed: without them the pictures stand side by side.
        Err(error) if is_code(&error, NOT_PERMITTED) && wire::has_embeds(&answer) => {
            channel.send_message(http, message.embeds(Vec::new())).await
        }
        sent => sent,
    }
}
