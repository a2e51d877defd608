//! `/hint`: what the computer would play in one's place.

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::match_option;

/// Ask what a computer would play in your place, and why; among people, once everybody has agreed
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn hint(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    match_option::act_on(context, named, app::computers::hints::request_hint).await
}

/// The command.
pub(super) fn command() -> Command {
    hint()
}
