//! Server membership: which players of a match have left its server.
//!
//! Events about that take a privileged intent, so it is looked up when somebody wants to go on without them.

use std::time::Duration;

use matches::{MatchId, PlayerId};
use poise::serenity_prelude as serenity;
use serenity::{GuildId, Http};

use crate::app;
use crate::discord::error::{is_code, status};
use crate::discord::message;
use crate::discord::session::Session;

/// Discord's codes for somebody who is not on a server, and for an account that there is not.
const NOT_THERE: [isize; 2] = [10_007, 10_013];

/// How long is looked for all of them together. Whoever could not be looked for by then counts as there.
const PATIENCE: Duration = Duration::from_secs(5);

/// The players of a match, besides the one who asks, who have left its server.
pub(crate) async fn left(session: &Session, by: PlayerId, id: MatchId) -> Vec<PlayerId> {
    let others = session
        .app
        .work(move |app| app::agreements::substitutes::others_at_table(app, by, id))
        .await
        .flatten();
    let Some((server, players)) = others else { return Vec::new() };
    let looked = async {
        let mut left = Vec::new();
        for player in players {
            if has_left(&session.http, server, player).await {
                left.push(player);
            }
        }
        left
    };
    match tokio::time::timeout(PATIENCE, looked).await {
        Ok(left) => left,
        Err(_) => {
            tracing::info!(match.id = id.0, "it took too long to see who has left");
            Vec::new()
        }
    }
}

/// Whether Discord says that somebody is not there. Where it says nothing, they are.
async fn has_left(http: &Http, server: u64, player: PlayerId) -> bool {
    let Some(user) = message::user(player) else { return false };
    match http.get_member(GuildId::new(server), user).await {
        Ok(_) => false,
        Err(error) if NOT_THERE.iter().any(|&code| is_code(&error, code)) => true,
        Err(error) => {
            tracing::info!(status = status(&error), "it can't be seen whether somebody has left");
            false
        }
    }
}
