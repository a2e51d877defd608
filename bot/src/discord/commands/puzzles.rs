//! `/daily`, `/puzzle` and `/learn`: puzzles and lessons, all of them private.

use poise::serenity_prelude::{CreateAutocompleteResponse, ResolvedValue};

use crate::app;
use crate::app::puzzles::subjects;
use crate::app::{Answer, App};
use crate::discord::commands::autocomplete;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::localize::bad_option;
use crate::discord::interaction::Interaction;

/// Today's puzzle: one a game, the same for everyone
#[poise::command(slash_command)]
pub(super) async fn daily(
    context: Context<'_>,
    #[autocomplete = "autocomplete::games"] game: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let game = game.unwrap_or_default();
    interaction.reply(move |app, by| app::puzzles::daily(app, by, &game)).await
}

/// A puzzle for your strength, or from your own matches
#[poise::command(slash_command)]
pub(super) async fn puzzle(
    context: Context<'_>,
    #[autocomplete = "autocomplete::games"] game: Option<String>,
    #[autocomplete = "complete_subject"] about: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let game = game.unwrap_or_default();
    let tag = about.map(|typed| {
        let tag = subjects::read(&typed, interaction.language);
        tag.ok_or_else(|| bad_option("puzzle", "about", interaction.language))
    });
    interaction
        .reply(move |app, by| match tag.transpose() {
            Ok(tag) => app::puzzles::next(app, by, &game, tag),
            Err(mistake) => Ok(Answer::say(mistake)),
        })
        .await
}

/// Learn a game in five minutes, step by step
#[poise::command(slash_command)]
pub(super) async fn learn(
    context: Context<'_>,
    #[autocomplete = "autocomplete::games"] game: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let game = game.unwrap_or_default();
    interaction.reply(move |app, by| app::puzzles::lessons::learn(app, by, &game)).await
}

/// Suggests the subjects of the chosen game. Without a game, those of all games.
async fn complete_subject(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = Interaction::from(context).language;
    let game = context.args.iter().find(|option| option.name == "game");
    let game = game.and_then(|option| match option.value {
        ResolvedValue::String(text) => Some(text.to_owned()),
        _ => None,
    });
    let (game, typed) = (game.unwrap_or_default(), typed.to_owned());
    // The first look at a game's puzzles unpacks all of them, which takes a while.
    let find = move |_: &App| subjects::autocomplete(&game, &typed, language);
    let found = context.data().app.work(find).await.unwrap_or_default();
    autocomplete::choices(found.into_iter().map(|(id, label)| (label, id)))
}
