//! Events of servers and threads: the bot joins or leaves a server, or a thread of a match is archived.

use std::collections::HashSet;
use std::sync::Arc;

use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Ready};

use crate::app::App;
use crate::discord::archived_threads;
use crate::discord::session::Session;

/// Handles events of servers and threads, and ignores all others.
pub(super) async fn handle(session: &Session, event: &FullEvent) {
    match event {
        FullEvent::GuildCreate { guild, .. } => {
            let server = guild.id.get();
            note(&session.app, move |app| app.matches().server_joined(server)).await;
            archived_threads::reopen_all(session, guild).await;
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
                archived_threads::reopen(session, new.id).await;
            }
        }
        _ => {}
    }
}

/// The servers that a shard has received so far.
pub(super) type ShardGuilds = Arc<Mutex<HashSet<u64>>>;

/// Finds the servers that the bot left while it was offline: servers with data that Discord does not list.
///
/// This takes long with many servers, so it runs in the background. The bot may join a server during that time.
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
