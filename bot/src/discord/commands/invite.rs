//! The entry in a person's context menu: challenging somebody without typing.

use data::PlayerId;
use poise::serenity_prelude as serenity;

use super::{Answered, Asked, Command};
use crate::discord::answer::{Answer, mention, menu_option};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{Action, Press};

#[poise::command(
    context_menu_command = "Challenge to a castle game",
    install_context = "Guild",
    interaction_context = "Guild"
)]
async fn invite(asked: Asked<'_>, user: serenity::User) -> Answered {
    let caller = Caller::from(asked.interaction);
    let answer = if user.bot {
        Answer::say("Bots don't play here. Challenge a person.")
    } else if user.id.get() == caller.player.0 {
        Answer::say(
            "You can't challenge yourself. `/challenge` without an opponent asks everybody.",
        )
    } else {
        choose(PlayerId(user.id.get()))
    };
    caller.answer(asked.data(), asked.http(), async { answer }).await
}

/// The command.
pub(super) fn command() -> Command {
    invite()
}

fn choose(opponent: PlayerId) -> Answer {
    let press = Press::new(Action::Invite, data::MatchId(0), data::Revision(0))
        .with(opponent.0.to_string());
    let for_two =
        ::games::CATALOG.iter().map(|game| game.info()).filter(|info| info.seats.contains(&2));
    let options =
        for_two.take(25).map(|info| menu_option(info.id, info.name, info.summary)).collect();
    Answer::say(format!("Which game shall {} be challenged to?", mention(opponent))).menu(
        &press,
        "Choose a game",
        options,
    )
}
