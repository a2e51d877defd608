//! The entry in a person's context menu: challenging somebody without typing.

use data::PlayerId;
use poise::serenity_prelude as serenity;

use super::{Answered, Asked, Command};
use crate::desk::{self, Answer};
use crate::discord::caller::Caller;
use crate::discord::words::Say;

#[poise::command(
    context_menu_command = "Challenge to a castle game",
    install_context = "Guild|User",
    interaction_context = "Guild|PrivateChannel"
)]
async fn invite(asked: Asked<'_>, user: serenity::User) -> Answered {
    let caller = Caller::from(asked.interaction);
    let answer = if user.bot {
        Answer::say(Say::BotsDoNotPlay)
    } else if user.id.get() == caller.player.0 {
        Answer::say(Say::NotYourself)
    } else {
        desk::choose_game(PlayerId(user.id.get()))
    };
    caller.answer(asked.data(), asked.http(), async { answer }).await
}

/// The command.
pub(super) fn command() -> Command {
    invite()
}
