//! `/leaderboard`: the best players of a server.

use crate::app;
use crate::discord::commands::autocomplete;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

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
            app::ratings::leaderboard::by_name(app, by, server, game.as_deref().unwrap_or_default())
        })
        .await
}
