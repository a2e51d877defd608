//! `/resign`: resigns a match, after asking whether the player is sure.

use crate::app;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;

/// Resign a match, after confirming
#[poise::command(slash_command)]
pub(super) async fn resign(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    match_option::act_on(context, named, app::play::resign::ask_to_resign).await
}
