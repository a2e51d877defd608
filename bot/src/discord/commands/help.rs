//! `/help`: what the bot is, and what can be asked of it.

use crate::app;
use crate::app::answer::shorten;
use crate::discord::commands::{Answered, Asked, Command};
use crate::discord::interaction::Interaction;

/// What Castellan is, and what you can do
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn help(asked: Asked<'_>) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let commands: Vec<_> = asked.framework.options.commands.iter().filter_map(line).collect();
    let work = interaction.ask(asked.data(), move |_, _| Ok(app::help::help(&commands)));
    interaction.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    help()
}

/// The command's name and what it does, where it is typed.
fn line(command: &Command) -> Option<(String, String)> {
    command.slash_action?;
    let about = command.description.as_deref().unwrap_or_default();
    Some((command.name.to_string(), shorten(about, 100)))
}
