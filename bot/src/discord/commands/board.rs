//! `/board`: the board from the player's own side, shown privately; `/hand`: the same for games with hands.

use poise::serenity_prelude::CreateAutocompleteResponse;

use crate::app;
use crate::app::press::Orientation;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::{autocomplete, match_option};
use crate::discord::interaction::Interaction;
use crate::words::presenter;

/// See a match's board from your side, privately
#[poise::command(slash_command)]
pub(super) async fn board(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
    #[autocomplete = "sides"] side: Option<String>,
) -> CommandResult {
    show(context, named, side).await
}

/// See your hand and what you can do with it, privately
#[poise::command(slash_command)]
pub(super) async fn hand(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    show(context, named, None).await
}

async fn show(context: Context<'_>, named: Option<String>, side: Option<String>) -> CommandResult {
    let turned = side.as_deref().and_then(Orientation::parse);
    match_option::act_on(context, named, move |app, by, id| {
        app::play::board::show_board(app, by, id, turned)
    })
    .await
}

async fn sides(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let presenter = presenter(Interaction::from(context).language);
    let sides = Orientation::ALL.into_iter().map(Orientation::id).map(|side| {
        let label = presenter.text_here(&format!("choice-{side}"), None);
        (label.unwrap_or_else(|| side.to_owned()), side)
    });
    let sides = sides.filter(|(label, side)| label.contains(&typed) || side.starts_with(&typed));
    autocomplete::choices(sides)
}
