//! `/resign`: giving a match up, after a question.

use super::{Answered, Asked, Command, which};
use crate::discord::acts;
use crate::discord::caller::Caller;

/// Resign a match; you are asked first
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn resign(
    asked: Asked<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "which::complete"]
    named: Option<String>,
) -> Answered {
    let caller = Caller::from(asked.interaction);
    let from = caller.clone();
    let work = asked.data().answer(&caller, move |desk, by| {
        match which::find(desk, &from, named.as_deref()) {
            Ok(id) => acts::ask_to_resign(desk, by, id),
            Err(unclear) => unclear.into_answer(),
        }
    });
    caller.answer(asked.data(), asked.http(), work).await
}

/// The command.
pub(super) fn command() -> Command {
    resign()
}
