//! `/settings`: what a person likes.

use crate::app;
use crate::app::press::Scope;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Choose how pictures look to you and when you are reminded, or go on vacation
#[poise::command(
    slash_command,
    rename = "settings",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn own(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let from = interaction.standpoint();
    let work = interaction.run(move |app, by| app::settings::show(app, by, Scope::Mine, from));
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    own()
}
