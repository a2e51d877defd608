//! `/profile`: how somebody stands on this server; `/leaderboard`: who stands best.

use matches::PlayerId;
use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use crate::app;
use crate::app::Answer;
use crate::app::answer::shorten;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;
use crate::words::discord::Say;

/// The most characters of a choice that is offered while somebody types.
const CHOICE_LIMIT: usize = 100;

/// Your ratings and results, or somebody else's
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn profile(
    context: Context<'_>,
    #[description = "Whose; yours, if you name nobody"] player: Option<serenity::User>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let server = interaction.server;
    let is_bot = player.as_ref().is_some_and(|user| user.bot);
    let of = player.map_or(interaction.player, |user| PlayerId(user.id.get()));
    let work = interaction.run(move |app, by| match is_bot {
        true => Ok(Answer::say(Say::BotsDoNotPlay)),
        false => app::ratings::profile::profile(app, by, of, server, None),
    });
    interaction.answer(work).await
}

/// Who stands best on this server, in all games or in one
#[poise::command(slash_command, install_context = "Guild", interaction_context = "Guild")]
async fn leaderboard(
    context: Context<'_>,
    #[description = "Which game; all together, if you name none"]
    #[autocomplete = "complete"]
    game: Option<String>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let server = interaction.server;
    let work = interaction.run(move |app, by| {
        let named = game.as_deref().map(str::trim).unwrap_or_default();
        let found = ::games::find_by_name(named).or_else(|| ::games::find(named));
        let game = found.map_or_else(String::new, |game| game.info().id.into());
        app::ratings::leaderboard::leaders(
            app,
            by,
            server,
            &app::press::GamePage { game, index: 0 },
        )
    });
    interaction.answer(work).await
}

/// The command for one person.
pub(super) fn command() -> Command {
    profile()
}

/// The command for all.
pub(super) fn leaders() -> Command {
    leaderboard()
}

async fn complete(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = app::help::rules_pages::autocomplete(typed).into_iter().take(25);
    found.fold(CreateAutocompleteResponse::new(), |response, (word, label)| {
        response.add_string_choice(shorten(&label, CHOICE_LIMIT), word)
    })
}
