//! `/help`: what the bot is and which commands it has.

use crate::app;
use crate::app::answer::shorten;
use crate::discord::commands::command_types::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// What I am, and what you can do
#[poise::command(slash_command)]
pub(super) async fn help(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let commands: Vec<_> = context.framework.options.commands.iter().filter_map(line).collect();
    interaction.reply(move |_, _| Ok(app::help::help(&commands))).await
}

fn line(command: &Command) -> Option<(String, String)> {
    command.slash_action?;
    let about = command.description.as_deref().unwrap_or_default();
    Some((command.name.to_string(), shorten(about, 100)))
}
