//! Autocompletion: sends suggestions with retries, while poise would try only once.

use poise::serenity_prelude as serenity;
use serenity::{CreateAutocompleteResponse, CreateInteractionResponse, ResolvedValue};

use crate::app;
use crate::app::answer::shorten;
use crate::discord::commands::command_types::Context;
use crate::discord::interaction::Interaction;
use crate::discord::interaction::deadline::in_time;

/// Discord's limit for the characters of a choice.
pub(super) const CHOICE_LIMIT: usize = 100;

/// Discord's limit for the number of choices.
pub(super) const MOST_CHOICES: usize = 25;

/// Sends suggestions for the option that is being typed.
pub(crate) async fn suggest(context: Context<'_>) -> serenity::Result<()> {
    let typed = context.args.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
        _ => None,
    });
    let Some((field, typed)) = typed else { return Ok(()) };
    let parameter = context.command().parameters.iter().find(|known| known.name == field);
    let complete = parameter.and_then(|parameter| parameter.autocomplete_callback);
    // The option is unknown: the player's list of commands is outdated.
    let Some(complete) = complete else { return Ok(()) };
    let interaction = Interaction::from(context);
    // Suggestions can't be deferred: late ones are dropped, and the next letter asks again.
    let suggestions = async {
        let pass = context.data().app.enter(interaction.player, interaction.server).await;
        match pass {
            Some(_pass) => Some(complete(context, typed).await),
            None => None,
        }
    };
    let suggestions = in_time(std::pin::pin!(suggestions)).await.flatten().unwrap_or_default();
    interaction.suggest(CreateInteractionResponse::Autocomplete(suggestions)).await
}

/// A response with these choices. A choice is a label and the value to send.
pub(super) fn choices<V: Into<String>>(
    choices: impl IntoIterator<Item = (String, V)>,
) -> CreateAutocompleteResponse {
    let response = CreateAutocompleteResponse::new();
    choices.into_iter().take(MOST_CHOICES).fold(response, |response, (label, value)| {
        response.add_string_choice(shorten(&label, CHOICE_LIMIT), value)
    })
}

pub(super) async fn games(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = Interaction::from(context).language;
    let games = app::help::rules_pages::autocomplete(typed, language).into_iter();
    choices(games.map(|(word, label)| (label, word)))
}
