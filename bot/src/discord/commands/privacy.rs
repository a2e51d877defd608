//! `/privacy`: shows, exports and deletes a player's stored data.

use crate::app;
use crate::app::Answer;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;
use crate::words::common::RefusalText;

/// See, export or delete what's stored about you
#[poise::command(slash_command, subcommands("show", "export", "delete"), subcommand_required)]
pub(super) async fn privacy(context: Context<'_>) -> CommandResult {
    // Discord only sends the subcommands.
    let interaction = Interaction::from(context);
    interaction.say(Answer::say(RefusalText::CommandChanged)).await
}

/// What's stored about you
#[poise::command(slash_command)]
async fn show(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    interaction.reply(app::privacy::stored_data).await
}

/// Everything stored about you, as a file only you can see
#[poise::command(slash_command)]
async fn export(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    interaction.reply(app::privacy::export).await
}

/// Deletes everything stored about the player, after a confirmation. Running matches are resigned.
#[poise::command(slash_command)]
async fn delete(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    interaction.reply(app::privacy::ask_to_forget).await
}
