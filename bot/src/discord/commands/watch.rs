//! `/watch`: a match in another channel, kept up to date; `/follow`: being told of its end.

use matches::{By, MatchId, PlayerId, Refused, WatchMode};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::app;
use crate::app::{Answer, App};
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::{Interaction, permissions};

/// How a match is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum How {
    #[name = "card"]
    Card,
    #[name = "posts"]
    Posts,
    #[name = "stop"]
    Stop,
}

/// Show a match in this channel as it goes on
#[poise::command(slash_command, install_context = "Guild", interaction_context = "Guild|BotDm")]
async fn watch(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "complete"]
    named: Option<String>,
    #[description = "One card that is kept up to date, a post each turn, or stop showing it"]
    how: Option<How>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let from = interaction.standpoint();
    reachable(context, &interaction, named, move |app, by, id| match how.unwrap_or(How::Card) {
        How::Card => app::watching::watch(app, by, id, from, WatchMode::Card),
        How::Posts => app::watching::watch(app, by, id, from, WatchMode::Posts),
        How::Stop => app::watching::unwatch(app, by, id, from),
    })
    .await
}

/// Be told here when a match ends
#[poise::command(slash_command, install_context = "Guild", interaction_context = "Guild|BotDm")]
async fn follow(
    context: Context<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "complete"]
    named: Option<String>,
    #[description = "Don't tell me any more"] stop: Option<bool>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let from = interaction.standpoint();
    reachable(context, &interaction, named, move |app, by, id| match stop.unwrap_or(false) {
        false => app::watching::follow(app, by, id, from),
        true => app::watching::unfollow(app, by, id),
    })
    .await
}

/// The command to watch.
pub(super) fn command() -> Command {
    watch()
}

/// The command to follow.
pub(super) fn following() -> Command {
    follow()
}

/// Does it where the bot can post; says why not, where it can't.
async fn reachable(
    context: Context<'_>,
    interaction: &Interaction,
    named: Option<String>,
    act: impl FnOnce(&App, By, MatchId) -> Result<Answer, Refused> + Send + 'static,
) -> CommandResult {
    match permissions::check_post(interaction) {
        Ok(()) => match_option::act_on(context, named, act).await,
        Err(missing) => interaction.answer(async { Answer::say(missing) }).await,
    }
}

/// Offers the matches of this server and those of whoever types.
async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let player = PlayerId(context.interaction.user.id.get());
    let server = context.interaction.guild_id.map(poise::serenity_prelude::GuildId::get);
    let typed = typed.to_owned();
    let find = move |app: &App| app::games::autocomplete::matches_here(app, player, server, &typed);
    let found = context.data().app.work(find).await;
    let labels = found.and_then(Result::ok).unwrap_or_default().into_iter().take(25);
    let choices = labels.map(|(id, label)| AutocompleteChoice::new(label, id.0.to_string()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
