//! `/watch`: shows a match in another channel; `/follow`: pings the player when a match ends.

use matches::{MatchId, Refused, Request, WatchMode};
use poise::serenity_prelude::{CreateAutocompleteResponse, GuildId};
use rules::Message;

use crate::app;
use crate::app::{Answer, App};
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::match_option;
use crate::discord::interaction::{Interaction, permissions};

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum Display {
    #[name = "card"]
    Card,
    #[name = "posts"]
    Posts,
    #[name = "stop"]
    Stop,
}

/// Show a running match in this channel
#[poise::command(slash_command)]
pub(super) async fn watch(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete"]
    named: Option<String>,
    how: Option<Display>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let (from, how) = (interaction.standpoint(), how.unwrap_or(Display::Card));
    let granted = match how {
        Display::Card | Display::Posts => permissions::check_post(&interaction),
        Display::Stop => Ok(()),
    };
    act_if(context, granted, named, move |app, by, id| match how {
        Display::Card => app::watching::watch(app, by, id, from, WatchMode::Card),
        Display::Posts => app::watching::watch(app, by, id, from, WatchMode::Posts),
        Display::Stop => app::watching::unwatch(app, by, id, from),
    })
    .await
}

/// Get a ping here when a match ends
#[poise::command(slash_command)]
pub(super) async fn follow(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete"]
    named: Option<String>,
    stop: Option<bool>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let (from, stop) = (interaction.standpoint(), stop.unwrap_or(false));
    let granted = if stop { Ok(()) } else { permissions::check_post(&interaction) };
    act_if(context, granted, named, move |app, by, id| match stop {
        false => app::watching::follow(app, by, id, from),
        true => app::watching::unfollow(app, by, id),
    })
    .await
}

/// Runs the command unless permissions are missing.
async fn act_if(
    context: Context<'_>,
    granted: Result<(), Message>,
    named: Option<String>,
    act: impl FnOnce(&App, Request, MatchId) -> Result<Answer, Refused> + Send + 'static,
) -> CommandResult {
    match granted {
        Ok(()) => {
            let find = app::games::find::find_to_watch;
            match_option::act_on_found(context, named, find, act).await
        }
        Err(missing) => Interaction::from(context).say(Answer::say(missing)).await,
    }
}

/// Suggests the matches of this server and the player's own.
async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (server, typed) = (context.interaction.guild_id.map(GuildId::get), typed.to_owned());
    match_option::labels(context, move |app, reader| {
        app::games::autocomplete::matches_here(app, reader, server, &typed)
    })
    .await
}
