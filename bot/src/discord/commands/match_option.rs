//! The match that a command is about.

use matches::{By, MatchId, PlayerId, Refused};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::app;
use crate::app::App;
use crate::app::computers::hints::HintRequest;
use crate::discord::commands::context::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Answers a command with an act on the match that is meant.
pub(crate) async fn act_on<T: Into<HintRequest>>(
    context: Context<'_>,
    named: Option<String>,
    act: impl FnOnce(&App, By, MatchId) -> Result<T, Refused> + Send + 'static,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let place = interaction.place();
    let work = interaction.run(move |app, by| {
        match app::games::find::find(app, by.player, place, named.as_deref()) {
            Ok(id) => act(app, by, id).map(Into::into),
            Err(unclear) => unclear.into_answer().map(HintRequest::from),
        }
    });
    interaction.answer(work).await
}

/// Offers the matches of whoever types.
pub(crate) async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = PlayerId(context.interaction.user.id.get());
    let typed = typed.to_owned();
    let found = context
        .data()
        .app
        .work(move |app| app::games::autocomplete::own_matches(app, player, &typed))
        .await;
    let labels = found.and_then(Result::ok).unwrap_or_default().into_iter().take(25);
    let choices = labels.map(|(id, label)| AutocompleteChoice::new(label, id.0.to_string()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
