//! `/move`: a move as text, with legal moves suggested.

use matches::Target;
use poise::serenity_prelude::{CreateAutocompleteResponse, ResolvedValue};

use crate::app;
use crate::app::App;
use crate::app::play::suggested_moves::{Typist, suggested_moves};
use crate::app::view::languages;
use crate::discord::commands::autocomplete::{CHOICE_LIMIT, MOST_CHOICES, choices};
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::Interaction;
use crate::discord::message::markup::label;

const TYPED_LIMIT: usize = 1000;

/// Make a move in notation; legal moves are suggested as you type
#[poise::command(slash_command, rename = "move")]
pub(super) async fn typed_move(
    context: Context<'_>,
    #[autocomplete = "complete"] text: String,
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> CommandResult {
    match_option::act_on(context, named, move |app, by, id| {
        let text: String = text.chars().take(TYPED_LIMIT).collect();
        app::play::moves::play_typed(app, by, Target { id, seen: None }, &text)
    })
    .await
}

/// Suggests legal moves that begin like the typed text.
async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let interaction = Interaction::from(context);
    let named = context.args.iter().find(|option| option.name == "match");
    let named = named.and_then(|option| match option.value {
        ResolvedValue::String(text) => Some(text.to_owned()),
        _ => None,
    });
    let typed: String = typed.chars().take(100).collect();
    let suggest = move |app: &App| suggest(app, &interaction, named.as_deref(), &typed);
    let found = context.data().app.work(suggest).await;
    choices(found.flatten().unwrap_or_default())
}

fn suggest(
    app: &App,
    interaction: &Interaction,
    named: Option<&str>,
    typed: &str,
) -> Option<Vec<(String, String)>> {
    let player = interaction.player;
    let id = app::games::find::find(app, player, interaction.place(), named).ok()?;
    let language = languages::of_person(app.matches(), player).ok().flatten();
    let language = language.unwrap_or(interaction.language);
    let typist = Typist { player, language };
    let view = app.matches().view(id).ok()?;
    let moves = suggested_moves(app, &view, typist, typed, MOST_CHOICES).ok()?;
    let choice = |mv: rules::Suggestion| (label(mv.label, language, CHOICE_LIMIT), mv.text);
    Some(moves.into_iter().map(choice).collect())
}
