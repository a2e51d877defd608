//! `/setup`: what a server likes, for those who manage it; and what the bot lacks in this channel.

use matches::{Limit, PostMode};
use poise::serenity_prelude as serenity;
use rules::Message;
use serenity::{ChannelId, CreateAutocompleteResponse, RoleId};

use crate::app;
use crate::app::Answer;
use crate::app::server::setup::HouseRuleChanges;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::commands::turn_limit;
use crate::discord::interaction::{Interaction, permissions};
use crate::words::discord::Say;

/// How boards are posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
enum How {
    #[name = "every move"]
    EveryMove,
    #[name = "one board"]
    OneBoard,
}

/// How pictures look here, where and by whom challenges are made, and what I lack in this channel
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_GUILD"
)]
async fn setup(
    context: Context<'_>,
    #[description = "Challenges only in this channel; name it again to take it back"]
    channel: Option<ChannelId>,
    #[description = "Only people with this role can challenge; @everyone opens it to all again"]
    role: Option<RoleId>,
    #[description = "How long each turn may take, unless a challenge says otherwise"]
    #[autocomplete = "complete"]
    time: Option<String>,
    #[description = "How boards are posted, unless a challenge says otherwise"] posts: Option<How>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let (from, lacking) = (interaction.standpoint(), permissions::report(&interaction));
    let posts = posts.map(|how| match how {
        How::EveryMove => PostMode::EveryMove,
        How::OneBoard => PostMode::OneBoard,
    });
    let limit = time.map(|time| turn_limit::read(&time).ok_or(Say::BadTime));
    let work = interaction.run(move |app, by| {
        let limit: Option<Option<Limit>> = match limit.transpose() {
            Ok(limit) => limit,
            Err(mistake) => return Ok(Answer::say(Message::from(mistake))),
        };
        let (channel, role) = (channel.map(ChannelId::get), role.map(RoleId::get));
        let change = HouseRuleChanges { channel, role, limit, posts };
        Ok(app::server::setup::change_rules(app, by, change, from)?.lines(lacking))
    });
    interaction.answer(work).await
}

/// The command.
pub(super) fn command() -> Command {
    setup()
}

async fn complete(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    turn_limit::complete(typed).await
}
