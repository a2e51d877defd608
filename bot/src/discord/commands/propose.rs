//! `/propose`: a draw, a take-back, a pause, more time, hints, calling it off; or the answer to what somebody else proposes.

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::match_option;

/// Propose a draw, a take-back, a pause, more time, hints, or calling it off; or answer a proposal
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn propose(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    match_option::act_on(context, named, app::agreements::propose).await
}

/// The command.
pub(super) fn command() -> Command {
    propose()
}
