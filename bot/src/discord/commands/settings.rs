//! `/settings`: what a person likes.

use crate::app;
use crate::app::Scope;
use crate::discord::commands::{Answered, Asked, Command};
use crate::discord::interaction::Interaction;

/// Choose how pictures look to you and when you are reminded, or go on vacation
#[poise::command(
    slash_command,
    rename = "settings",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn own(asked: Asked<'_>) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let from = interaction.standpoint();
    let work = interaction
        .ask(asked.data(), move |app, by| app::settings::show(app, by, Scope::Mine, from));
    interaction.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    own()
}
