//! `/games`: my matches with turn and link, and what can be watched on this server.

use crate::app;
use crate::discord::commands::{Answered, Asked, Command};
use crate::discord::interaction::Interaction;

/// Your matches, whose turn it is, and what can be watched here
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn games(asked: Asked<'_>) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let server = interaction.server;
    let work = interaction
        .ask(asked.data(), move |app, by| app::games::pages::first_page(app, by, server));
    interaction.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    games()
}
