//! `/hint`: the move that a computer would play for the player.

use matches::Request;

use crate::app::App;
use crate::app::computers::hints::{HintRequest, request_hint};
use crate::app::games::find::find;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::Interaction;

/// See what a computer would play for you, and why; among people, everyone agrees first
#[poise::command(slash_command)]
pub(super) async fn hint(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let place = interaction.place();
    let request = move |app: &App, by: Request| match find(app, by.player, place, named.as_deref())
    {
        Ok(id) => request_hint(app, by, id),
        Err(unclear) => unclear.into_answer().map(Box::new).map(HintRequest::Answered),
    };
    interaction.reply_with_hint(request).await
}
