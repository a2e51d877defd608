//! `/board`: the board from one's own side, privately; `/hand`, the same where the game has hands.

use poise::serenity_prelude::CreateAutocompleteResponse;

use crate::app;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::match_option;

/// Show a match's board from your side, to you alone
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn board(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
    #[description = "Where your side of the board lies, now and from now on"]
    #[autocomplete = "sides"]
    side: Option<String>,
) -> CommandResult {
    show(context, named, side).await
}

/// Show your hand and what you can do with it, to you alone
#[poise::command(
    slash_command,
    rename = "hand",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn own_hand(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    show(context, named, None).await
}

/// The command.
pub(super) fn command() -> Command {
    board()
}

/// The same by another name.
pub(super) fn hand() -> Command {
    own_hand()
}

async fn show(context: Context<'_>, named: Option<String>, side: Option<String>) -> CommandResult {
    let home = side.as_deref().and_then(app::view::home_side::parse_side);
    match_option::act_on(context, named, move |app, by, id| {
        app::play::board::show_board(app, by, id, home)
    })
    .await
}

async fn sides(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let words = app::view::home_side::SIDES.into_iter().map(app::view::home_side::side_id);
    let sides = words.filter(|side| side.starts_with(&typed));
    let response = CreateAutocompleteResponse::new();
    sides.fold(response, |response, side| response.add_string_choice(side, side))
}
