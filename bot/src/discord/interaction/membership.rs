//! Server membership: finds players and candidates who are not on the server of a match.
//!
//! Events about members need a privileged intent, so members are looked up when a player wants a substitute.

use std::time::Duration;

use matches::{MatchId, PlayerId};
use poise::serenity_prelude as serenity;
use serenity::{GuildId, Http};

use crate::app;
use crate::discord::error::{is_code, status};
use crate::discord::message;
use crate::discord::request_span::spanned;
use crate::discord::session::Session;

/// Discord's codes for an unknown member, and an unknown account.
const UNKNOWN: [isize; 2] = [10_007, 10_013];

/// The time limit of all look-ups for a question together. After that, all people count as members.
const PATIENCE: Duration = Duration::from_secs(5);

/// The other players of a match who have left its server.
pub(crate) async fn departed_players(
    session: &Session,
    by: PlayerId,
    id: MatchId,
) -> Vec<PlayerId> {
    match others_at_table(session, by, id).await {
        Some((server, others)) => non_members(session, server, others).await,
        None => Vec::new(),
    }
}

/// The server of a match, and its other players. `None` outside servers. Also `None` for people without a seat, who may
/// not learn who is a member.
pub(crate) async fn others_at_table(
    session: &Session,
    by: PlayerId,
    id: MatchId,
) -> Option<(u64, Vec<PlayerId>)> {
    let find = move |app: &app::App| app::agreements::substitutes::others_at_table(app, by, id);
    session.app.work(find).await.flatten()
}

/// The people who are not members of a server, as far as Discord reports this in time.
pub(crate) async fn non_members(
    session: &Session,
    server: u64,
    people: Vec<PlayerId>,
) -> Vec<PlayerId> {
    let look_up = async {
        let mut left = Vec::new();
        for player in people {
            if has_left(&session.http, server, player).await {
                left.push(player);
            }
        }
        left
    };
    match tokio::time::timeout(PATIENCE, look_up).await {
        Ok(left) => left,
        Err(_) => {
            tracing::info!(server, "it took too long to see who has left");
            Vec::new()
        }
    }
}

/// Whether Discord reports that a player is no member.
async fn has_left(http: &Http, server: u64, player: PlayerId) -> bool {
    let Some(user) = message::user(player) else { return false };
    match spanned("GET /guilds/{guild}/members/{user}", http.get_member(GuildId::new(server), user))
        .await
    {
        Ok(_) => false,
        Err(error) if is_code(&error, &UNKNOWN) => true,
        Err(error) => {
            tracing::info!(status = status(&error), "it can't be seen whether a player has left");
            false
        }
    }
}
