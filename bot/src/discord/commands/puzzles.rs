//! `/daily`, `/puzzle` and `/learn`: puzzles and lessons, all of them private.

use ::puzzles::Tag;
use poise::serenity_prelude::CreateAutocompleteResponse;

use crate::app;
use crate::discord::commands::autocomplete;
use crate::discord::commands::command_types::{CommandResult, Context};
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

/// A puzzle for your strength, or from your own games
#[poise::command(slash_command)]
pub(super) async fn puzzle(
    context: Context<'_>,
    #[autocomplete = "autocomplete::games"] game: Option<String>,
    #[autocomplete = "tags"] about: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let (game, tag) = (game.unwrap_or_default(), about.as_deref().and_then(Tag::of));
    interaction.reply(move |app, by| app::puzzles::next(app, by, &game, tag)).await
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

/// Suggests the puzzle tags that contain the typed text, even tags that no puzzle has.
async fn tags(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let ids = Tag::ALL.into_iter().map(Tag::id).filter(|id| id.contains(&typed));
    autocomplete::choices(ids.map(|id| (id.replace('-', " "), id)))
}
