//! Events of servers and threads: the bot joins or leaves a server, or a thread of a match is archived.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use matches::{Filter, Page, Stage};
use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditThread, FullEvent, Guild, Http, Ready};

use crate::app::App;
use crate::discord::error::{is_temporary, plain};
use crate::discord::posts::places::is_locked;
use crate::discord::session::Session;

/// The number of attempts to reopen a thread.
const TRIES: u32 = 4;

/// The number of a server's matches to load per query.
const MATCHES: usize = 50;

/// Handles an event.
pub(super) async fn handle(session: &Session, event: &FullEvent) {
    match event {
        FullEvent::GuildCreate { guild, .. } => {
            let server = guild.id.get();
            note(&session.app, move |app| app.matches().server_joined(server)).await;
            open_threads(session, guild).await;
        }
        // An unavailable server still has the bot.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let server = incomplete.id.get();
            note(&session.app, move |app| app.matches().server_left(server, app.now())).await;
        }
        FullEvent::ThreadUpdate { new, .. } => {
            let state = new.thread_metadata;
            // If a moderator locked the thread, it stays closed.
            if state.is_some_and(|state| state.archived && !state.locked) {
                keep_open(session, new.id).await;
            }
        }
        _ => {}
    }
}

/// The servers that a shard has received so far.
pub(super) type ShardGuilds = Arc<Mutex<HashSet<u64>>>;

/// Finds the servers that the bot left while it was offline: those with matches that Discord does not list.
///
/// This takes long with many servers, so it runs in the background, and the bot may join a server meanwhile.
pub(super) async fn compare(app: App, ready: Ready, guilds: ShardGuilds) {
    guilds.lock().extend(ready.guilds.iter().map(|guild| guild.id.get()));
    let (own, shards) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
    note(&app, move |app| {
        for server in app.matches().servers()? {
            let is_of_shard = (server >> 22) % u64::from(shards.max(1)) == u64::from(own);
            if is_of_shard && !guilds.lock().contains(&server) {
                app.matches().server_left(server, app.now())?;
            }
            // Checked again, since the bot may have joined just now.
            if guilds.lock().contains(&server) {
                app.matches().server_joined(server)?;
            }
        }
        Ok(())
    })
    .await;
}

async fn note(app: &App, work: impl FnOnce(&App) -> Result<(), matches::Refused> + Send + 'static) {
    if let Some(Err(refused)) = app.work(work).await {
        tracing::error!(?refused, "what was heard of a server could not be noted");
    }
}

/// Reopens threads of running matches that were archived while the bot was offline.
async fn open_threads(session: &Session, guild: &Guild) {
    let open: Vec<u64> = guild.threads.iter().map(|thread| thread.id.get()).collect();
    let server = guild.id.get();
    let mut page = Page { after: None, most: MATCHES };
    loop {
        let read = move |app: &App| app.matches().matches_in(server, Filter::Running, page);
        let Some(Ok(heads)) = session.app.work(read).await else { return };
        for thread in heads.iter().filter_map(|head| head.place.thread) {
            if !open.contains(&thread) {
                unarchive(&session.http, ChannelId::new(thread)).await;
            }
        }
        match heads.last() {
            Some(last) => page.after = Some(last.id),
            None => return,
        }
    }
}

/// Reopens a thread if a match is running in it.
async fn keep_open(session: &Session, thread: ChannelId) {
    let number = thread.get();
    let is_played_in = move |app: &App| {
        let Some(id) = app.matches().match_in_thread(number)? else { return Ok(false) };
        Ok::<_, matches::Refused>(app.matches().view(id)?.head().stage == Stage::Running)
    };
    if matches!(session.app.work(is_played_in).await, Some(Ok(true))) {
        unarchive(&session.http, thread).await;
    }
}

/// Reopens a thread. If that fails, the next board will do it.
async fn unarchive(http: &Http, thread: ChannelId) {
    if is_locked(http, thread).await {
        return;
    }
    for tried in 1..=TRIES {
        match thread.edit_thread(http, EditThread::new().archived(false)).await {
            Err(error) if is_temporary(&error) && tried < TRIES => {
                tokio::time::sleep(Duration::from_secs(1) * tried).await;
            }
            Err(error) => {
                let error = plain(&error);
                tracing::debug!(thread = thread.get(), error, "a thread stays archived");
                return;
            }
            Ok(_) => return,
        }
    }
}
