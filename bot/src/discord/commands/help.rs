//! `/help`: what the bot is and which commands it has.

use poise::serenity_prelude::InteractionContext;

use crate::app;
use crate::app::help::HelpPage;
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
    let here = interaction.is_bot_dm.then_some(InteractionContext::BotDm);
    let commands = commands.filter(|command| match (here, &command.interaction_context) {
        (Some(here), Some(contexts)) => contexts.contains(&here),
        (Some(_), None) | (None, _) => true,
    });
    let commands = commands.map(|command| command.name.to_string()).collect();
    let page = HelpPage { commands, has_matches: !interaction.is_bot_dm };
    interaction.reply(move |app, by| app::help::help(app, by, &page)).await
}
