//! Removes deleted channels and roles from the house rules of their server.

use std::collections::HashSet;

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, Guild, GuildId, RoleId};

use crate::app::server::house_rules;
use crate::discord::error::{UNKNOWN_CHANNEL, is_code};
use crate::discord::posts::places::thread_state;
use crate::discord::request_retry::retried;
use crate::discord::session::Session;

/// Forgets a deleted channel.
pub(super) async fn forget_channel(session: &Session, server: GuildId, channel: ChannelId) {
    let (server, deleted) = (server.get(), channel.get());
    let is_kept = move |channel: u64| channel != deleted;
    session.app.note(move |app| house_rules::retain_channels(app, server, is_kept)).await;
}

/// Forgets a deleted role.
pub(super) async fn forget_role(session: &Session, server: GuildId, role: RoleId) {
    let (server, deleted) = (server.get(), role.get());
    let is_kept = move |role: u64| role != deleted;
    session.app.note(move |app| house_rules::retain_roles(app, server, is_kept)).await;
}

/// Forgets the channels and roles that were deleted while the bot was offline.
pub(super) async fn forget_all(session: &Session, guild: &Guild) {
    let server = guild.id.get();
    let roles: HashSet<u64> = guild.roles.keys().map(|role| role.get()).collect();
    let is_kept = move |role: u64| roles.contains(&role);
    let noted = session.app.note(move |app| house_rules::retain_roles(app, server, is_kept));
    for channel in noted.await.unwrap_or_default().into_iter().map(ChannelId::new) {
        // The list lacks channels that the bot can't see, so Discord is asked for each missing one.
        if !guild.channels.contains_key(&channel) && is_deleted(session, channel).await {
            forget_channel(session, guild.id, channel).await;
        }
    }
}

async fn is_deleted(session: &Session, channel: ChannelId) -> bool {
    let found = retried(|| thread_state(&session.http, channel)).await;
    found.is_err_and(|error| is_code(&error, &[UNKNOWN_CHANNEL]))
}
