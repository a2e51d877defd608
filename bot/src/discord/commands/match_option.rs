//! The option `match`: the match that a command is about.

use matches::{MatchId, Place, PlayerId, Refused, Request};
use poise::serenity_prelude::CreateAutocompleteResponse;

use crate::app;
use crate::app::App;
use crate::app::games::autocomplete::Reader;
use crate::app::games::find::Unclear;
use crate::discord::commands::autocomplete;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::Interaction;

/// Finds the match of a command, and answers with the result of `act` on it.
pub(crate) async fn act_on(
    context: Context<'_>,
    named: Option<String>,
    act: impl FnOnce(&App, Request, MatchId) -> app::Result + Send + 'static,
) -> CommandResult {
    act_on_found(context, named, app::games::find::find, act).await
}

/// The function by which a command finds its match.
type Find = fn(&App, PlayerId, Place, Option<&str>) -> Result<MatchId, Unclear>;

/// Finds a command's match with `find`, and answers with the result of `act` on it.
pub(crate) async fn act_on_found(
    context: Context<'_>,
    named: Option<String>,
    find: Find,
    act: impl FnOnce(&App, Request, MatchId) -> app::Result + Send + 'static,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let place = interaction.place();
    let act = move |app: &App, by: Request| match find(app, by.player, place, named.as_deref()) {
        Ok(id) => act(app, by, id),
        Err(unclear) => unclear.into_answer(),
    };
    interaction.reply(act).await
}

/// Suggests the player's matches.
pub(crate) async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_owned();
    labels(context, move |app, reader| app::games::autocomplete::own_matches(app, reader, &typed))
        .await
}

pub(super) async fn labels(
    context: Context<'_>,
    find: impl FnOnce(&App, Reader) -> Result<Vec<(MatchId, String)>, Refused> + Send + 'static,
) -> CreateAutocompleteResponse {
    let Interaction { player, language, .. } = Interaction::from(context);
    let reader = Reader { player, language };
    let found = context.data().app.work(move |app| find(app, reader)).await;
    let labels = found.and_then(Result::ok).unwrap_or_default().into_iter();
    autocomplete::choices(labels.map(|(id, label)| (label, id.0.to_string())))
}
