//! `/rules`: how a game is played, page by page, with pictures.

use poise::serenity_prelude::CreateAutocompleteResponse;

use super::{Answered, Asked, Command};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::discord::rules_pages;

/// How a game is played, with pictures
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn rules(
    asked: Asked<'_>,
    #[description = "Which game"]
    #[autocomplete = "complete"]
    game: String,
) -> Answered {
    let caller = Caller::from(asked.interaction);
    let work = asked.data().answer(&caller, move |desk, _| {
        let wanted = game.trim().to_lowercase();
        let found = ::games::CATALOG.iter().find(|game| {
            let info = game.info();
            info.id == wanted || info.name.to_lowercase() == wanted
        });
        Ok(found.map_or_else(unknown, |&game| rules_pages::page_of(desk, game, 0)))
    });
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    rules()
}

fn unknown() -> Answer {
    let names: Vec<&str> = ::games::CATALOG.iter().map(|game| game.info().name).collect();
    Answer::say(format!("There is no such game here. There are: {}.", names.join(", ")))
}

async fn complete(_: Asked<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let infos = ::games::CATALOG.iter().map(|game| game.info());
    let found =
        infos.filter(|info| info.name.to_lowercase().contains(&typed) || info.id.contains(&typed));
    found.take(25).fold(CreateAutocompleteResponse::new(), |response, info| {
        response.add_string_choice(format!("{} — {}", info.name, info.summary), info.id)
    })
}
