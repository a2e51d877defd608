//! `/settings`: what a person likes; `/setup`: what a server likes, for those who manage it.

use super::{Answered, Asked, Command};
use crate::desk::{self, Scope};
use crate::discord::caller::Caller;

/// Choose how pictures look to you and when you are reminded, or go on vacation
#[poise::command(
    slash_command,
    rename = "settings",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn own(asked: Asked<'_>) -> Answered {
    show(asked, Scope::Mine).await
}

/// Choose how pictures look in this server, for those who manage it
#[poise::command(
    slash_command,
    rename = "setup",
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_GUILD"
)]
async fn of_server(asked: Asked<'_>) -> Answered {
    show(asked, Scope::Server).await
}

/// The command for oneself.
pub(super) fn command() -> Command {
    own()
}

/// The command for a server.
pub(super) fn setup() -> Command {
    of_server()
}

async fn show(asked: Asked<'_>, scope: Scope) -> Answered {
    let caller = Caller::from(asked.interaction);
    let from = caller.standpoint();
    let work = caller.ask(asked.data(), move |desk, by| desk::settings(desk, by, scope, from));
    caller.answer(asked.data(), asked.http(), work).await
}
