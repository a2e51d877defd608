//! `/rules`: the rules of a game, page by page, with pictures.

use crate::app;
use crate::app::App;
use crate::discord::commands::autocomplete;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// How each game is played, with pictures
#[poise::command(slash_command)]
pub(super) async fn rules(
    context: Context<'_>,
    #[autocomplete = "autocomplete::games"] game: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let place = interaction.place();
    let show = move |app: &App, by| match game {
        Some(game) => app::help::rules_pages::rules(app, by, &game),
        None => app::help::rules_pages::rules_here(app, by, place),
    };
    interaction.reply(show).await
}
