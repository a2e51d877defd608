//! `/profile`: ratings and results of a player.

use matches::PlayerId;
use poise::serenity_prelude as serenity;

use crate::app;
use crate::app::Answer;
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
