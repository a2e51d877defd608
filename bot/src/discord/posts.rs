//! Posts what a match calls for: its challenge, its thread, its boards. Each is posted once, however often it is tried.

use data::{Directly, Head, Job, MatchId, PlayerId, Post, Posts, Revision, Stage};
use poise::serenity_prelude as serenity;
use serenity::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditMessage, EditThread, Http,
    MessageId,
};

use super::failed::{Failed, ask};
use super::faults::{is_code, status};
use super::one_board;
use super::private;
use super::sending::{
    Order, Sent, UNKNOWN_MESSAGE, brought_up_to_date, edit, is_closed, places_challenged,
    places_played, post_where_played, send,
};
use super::voice::say;
use super::wire;
use crate::desk::{self, Answer, Desk, shorten};

/// The most characters of a thread's name.
const THREAD_NAME: usize = 100;

/// Discord's code for a message that has a thread already; the thread has the message's number.
const HAS_THREAD: isize = 160_004;

/// What came of a post, and who is to be told of it by direct message.
#[derive(Debug, Default)]
pub(crate) struct Posted {
    /// The message or thread that was made or brought up to date.
    pub(crate) message: Option<u64>,
    /// Who is told of what.
    pub(crate) told: Vec<(PlayerId, Directly)>,
}

/// Posts what a job asks for.
pub(crate) async fn post(
    desk: &Desk,
    http: &Http,
    (id, post): (MatchId, Post),
    job: &Job,
) -> Result<Posted, Failed> {
    let now = desk.now();
    let revisions = (job.since, job.revision);
    let prepare = move |desk: &Desk| {
        let look = desk.matches().look(id)?;
        let head = look.head().clone();
        if let Some(until) = desk.rests().until(place(&head, post), now) {
            return Ok(Err(Failed::Resting(until)));
        }
        let (answer, told) = match desk::posted::answer(desk, &look, post, (revisions, now))? {
            Some(answer) => {
                let (answer, told) = desk::pings::heeded(desk, (&head, post), answer)?;
                (Some(answer), told)
            }
            None => (None, Vec::new()),
        };
        Ok(Ok((head, answer, told)))
    };
    let (head, answer, told) = ask(desk, prepare).await??;
    if private::is_played_there(&head) {
        let message = private::post(desk, http, (&head, post), answer).await?;
        return Ok(Posted { message, told: Vec::new() });
    }
    let order = Order { id, post, name: job.named_after(), may_be_out: job.may_be_out() };
    let sent = publish(desk, http, (order, &head, job.revision), answer).await?;
    let (Some(message), Some(channel)) = (sent.message, sent.new_in) else {
        return Ok(Posted { message: sent.message, told: Vec::new() });
    };
    let about = match post {
        Post::Ring => ask(desk, move |desk| desk.matches().posted(id, Post::Board)).await?,
        _ => None,
    };
    let message_told = about.unwrap_or(message);
    let directly = Directly { id, post, since: job.since, channel, message: message_told };
    let told = told.into_iter().map(|player| (player, directly)).collect();
    Ok(Posted { message: Some(message), told })
}

/// Posts it, or changes what was posted, on a server.
async fn publish(
    desk: &Desk,
    http: &Http,
    (order, head, newest): (Order, &Head, Revision),
    answer: Option<Answer>,
) -> Result<Sent, Failed> {
    let Some(answer) = answer else {
        return match order.post {
            Post::Thread => Ok(Sent::known(open_thread(desk, http, head).await?)),
            // There is nothing to be shown any more.
            _ => Ok(Sent::default()),
        };
    };
    match order.post {
        Post::Lobby => post_challenge(desk, http, (order, head), answer).await,
        Post::TimeUp => post_or_change(desk, http, (order, head), answer).await,
        Post::Board => {
            let board = match head.posts {
                Posts::EveryMove => post_board(desk, http, (order, head), answer).await?,
                Posts::OneBoard => one_board::show(desk, http, (order, head), answer).await?,
            };
            if matches!(head.stage, Stage::Over(_)) {
                close_thread(desk, http, head).await;
            }
            Ok(board)
        }
        Post::Ring => one_board::ring(desk, http, (order, head), answer).await,
        Post::Notice => post_notice(desk, http, (order, newest), head, answer).await,
        // What players propose is shown elsewhere.
        Post::Told | Post::Lonely | Post::Thread | Post::Offer | Post::Pause => {
            let (sent, _) = post_where_played(desk, http, (order, head), answer).await?;
            Ok(Sent::new(&sent))
        }
    }
}

/// Posts a board, and takes the buttons from the one before: only the newest is played on.
async fn post_board(
    desk: &Desk,
    http: &Http,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Sent, Failed> {
    let before = ask(desk, move |desk| desk.matches().posted(order.id, Post::Board)).await?;
    let (board, _) = post_where_played(desk, http, (order, head), answer).await?;
    if let Some(old) = before.filter(|&before| before != board.id.get()) {
        let bare = EditMessage::new().components(Vec::new());
        // Where that does not work out the buttons stay, and lead to the newest board.
        if let Err(error) = edit(http, places_played(head), (MessageId::new(old), bare)).await {
            tracing::debug!(match.id = order.id.0, status = status(&error), "an old board keeps its buttons");
        }
    }
    Ok(Sent::new(&board))
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
) -> Result<Sent, Failed> {
    let place = ChannelId::new(head.place.thread.unwrap_or(head.place.channel));
    let posted = ask(desk, move |desk| desk.matches().posted(order.id, Post::Lobby)).await?;
    let Some(message) = posted else {
        // Where a match began at once, the end is told only if it was played elsewhere: in a thread of its own.
        if matches!(head.stage, Stage::Over(_)) && head.place.thread.is_none() {
            return Ok(Sent::default());
        }
        // There is one first message, whatever has happened meanwhile: one from before a crash is brought up to date.
        let first = Order { name: Revision(0), ..order };
        let sent = send(http, place, answer.clone(), first).await?;
        return Ok(brought_up_to_date(http, sent, &answer).await?);
    };
    let changed = (MessageId::new(message), wire::change(&answer));
    match edit(http, places_challenged(head), changed).await {
        // Somebody deleted it. A challenge that is still open must be there to be accepted.
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) && head.stage == Stage::Lobby => {
            Ok(Sent::new(&send(http, place, answer, order).await?))
        }
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(Sent::default()),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Sent::known(message)),
    }
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
) -> Result<Sent, Failed> {
    let posted = ask(desk, move |desk| desk.matches().posted(order.id, order.post)).await?;
    let Some(message) = posted else {
        // What was over before it could be shown concerns nobody any more; but it may have been shown.
        if answer.pings.is_empty() && !order.may_be_out {
            return Ok(Sent::default());
        }
        let (sent, answer) = post_where_played(desk, http, (order, head), answer).await?;
        return Ok(brought_up_to_date(http, sent, &answer).await?);
    };
    let changed = (MessageId::new(message), wire::change(&answer));
    match edit(http, places_played(head), changed).await {
        // Somebody deleted it.
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(Sent::default()),
        // Where it stands nobody can press anything any more.
        Err(error) if is_closed(&error) => Ok(Sent::default()),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Sent::known(message)),
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
) -> Result<Sent, Failed> {
    let (mut sent, told) = post_where_played(desk, http, (order, head), answer.clone()).await?;
    if order.name != newest && sent.content != wire::content(&told) {
        let newer = Order { name: newest, ..order };
        (sent, _) = post_where_played(desk, http, (newer, head), answer).await?;
    }
    Ok(Sent::new(&sent))
}
