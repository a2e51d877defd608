//! The threads in which matches are played: how they are opened, named after who plays there, and closed.

use matches::{Head, MatchId, Post, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditThread, GuildChannel, GuildId,
    Http, MessageId,
};

use crate::app;
use crate::app::App;
use crate::app::answer::shorten;
use crate::discord::error::{ARCHIVED, PostError, is_code, status};
use crate::discord::message::markup::say;
use crate::discord::posts::delivery::{Order, UNKNOWN_MESSAGE, reopened};
use crate::discord::session::Session;

/// The most characters of a thread's name.
const THREAD_NAME: usize = 100;

/// After how many milliseconds it is looked again for a thread that is being opened.
const OPENING: u64 = 1_000;

/// Discord's code for a message that has a thread already; the thread has the message's number.
const HAS_THREAD: isize = 160_004;

/// Opens the thread of a match on the message of its challenge, or by itself where it has none. Where threads are not allowed it
/// stays in the channel.
pub(crate) async fn open(
    session: &Session,
    (order, head): (Order, &Head),
) -> Result<Option<u64>, PostError> {
    let (id, channel) = (head.id, ChannelId::new(head.place.channel));
    let posted = session.ask(move |app| app.matches().posted(id, Post::Lobby)).await?;
    let thread = || CreateThread::new("").auto_archive_duration(AutoArchiveDuration::OneWeek);
    // On a message it is public by itself, and Discord knows no type there; without one it would be private.
    let public = || thread().kind(ChannelType::PublicThread);
    let name = name(session, head).await?;
    // A message can have but one, and by itself a thread can be opened again and again.
    if order.may_be_out
        && let Some(thread) = opened_before(&session.http, head, &name).await?
    {
        return Ok(Some(thread));
    }
    let opened = match posted {
        Some(message) => {
            let message = MessageId::new(message);
            match channel
                .create_thread_from_message(&session.http, message, thread().name(&name))
                .await
            {
                Err(error) if is_code(&error, HAS_THREAD) => return Ok(Some(message.get())),
                Err(error) if is_code(&error, UNKNOWN_MESSAGE) => {
                    channel.create_thread(&session.http, public().name(name)).await
                }
                opened => opened,
            }
        }
        None => channel.create_thread(&session.http, public().name(name)).await,
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

/// The open thread of this name in the channel of a match, if there is one.
async fn opened_before(
    http: &Http,
    head: &Head,
    name: &str,
) -> Result<Option<u64>, serenity::Error> {
    let Some(server) = head.place.server else { return Ok(None) };
    let active = GuildId::new(server).get_active_threads(http).await?;
    let channel = Some(ChannelId::new(head.place.channel));
    let is_it = |thread: &&GuildChannel| thread.parent_id == channel && thread.name == name;
    Ok(active.threads.iter().find(is_it).map(|thread| thread.id.get()))
}

/// Names the thread of a match after those who play there now. Discord takes two names in ten minutes: what is too much for it
/// is tried again. Where the thread is only being opened, when it may be there.
pub(crate) async fn rename(session: &Session, id: MatchId) -> Result<Option<Timestamp>, PostError> {
    let known = move |app: &App| {
        // Whoever opens it settles that with its number: looked for in this order, one of both is found.
        let opened = app.matches().to_be_posted(id, Post::Thread)?;
        let thread = app.matches().posted(id, Post::Thread)?;
        Ok((thread, opened, app.matches().view(id)?.head().clone()))
    };
    let (thread, opened, head) = session.ask(known).await?;
    // What they are called is forgotten with the end.
    let Some(thread) = thread.filter(|_| head.ending().is_none()) else {
        let soon = session.app.now().plus(OPENING);
        return Ok(opened.filter(|_| head.ending().is_none()).map(|due| due.max(soon)));
    };
    let (thread, named) =
        (ChannelId::new(thread), EditThread::new().name(name(session, &head).await?));
    let renamed = match thread.edit_thread(&session.http, named.clone()).await {
        Err(error) if is_code(&error, ARCHIVED) => {
            match reopened(&session.http, thread, error).await {
                Ok(()) => thread.edit_thread(&session.http, named).await,
                Err(closed) => Err(closed),
            }
        }
        renamed => renamed,
    };
    match renamed {
        // It is locked, or somebody else's, or gone: the old name stays.
        Err(error) if matches!(status(&error), Some(400 | 403 | 404)) => {
            tracing::debug!(match.id = id.0, status = status(&error), "a thread keeps its name");
            Ok(None)
        }
        Err(error) => Err(error.into()),
        Ok(_) => Ok(None),
    }
}

/// Has the thread of a match that is over closed by Discord once nobody has said anything in it for a day. Somebody else's
/// thread is left as it is.
pub(crate) async fn close_soon(session: &Session, head: &Head) {
    let id = head.id;
    let opened = session.ask(move |app| app.matches().posted(id, Post::Thread)).await;
    let Some(thread) = opened.ok().flatten() else { return };
    let soon = EditThread::new().auto_archive_duration(AutoArchiveDuration::OneDay);
    if let Err(error) = ChannelId::new(thread).edit_thread(&session.http, soon).await {
        tracing::debug!(match.id = id.0, status = status(&error), "a thread is closed in a week only");
    }
}

/// "Kastell #17: Ada – Ben"; "Kastell #17" where it is not known what they are called.
async fn name(session: &Session, head: &Head) -> Result<String, PostError> {
    let id = head.id;
    let ask_names = move |app: &App| app.matches().names(&app.matches().view(id)?);
    let game = say(app::view::title::game_name(head));
    let known = session.ask(ask_names).await?.into_iter().zip(&head.players);
    let computer = |player| app::answer::args::computer_name(player).map(say);
    // All of them or none.
    let names: Option<Vec<String>> =
        known.map(|(name, &player)| name.or_else(|| computer(player))).collect();
    Ok(match names.filter(|names| !names.is_empty()) {
        Some(names) => shorten(&format!("{game} {id}: {}", names.join(" – ")), THREAD_NAME),
        None => format!("{game} {id}"),
    })
}
