//! `/help`: what the bot is, and what can be asked of it.

use crate::app;
use crate::app::answer::shorten;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// What Castellan is, and what you can do
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn help(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let commands: Vec<_> = context.framework.options.commands.iter().filter_map(line).collect();
    let work = interaction.run(move |_, _| Ok(app::help::help(&commands)));
    interaction.answer(work).await
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
