//! `/settings`: personal settings of looks, reminders and vacations.

use crate::app;
use crate::app::press::Scope;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Your pictures, reminders, pings, quiet hours and vacation
#[poise::command(slash_command)]
pub(super) async fn settings(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    let from = interaction.standpoint();
    interaction.reply(move |app, by| app::settings::show(app, by, Scope::Mine, from)).await
}
