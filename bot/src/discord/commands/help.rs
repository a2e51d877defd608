//! `/help`: what the bot is and which commands it has.

use crate::app;
use crate::app::press::HelpPlace;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Explains what this bot is, and lists its commands.
#[poise::command(slash_command)]
pub(super) async fn help(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let place = match (interaction.is_bot_dm, interaction.is_private) {
        (true, _) => HelpPlace::Direct,
        (false, true) => HelpPlace::Conversation,
        (false, false) if interaction.is_guild_install => HelpPlace::Server,
        (false, false) => HelpPlace::Elsewhere,
    };
    interaction.reply(move |app, by| app::help::help(app, by, place)).await
}
