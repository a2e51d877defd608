//! The Entry Point command, which opens the Activity at the list of the player's matches. Nobody types it.

use crate::app;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// The name of the command's handler. No other command has this name.
pub(super) const HANDLER: &str = "launch-activity";

/// Opens your matches inside Discord
#[poise::command(slash_command, rename = "launch-activity")]
pub(super) async fn launch(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    if interaction.session.app.activity().is_some() {
        return interaction.open_desk().await;
    }
    // The operator has removed the secret, but Discord still has the command.
    let server = interaction.server;
    interaction.reply(move |app, by| app::games::pages::first_page(app, by, server)).await
}
