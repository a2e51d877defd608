//! `/games`: my matches with turn and link, and what can be watched on this server.

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Your matches, whose turn it is, and what can be watched here
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn games(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let server = interaction.server;
    let work = interaction.run(move |app, by| app::games::pages::first_page(app, by, server));
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    games()
}
