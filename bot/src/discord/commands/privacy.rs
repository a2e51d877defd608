//! `/privacy`: what is stored about a person, as a file too, and how it is deleted.

use crate::app;
use crate::discord::commands::{Answered, Asked, Command};
use crate::discord::interaction::Interaction;

/// What is stored about you; get it, or delete it
#[poise::command(
    slash_command,
    subcommands("show", "export", "delete"),
    subcommand_required,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn privacy(asked: Asked<'_>) -> Answered {
    // Discord never sends a command that has subcommands by itself; whoever does is answered.
    let interaction = Interaction::from(asked.interaction);
    interaction
        .answer(asked.data(), asked.http(), async { app::view::refusal::command_changed() })
        .await
}

/// What is stored about you
#[poise::command(slash_command)]
async fn show(asked: Asked<'_>) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let work = interaction.ask(asked.data(), app::privacy::held);
    interaction.answer(asked.data(), asked.http(), work).await
}

/// All that is stored about you, as a file that only you see
#[poise::command(slash_command)]
async fn export(asked: Asked<'_>) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let work = interaction.ask(asked.data(), app::privacy::export);
    interaction.answer(asked.data(), asked.http(), work).await
}

/// Delete all that is stored about you; running matches are resigned first, and you are asked once
#[poise::command(slash_command)]
async fn delete(asked: Asked<'_>) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let work = interaction.ask(asked.data(), app::privacy::ask_to_forget);
    interaction.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    privacy()
}
