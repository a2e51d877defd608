//! `/propose`: makes or answers a proposal, such as a draw or a take-back.

use crate::app;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;

/// Propose a draw, takeback, pause, more time, hints or calling it off; or answer a proposal
#[poise::command(slash_command)]
pub(super) async fn propose(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    match_option::act_on(context, named, app::agreements::propose).await
}
