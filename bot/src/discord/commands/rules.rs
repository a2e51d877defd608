//! `/rules`: the rules of a game, page by page, with pictures.

use crate::app;
use crate::discord::commands::autocomplete;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// How each game is played, with pictures
#[poise::command(slash_command)]
pub(super) async fn rules(
    context: Context<'_>,
    #[autocomplete = "autocomplete::games"] game: String,
) -> CommandResult {
    let interaction = Interaction::from(context);
    interaction.reply(move |app, by| app::help::rules_pages::rules(app, by, &game)).await
}
