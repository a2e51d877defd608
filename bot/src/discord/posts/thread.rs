//! The threads of matches: opened, named after the players, and closed at the end.

use matches::{Head, MatchId, Post, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateThread, EditThread, GuildChannel, GuildId,
    Http, MessageId,
};

use crate::app;
use crate::app::App;
use crate::app::answer::shorten;
use crate::discord::error::{PostResult, UNKNOWN_MESSAGE, is_code, status};
use crate::discord::message::markup::say;
use crate::discord::posts::delivery::Order;
use crate::discord::posts::places::in_thread;
use crate::discord::request_span::spanned;
use crate::discord::session::Session;

const NAME_LIMIT: usize = 100;

/// The milliseconds after which a thread that is being opened is checked again.
const OPENING: u64 = 1_000;

/// Discord's error code for a message that already has a thread. The thread has the message's id.
const HAS_THREAD: isize = 160_004;

/// Opens the thread of a match, on the message of its challenge if there is one. `None` if the bot may not open a
/// thread.
pub(crate) async fn open(order: Order<'_>) -> PostResult<Option<u64>> {
    let Order { session, head, .. } = order;
    let (id, channel) = (head.id, ChannelId::new(head.place.channel));
    let posted = session.ask(move |app| app.matches().posted_message(id, Post::Lobby)).await?;
    let name = name(session, head).await?;
    // A message has only one thread, but threads without a message can be opened repeatedly.
    if order.job.may_be_out()
        && let Some(thread) = opened_before(&session.http, head, &name).await?
    {
        return Ok(Some(thread));
    }
    let http = &session.http;
    let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    // A thread on a message is always public, and takes no type.
    let public = thread.clone().kind(ChannelType::PublicThread);
    let open = spanned("POST /channels/{channel}/threads", channel.create_thread(http, public));
    let opened = match posted.map(MessageId::new) {
        Some(message) => {
            match spanned(
                "POST /channels/{channel}/messages/{message}/threads",
                channel.create_thread_from_message(http, message, thread),
            )
            .await
            {
                Err(error) if is_code(&error, &[HAS_THREAD]) => return Ok(Some(message.get())),
                Err(error) if is_code(&error, &[UNKNOWN_MESSAGE]) => open.await,
                opened => opened,
            }
        }
        None => open.await,
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

async fn opened_before(http: &Http, head: &Head, name: &str) -> serenity::Result<Option<u64>> {
    let Some(server) = head.place.server else { return Ok(None) };
    let active = spanned(
        "GET /guilds/{guild}/threads/active",
        GuildId::new(server).get_active_threads(http),
    )
    .await?;
    let channel = Some(ChannelId::new(head.place.channel));
    let is_it = |thread: &&GuildChannel| thread.parent_id == channel && thread.name == name;
    Ok(active.threads.iter().find(is_it).map(|thread| thread.id.get()))
}

/// Renames the thread of a match after its players. If the thread is just being opened, returns when to try again.
///
/// Discord allows two renames in ten minutes. A third one is retried.
pub(crate) async fn rename(session: &Session, id: MatchId) -> PostResult<Option<Timestamp>> {
    let known = move |app: &App| {
        // Read in this order: settling the job stores the thread's id, so one of the two is found.
        let opened = app.matches().pending_post(id, Post::Thread)?;
        let thread = app.matches().posted_message(id, Post::Thread)?;
        Ok((thread, opened, app.matches().view(id)?.head().clone()))
    };
    let (thread, opened, head) = session.ask(known).await?;
    // Names are deleted at the end of a match.
    let Some(thread) = thread.filter(|_| head.ending().is_none()) else {
        let soon = session.app.now().plus(OPENING);
        return Ok(opened.filter(|_| head.ending().is_none()).map(|due| due.max(soon)));
    };
    let (thread, named) =
        (ChannelId::new(thread), EditThread::new().name(name(session, &head).await?));
    let http = &session.http;
    let rename = || spanned("PATCH /channels/{channel}", thread.edit_thread(http, named.clone()));
    match in_thread(http, thread, rename).await {
        // The thread is locked, gone, or not the bot's own.
        Err(error) if matches!(status(&error), Some(400 | 403 | 404)) => {
            tracing::debug!(match.id = id.0, status = status(&error), "a thread keeps its name");
            Ok(None)
        }
        Err(error) => Err(error.into()),
        Ok(_) => Ok(None),
    }
}

/// Lets Discord archive the thread of a finished match after a day without messages. A thread that a person opened
/// stays unchanged.
pub(crate) async fn close_soon(session: &Session, head: &Head) {
    let id = head.id;
    let opened = session.ask(move |app| app.matches().posted_message(id, Post::Thread)).await;
    let Some(thread) = opened.ok().flatten() else { return };
    let soon = EditThread::new().auto_archive_duration(AutoArchiveDuration::OneDay);
    if let Err(error) = spanned(
        "PATCH /channels/{channel}",
        ChannelId::new(thread).edit_thread(&session.http, soon),
    )
    .await
    {
        tracing::debug!(match.id = id.0, status = status(&error), "a thread is closed in a week only");
    }
}

/// "Kastell #17: Ada – Ben", or "Kastell #17" if a name is missing.
async fn name(session: &Session, head: &Head) -> PostResult<String> {
    let id = head.id;
    let ask_names = move |app: &App| app.matches().display_names(&app.matches().view(id)?);
    let language = app::view::languages::of_match(head);
    let game = say(app::view::title::game_name(head), language);
    let known = session.ask(ask_names).await?.into_iter().zip(&head.players);
    let computer =
        |player| app::answer::names::computer_name(player).map(|name| say(name, language));
    let names: Option<Vec<String>> =
        known.map(|(name, &player)| name.or_else(|| computer(player))).collect();
    Ok(match names.filter(|names| !names.is_empty()) {
        Some(names) => shorten(&format!("{game} {id}: {}", names.join(" – ")), NAME_LIMIT),
        None => format!("{game} {id}"),
    })
}
