//! `/resign`: giving a match up, after a question.

use super::{Answered, Asked, Command, which};
use crate::desk;

/// Resign a match; you are asked first
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn resign(
    asked: Asked<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "which::complete"]
    named: Option<String>,
) -> Answered {
    which::act_on(asked, named, desk::ask_to_resign).await
}

/// The command.
pub(super) fn command() -> Command {
    resign()
}
