//! `/games`: the player's matches, and the matches to watch on this server.

use crate::app;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Your matches, whose turn it is, and what you can watch here
#[poise::command(slash_command)]
pub(super) async fn games(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let server = interaction.server;
    interaction.reply(move |app, by| app::games::pages::first_page(app, by, server)).await
}
