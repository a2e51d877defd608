//! `/hint`: the move that a computer would play for the player.

use crate::app;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;

/// See what a computer would play for you, and why; among people, everyone agrees first
#[poise::command(slash_command)]
pub(super) async fn hint(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    match_option::act_on(context, named, app::computers::hints::request_hint).await
}
