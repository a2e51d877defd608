//! `/move`: a move as text, with the legal ones offered while it is typed.

use matches::Target;
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::app;
use crate::app::App;
use crate::app::answer::names::TableNames;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::Interaction;
use crate::discord::message::markup::label;

/// The most characters of a choice that is offered while somebody types.
const CHOICE_LIMIT: usize = 100;

/// The most characters that are read of a move.
const TYPED_LIMIT: usize = 1000;

/// Play a move in notation; legal moves are offered while you type
#[poise::command(
    slash_command,
    rename = "move",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn play(
    context: Context<'_>,
    #[description = "The move, for example Tn@c3"]
    #[autocomplete = "complete"]
    text: String,
    #[description = "The number of the match, where it is not clear"]
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

/// The command.
pub(super) fn command() -> Command {
    play()
}

/// Offers legal moves that go on from what was typed.
async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let interaction = Interaction::from(context);
    let named = context.args.iter().find(|option| option.name == "match").and_then(|option| {
        match option.value {
            poise::serenity_prelude::ResolvedValue::String(text) => Some(text.to_owned()),
            _ => None,
        }
    });
    let typed: String = typed.chars().take(100).collect();
    let found = context
        .data()
        .app
        .work(move |app| suggest(app, &interaction, named.as_deref(), &typed))
        .await;
    let choices = found.flatten().unwrap_or_default();
    CreateAutocompleteResponse::new().set_choices(choices)
}

fn suggest(
    app: &App,
    interaction: &Interaction,
    named: Option<&str>,
    typed: &str,
) -> Option<Vec<AutocompleteChoice>> {
    let id = app::games::find::find(app, interaction.player, interaction.place(), named).ok()?;
    let view = app.matches().view(id).ok()?;
    let seat = view.head().seat_of(interaction.player)?;
    let offered = view.sight(Some(interaction.player))?.suggest(seat, typed, 25);
    let names = TableNames::load(app.matches(), &view, Some(interaction.player)).ok()?;
    let choice = |offer: rules::Suggestion| {
        AutocompleteChoice::new(label(names.with_names(offer.label), CHOICE_LIMIT), offer.text)
    };
    Some(offered.into_iter().map(choice).collect())
}
