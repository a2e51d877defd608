//! `/forget`: erases what is kept about a person.

use super::{Answered, Asked, Command};
use crate::desk::Answer;
use crate::discord::caller::Caller;

/// Erase what is kept about you; running matches are resigned first
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn forget(
    asked: Asked<'_>,
    #[description = "Type: yes, forget me"] confirm: String,
) -> Answered {
    let caller = Caller::from(asked.interaction);
    let work = asked.data().answer(caller.by(asked.data().now()), move |desk, by| {
        if confirm.trim().to_lowercase() != "yes, forget me" {
            let how =
                "Nothing was erased. To erase it all, give `confirm` the words `yes, forget me`.";
            return Ok(Answer::say(how));
        }
        let matches = desk.matches().forget(by.player, by.now)?;
        Ok(Answer::say(format!(
            "Done. You were erased from {matches} matches; backups follow within 14 days."
        )))
    });
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    forget()
}
