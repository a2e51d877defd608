//! `/privacy`: what is stored about a person, as a file too, and how it is deleted.

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// What is stored about you; get it, or delete it
#[poise::command(
    slash_command,
    subcommands("show", "export", "delete"),
    subcommand_required,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn privacy(context: Context<'_>) -> CommandResult {
    // Discord never sends a command that has subcommands by itself; whoever does is answered.
    let interaction = Interaction::from(context);
    interaction.answer(async { app::view::refusal::command_changed() }).await
}

/// What is stored about you
#[poise::command(slash_command)]
async fn show(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let work = interaction.run(app::privacy::stored_data);
    interaction.answer(work).await
}

/// All that is stored about you, as a file that only you see
#[poise::command(slash_command)]
async fn export(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let work = interaction.run(app::privacy::export);
    interaction.answer(work).await
}

/// Delete all that is stored about you; running matches are resigned first, and you are asked once
#[poise::command(slash_command)]
async fn delete(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let work = interaction.run(app::privacy::ask_to_forget);
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    privacy()
}
