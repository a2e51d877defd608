//! `/settings`: what a person likes.

use crate::app;
use crate::app::Scope;
use crate::discord::commands::{Answered, Asked, Command};
use crate::discord::interaction::Caller;

/// Choose how pictures look to you and when you are reminded, or go on vacation
#[poise::command(
    slash_command,
    rename = "settings",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn own(asked: Asked<'_>) -> Answered {
    let caller = Caller::from(asked.interaction);
    let from = caller.standpoint();
    let work = caller.ask(asked.data(), move |desk, by| app::settings(desk, by, Scope::Mine, from));
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    own()
}
