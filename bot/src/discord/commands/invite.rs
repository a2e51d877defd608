//! The user menu entry that challenges a person without typing.

use matches::PlayerId;
use poise::serenity_prelude as serenity;

use crate::app;
use crate::app::Answer;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::{Interaction, permissions};
use crate::words::discord::Say;

#[poise::command(context_menu_command = "Challenge to a castle game")]
pub(super) async fn invite(context: Context<'_>, user: serenity::User) -> CommandResult {
    let interaction = Interaction::from(context);
    // Discord offers the entry also on messages of people who have left.
    let is_member = context.interaction.data.resolved.members.contains_key(&user.id);
    let answer = if user.bot {
        Answer::say(Say::BotsDoNotPlay)
    } else if user.id.get() == interaction.player.0 {
        Answer::say(Say::NotYourself)
    } else if let Err(missing) = permissions::check(&interaction) {
        Answer::say(missing)
    } else if !is_member && !interaction.is_private {
        Answer::say(Say::NotAMember)
    } else {
        app::challenge::choose_game(PlayerId(user.id.get()))
    };
    interaction.say(answer).await
}
