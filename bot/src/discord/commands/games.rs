//! `/games`: my matches with turn and link, and what can be watched on this server.

use crate::app;
use crate::discord::commands::{Answered, Asked, Command};
use crate::discord::interaction::Caller;

/// Your matches, whose turn it is, and what can be watched here
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn games(asked: Asked<'_>) -> Answered {
    let caller = Caller::from(asked.interaction);
    let server = caller.server;
    let work = caller.ask(asked.data(), move |desk, by| app::matches(desk, by, server));
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    games()
}
