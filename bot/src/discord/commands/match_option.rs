//! The match that a command is about.

use matches::{By, MatchId, PlayerId, Refused};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::app;
use crate::app::computers::hints::HintRequest;
use crate::app::{Answer, App};
use crate::discord::commands::{Answered, Asked};
use crate::discord::interaction::Interaction;

/// Answers a command with an act on the match that is meant.
pub(crate) async fn act_on(
    asked: Asked<'_>,
    named: Option<String>,
    act: impl FnOnce(&App, By, MatchId) -> Result<Answer, Refused> + Send + 'static,
) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let place = interaction.place();
    let work = interaction.ask(asked.data(), move |app, by| {
        match app::games::find::find(app, by.player, place, named.as_deref()) {
            Ok(id) => act(app, by, id),
            Err(unclear) => unclear.into_answer(),
        }
    });
    interaction.answer(asked.data(), asked.http(), work).await
}

/// Answers a command with a hint about the match that is meant.
pub(crate) async fn hint(asked: Asked<'_>, named: Option<String>) -> Answered {
    let interaction = Interaction::from(asked.interaction);
    let place = interaction.place();
    let work = interaction.ask_hint(asked.data(), move |app, by| {
        match app::games::find::find(app, by.player, place, named.as_deref()) {
            Ok(id) => app::computers::hints::request_hint(app, by, id),
            Err(unclear) => unclear.into_answer().map(Box::new).map(HintRequest::Answered),
        }
    });
    interaction.answer(asked.data(), asked.http(), work).await
}

/// Offers the matches of whoever types.
pub(crate) async fn complete(asked: Asked<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = PlayerId(asked.interaction.user.id.get());
    let typed = typed.to_owned();
    let found = asked
        .data()
        .work(move |app| app::games::autocomplete::own_matches(app, player, &typed))
        .await;
    let labels = found.and_then(Result::ok).unwrap_or_default().into_iter().take(25);
    let choices = labels.map(|(id, label)| AutocompleteChoice::new(label, id.0.to_string()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
