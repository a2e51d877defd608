//! The entry in a person's context menu: challenging somebody without typing.

use matches::PlayerId;
use poise::serenity_prelude as serenity;

use crate::app;
use crate::app::Answer;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::Interaction;
use crate::words::discord::Say;

#[poise::command(
    context_menu_command = "Challenge to a castle game",
    install_context = "Guild|User",
    interaction_context = "Guild|PrivateChannel"
)]
async fn invite(context: Context<'_>, user: serenity::User) -> CommandResult {
    let interaction = Interaction::from(context);
    let answer = if user.bot {
        Answer::say(Say::BotsDoNotPlay)
    } else if user.id.get() == interaction.player.0 {
        Answer::say(Say::NotYourself)
    } else {
        app::challenge::choose_game(PlayerId(user.id.get()))
    };
    interaction.answer(async { answer }).await
}

/// The command.
pub(super) fn command() -> Command {
    invite()
}
