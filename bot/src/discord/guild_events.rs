//! What the bot hears of servers and threads: that it was put out of a server or let in again, and that a thread was
//! archived in which somebody's move is awaited.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use matches::{Filter, Page, Stage};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditThread, FullEvent, Guild, Http, Ready};

use crate::app::App;
use crate::discord::error::{is_passing, plain};
use crate::discord::posts::delivery::is_locked;
use crate::discord::session::Session;

/// How often it is tried to open a thread again.
const TRIES: u32 = 4;

/// How many matches of a server are looked at together.
const MATCHES: usize = 50;

/// Does what such an event calls for.
pub(super) async fn heard(session: &Session, event: &FullEvent) {
    match event {
        FullEvent::GuildCreate { guild, .. } => {
            let server = guild.id.get();
            note(&session.app, move |app| app.matches().server_is_here(server)).await;
            open_threads(session, guild).await;
        }
        // A server that is out of order for a while is still ours.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let server = incomplete.id.get();
            note(&session.app, move |app| app.matches().server_left(server, app.now())).await;
        }
        FullEvent::ThreadUpdate { new, .. } => {
            let state = new.thread_metadata;
            // Who locks a thread means it.
            if state.is_some_and(|state| state.archived && !state.locked) {
                keep_open(session, new.id).await;
            }
        }
        _ => {}
    }
}

/// The servers of a shard that a connection was told of so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Told(Arc<Mutex<HashSet<u64>>>);

impl Told {
    /// It was told of this one.
    pub(super) fn of(&self, server: u64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(server);
    }

    /// It was told that this one is none of them any more.
    pub(super) fn without(&self, server: u64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&server);
    }

    fn has(&self, server: u64) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&server)
    }
}

/// Notes which servers the bot was put out of while it was not connected: those on which something was played, and of
/// which Discord does not tell. It costs as much as there are servers, so nobody waits for it, and it may come to one that
/// lets the bot in meanwhile.
pub(super) async fn compare(app: App, ready: Ready, told: Told) {
    ready.guilds.iter().for_each(|guild| told.of(guild.id.get()));
    let (own, shards) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
    note(&app, move |app| {
        for server in app.matches().servers()? {
            let is_of_shard = (server >> 22) % u64::from(shards.max(1)) == u64::from(own);
            if is_of_shard && !told.has(server) {
                app.matches().server_left(server, app.now())?;
            }
            // Also where it was told of while that was written.
            if told.has(server) {
                app.matches().server_is_here(server)?;
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

/// Opens the threads again that were archived while nobody was connected.
async fn open_threads(session: &Session, guild: &Guild) {
    let open: Vec<u64> = guild.threads.iter().map(|thread| thread.id.get()).collect();
    let server = guild.id.get();
    let mut page = Page { after: None, most: MATCHES };
    loop {
        let running = session
            .app
            .work(move |app| app.matches().matches_in(server, Filter::Running, page))
            .await;
        let Some(Ok(heads)) = running else { return };
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

/// Opens a thread again in which a match is running.
async fn keep_open(session: &Session, thread: ChannelId) {
    let number = thread.get();
    let is_played_in = move |app: &App| {
        let Some(id) = app.matches().match_in(number)? else { return Ok(false) };
        Ok::<_, matches::Refused>(app.matches().view(id)?.head().stage == Stage::Running)
    };
    if matches!(session.app.work(is_played_in).await, Some(Ok(true))) {
        unarchive(&session.http, thread).await;
    }
}

/// Where that does not work out, the next board opens it.
async fn unarchive(http: &Http, thread: ChannelId) {
    if is_locked(http, thread).await {
        return;
    }
    for tried in 1..=TRIES {
        match thread.edit_thread(http, EditThread::new().archived(false)).await {
            Err(error) if is_passing(&error) && tried < TRIES => {
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
