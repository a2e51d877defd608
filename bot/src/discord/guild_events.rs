//! Events of servers and their channels, roles and threads: joining, leaving, deleting and archiving.

use std::collections::HashSet;
use std::sync::Arc;

use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Ready};

use crate::app::App;
use crate::app::settings::language_settings;
use crate::discord::session::Session;
use crate::discord::{archived_threads, deleted_places};

/// Handles events of servers and threads, and ignores all others.
pub(super) async fn handle(session: &Session, event: &FullEvent) {
    match event {
        FullEvent::GuildCreate { guild, .. } => {
            let server = guild.id.get();
            session.app.note(move |app| join(app, server)).await;
            deleted_places::forget_all(session, guild).await;
            archived_threads::reopen_all(session, guild).await;
        }
        // An unavailable server still has the bot.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let server = incomplete.id.get();
            session.app.note(move |app| app.matches().server_left(server, app.now())).await;
        }
        FullEvent::ChannelDelete { channel, .. } => {
            deleted_places::forget_channel(session, channel.guild_id, channel.id).await;
        }
        FullEvent::GuildRoleDelete { guild_id, removed_role_id, .. } => {
            deleted_places::forget_role(session, *guild_id, *removed_role_id).await;
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

/// Records that the bot is on a server. The server's stored language may have been deleted in the meantime.
fn join(app: &App, server: u64) -> Result<(), matches::Refused> {
    let joined = app.matches().server_joined(server, app.now());
    language_settings::forget_server(app, server);
    joined
}

/// The servers that a shard has received so far.
pub(super) type ShardGuilds = Arc<Mutex<HashSet<u64>>>;

/// The servers that Discord lists at the start of a session.
pub(super) fn listed(ready: &Ready) -> HashSet<u64> {
    ready.guilds.iter().map(|guild| guild.id.get()).collect()
}

/// Finds the servers that the bot left while it was offline: servers with data that are not in `guilds`.
///
/// This takes long with many servers, so it runs in the background. The bot may join or leave a server during that
/// time, which changes `guilds`.
pub(super) async fn compare(app: App, ready: Ready, guilds: ShardGuilds) {
    let (own, shards) = ready.shard.map_or((0, 1), |shard| (shard.id.0, shard.total));
    app.note(move |app| {
        for server in app.matches().servers()? {
            let is_of_shard = (server >> 22) % u64::from(shards.max(1)) == u64::from(own);
            if is_of_shard && !guilds.lock().contains(&server) {
                app.matches().server_left(server, app.now())?;
            }
            // Checked again, since the bot may have joined just now.
            if guilds.lock().contains(&server) {
                app.matches().server_joined(server, app.now())?;
            }
        }
        Ok(())
    })
    .await;
}

#[cfg(test)]
mod tests {
    use matches::{ChallengeLimits, Key, Matches, PlayerId, PreferenceOwner, Timestamp};
    use serde_json::json;
    use store::{MemoryStore, Range, Store};
    use words::Language;

    use super::*;
    use crate::app::settings::language_settings::Locales;
    use crate::app::testing;
    use crate::app::view::languages;
    use crate::clock::Clock;

    const SERVER: u64 = 9;

    fn ready() -> Ready {
        let json = json!({
            "v": 10,
            "user": {"id": "1", "username": "Castellan"},
            "guilds": [{"id": SERVER.to_string()}],
            "session_id": "s",
            "resume_gateway_url": "wss://gateway.discord.gg",
            "application": {"id": "2", "flags": 0},
        });
        serde_json::from_value(json).unwrap()
    }

    /// The number of rows after a comparison with these servers. The store has one server with a dashboard.
    async fn rows_after(guilds: HashSet<u64>) -> usize {
        let store = Arc::new(MemoryStore::new());
        let shared: Arc<dyn Store> = Arc::clone(&store) as _;
        let matches = Matches::new(shared, games::CATALOG, ChallengeLimits::default());
        let app = App::new(matches, Clock::default());
        app.matches().place_dashboard(SERVER, 8, Key(1), Timestamp(1)).unwrap();
        compare(app, ready(), Arc::new(Mutex::new(guilds))).await;
        let all = Range { from: vec![0], to: vec![0xff], most: 100, backward: false };
        store.scan(&all).unwrap().len()
    }

    #[tokio::test]
    async fn a_server_left_after_the_start_of_the_session_counts_as_left() {
        let joined = rows_after(listed(&ready())).await;
        assert_eq!(rows_after(HashSet::new()).await, joined + 1, "a row tells when it was left");
    }

    #[test]
    fn the_language_of_a_server_is_stored_again_after_its_data_was_deleted() {
        let app = testing::app();
        let locales = Locales { person: Language::English, server: Some(Language::French) };
        let language = || {
            locales.note(&app, PlayerId(1), Some(SERVER)).unwrap();
            languages::of_server(app.matches(), SERVER).unwrap()
        };
        assert_eq!(language(), Language::French);
        let owner = PreferenceOwner::Server(SERVER);
        app.matches().set_preference(owner, languages::LOCALE, "").unwrap();
        join(&app, SERVER).unwrap();
        assert_eq!(language(), Language::French);
    }
}
