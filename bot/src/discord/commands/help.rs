//! `/help`: what the bot is and which commands it has.

use crate::app;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::entry_point;
use crate::discord::interaction::Interaction;

/// What I am, and what you can do
#[poise::command(slash_command)]
pub(super) async fn help(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let commands = context.framework.options.commands.iter();
    let commands = commands.filter(|command| command.slash_action.is_some());
    let commands = commands.filter(|command| command.name != entry_point::HANDLER);
    let commands: Vec<_> = commands.map(|command| command.name.to_string()).collect();
    interaction.reply(move |_, _| Ok(app::help::help(&commands))).await
}
