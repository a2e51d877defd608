//! The match that a command is about.

use matches::{By, MatchId, PlayerId, Refused};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::app;
use crate::app::{Answer, Desk, WantedHint};
use crate::discord::commands::{Answered, Asked};
use crate::discord::interaction::Caller;

/// Answers a command with an act on the match that is meant.
pub(crate) async fn act_on(
    asked: Asked<'_>,
    named: Option<String>,
    act: impl FnOnce(&Desk, By, MatchId) -> Result<Answer, Refused> + Send + 'static,
) -> Answered {
    let caller = Caller::from(asked.interaction);
    let place = caller.place();
    let work = caller.ask(asked.data(), move |desk, by| {
        match app::find(desk, by.player, place, named.as_deref()) {
            Ok(id) => act(desk, by, id),
            Err(unclear) => unclear.into_answer(),
        }
    });
    caller.answer(asked.data(), asked.http(), work).await
}

/// Answers a command with a hint about the match that is meant.
pub(crate) async fn hint(asked: Asked<'_>, named: Option<String>) -> Answered {
    let caller = Caller::from(asked.interaction);
    let place = caller.place();
    let work = caller.ask_hint(asked.data(), move |desk, by| {
        match app::find(desk, by.player, place, named.as_deref()) {
            Ok(id) => app::want_hint(desk, by, id),
            Err(unclear) => unclear.into_answer().map(Box::new).map(WantedHint::Said),
        }
    });
    caller.answer(asked.data(), asked.http(), work).await
}

/// Offers the matches of whoever types.
pub(crate) async fn complete(asked: Asked<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = PlayerId(asked.interaction.user.id.get());
    let typed = typed.to_owned();
    let found = asked.data().work(move |desk| app::labels(desk, player, &typed)).await;
    let labels = found.and_then(Result::ok).unwrap_or_default().into_iter().take(25);
    let choices = labels.map(|(id, label)| AutocompleteChoice::new(label, id.0.to_string()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
