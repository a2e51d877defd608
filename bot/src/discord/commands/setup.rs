//! `/setup`: settings of a server, and permissions that the bot lacks in this channel.

use matches::{Limit, PostMode};
use poise::serenity_prelude::{ChannelId, RoleId};
use rules::Message;

use crate::app;
use crate::app::Answer;
use crate::app::server::setup::HouseRuleChanges;
use crate::discord::commands::command_types::{CommandResult, Context};
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

/// This server's pictures, challenge rules and time per turn, and which permissions I'm missing
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn setup(
    context: Context<'_>,
    #[description = "Allow challenges only in this channel; name it again to undo"] channel: Option<
        ChannelId,
    >,
    #[description = "Allow challenges only to this role; @everyone lifts the limit"] role: Option<
        RoleId,
    >,
    #[description = "Default time per turn"]
    #[autocomplete = "turn_limit::complete"]
    time: Option<String>,
    #[description = "How boards are posted by default"] posts: Option<Posting>,
    #[description = "Allow links by which anyone can watch a match on the web"] web: Option<
        WebWatching,
    >,
    #[description = "Let this role run leagues and tournaments; name it again to undo"]
    clubs: Option<RoleId>,
) -> CommandResult {
    let interaction = Interaction::from(context);
    let (from, lacking) = (interaction.standpoint(), permissions::report(&interaction));
    let posts = posts.map(|posting| match posting {
        Posting::EveryMove => PostMode::EveryMove,
        Posting::OneBoard => PostMode::OneBoard,
    });
    let limit = time.map(|time| turn_limit::read(&time).ok_or(Say::BadTime));
    interaction
        .reply(move |app, by| {
            let limit: Option<Option<Limit>> = match limit.transpose() {
                Ok(limit) => limit,
                Err(mistake) => return Ok(Answer::say(Message::from(mistake))),
            };
            let (channel, role) = (channel.map(ChannelId::get), role.map(RoleId::get));
            let web = web.map(|watching| watching == WebWatching::Allowed);
            let organizers = clubs.map(RoleId::get);
            let change = HouseRuleChanges { channel, role, limit, posts, organizers, web };
            Ok(app::server::setup::change_rules(app, by, change, from)?.lines(lacking))
        })
        .await
}
