//! `/resign`: giving a match up, after a question.

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::match_option;

/// Resign a match; you are asked first
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn resign(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    match_option::act_on(context, named, app::play::resign::ask_to_resign).await
}

/// The command.
pub(super) fn command() -> Command {
    resign()
}
