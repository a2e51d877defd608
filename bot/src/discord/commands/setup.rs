//! `/setup`: settings of a server, and permissions that the bot lacks in this channel.

use matches::PostMode;
use poise::serenity_prelude::{ChannelType, CreateAutocompleteResponse, PartialChannel, RoleId};

use crate::app;
use crate::app::Answer;
use crate::app::server::setup::{ChallengeChannel, DailyChange, HouseRuleChanges};
use crate::app::settings::language_settings;
use crate::discord::commands::autocomplete::choices;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::commands::localize::bad_option;
use crate::discord::commands::turn_limit;
use crate::discord::interaction::{Interaction, permissions};
use crate::words::discord::Say;

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum Posting {
    #[name = "every move"]
    EveryMove,
    #[name = "one board"]
    OneBoard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum WebWatching {
    #[name = "yes"]
    Allowed,
    #[name = "no"]
    Forbidden,
}

/// Shows and changes the server's settings, and lists the permissions that the bot lacks.
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
#[allow(clippy::too_many_arguments, reason = "each is an option of the command")]
pub(super) async fn setup(
    context: Context<'_>,
    channel: Option<PartialChannel>,
    role: Option<RoleId>,
    #[autocomplete = "turn_limit::complete"] time: Option<String>,
    posts: Option<Posting>,
    web: Option<WebWatching>,
    clubs: Option<RoleId>,
    #[autocomplete = "languages"] language: Option<String>,
    #[min = -1]
    #[max = 23]
    daily: Option<i8>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let (from, lacking) = (interaction.standpoint(), permissions::report(&interaction));
    let posts = posts.map(|posting| match posting {
        Posting::EveryMove => PostMode::EveryMove,
        Posting::OneBoard => PostMode::OneBoard,
    });
    let limit =
        time.map(|time| turn_limit::read_in(&time, interaction.language).ok_or(Say::BadTime));
    let language = language.map(|typed| {
        let bad = || bad_option("setup", "language", interaction.language);
        language_settings::read_choice(&typed).ok_or_else(bad)
    });
    interaction
        .reply(move |app, by| {
            let (limit, language) = match (limit.transpose(), language.transpose()) {
                (Ok(limit), Ok(language)) => (limit, language),
                (Err(mistake), _) | (_, Err(mistake)) => return Ok(Answer::say(mistake)),
            };
            let (channel, role) = (channel.map(challenge_channel), role.map(RoleId::get));
            let web = web.map(|watching| watching == WebWatching::Allowed);
            let organizers = clubs.map(RoleId::get);
            let daily =
                daily.map(|hour| u8::try_from(hour).map_or(DailyChange::Off, DailyChange::At));
            let change =
                HouseRuleChanges { channel, role, limit, posts, organizers, web, language, daily };
            Ok(app::server::setup::change_rules(app, by, change, from)?.lines(lacking))
        })
        .await
}

fn challenge_channel(channel: PartialChannel) -> ChallengeChannel {
    let is_possible = !matches!(
        channel.kind,
        ChannelType::Category
            | ChannelType::NewsThread
            | ChannelType::PublicThread
            | ChannelType::PrivateThread
            | ChannelType::Directory
    );
    ChallengeChannel { id: channel.id.get(), is_possible }
}

/// Suggests the languages that contain the typed text, each by its own name.
async fn languages(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let own = Interaction::from(context).language;
    let languages = language_settings::choices(own).into_iter();
    choices(languages.filter(|(label, _)| label.to_lowercase().contains(&typed)))
}
