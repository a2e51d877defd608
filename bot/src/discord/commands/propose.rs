//! `/propose`: a draw, a take-back, a pause, more time, hints, calling it off; or the answer to what somebody else proposes.

use super::{Answered, Asked, Command, which};
use crate::desk;

/// Propose a draw, a take-back, a pause, more time, hints, or calling it off; or answer a proposal
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn propose(
    asked: Asked<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "which::complete"]
    named: Option<String>,
) -> Answered {
    which::act_on(asked, named, desk::propose).await
}

/// The command.
pub(super) fn command() -> Command {
    propose()
}
