//! `/profile`: ratings and results of a player; `/leaderboard`: the best players of a server.

use matches::PlayerId;
use poise::serenity_prelude as serenity;

use crate::app;
use crate::app::Answer;
use crate::app::press::GamePage;
use crate::discord::commands::autocomplete;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;
use crate::words::discord::Say;

/// Your ratings and results, or someone else's
#[poise::command(slash_command)]
pub(super) async fn profile(context: Context<'_>, player: Option<serenity::User>) -> CommandResult {
    let interaction = Interaction::from(context);
    let server = interaction.server;
    let is_bot = player.as_ref().is_some_and(|user| user.bot);
    let of = player.map_or(interaction.player, |user| PlayerId(user.id.get()));
    interaction
        .reply(move |app, by| match is_bot {
            true => Ok(Answer::say(Say::BotsDoNotPlay)),
            false => app::ratings::profile::profile(app, by, of, server, None),
        })
        .await
}

/// The best players on this server, in all games or in one
#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    context: Context<'_>,
    #[autocomplete = "autocomplete::games"] game: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let server = interaction.server;
    interaction
        .reply(move |app, by| {
            let named = game.as_deref().map(str::trim).unwrap_or_default();
            let found = ::games::find_by_name(named).or_else(|| ::games::find(named));
            let game = found.map_or_else(String::new, |game| game.info().id.into());
            app::ratings::leaderboard::leaderboard(app, by, server, &GamePage { game, index: 0 })
        })
        .await
}
