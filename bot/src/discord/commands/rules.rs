//! `/rules`: how a game is played, page by page, with pictures.

use poise::serenity_prelude::CreateAutocompleteResponse;

use crate::app;
use crate::app::answer::shorten;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;

/// The most characters of a choice that is offered while somebody types.
const CHOICE_LIMIT: usize = 100;

/// How a game is played, with pictures
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn rules(
    context: Context<'_>,
    #[description = "Which game"]
    #[autocomplete = "complete"]
    game: String,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let work = interaction.run(move |app, by| app::help::rules_pages::rules(app, by, &game));
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    rules()
}

async fn complete(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = app::help::rules_pages::autocomplete(typed).into_iter().take(25);
    found.fold(CreateAutocompleteResponse::new(), |response, (word, label)| {
        response.add_string_choice(shorten(&label, CHOICE_LIMIT), word)
    })
}
