//! `/hint`: what the computer would play in one's place.

use crate::discord::commands::{Answered, Asked, Command, match_option};

/// Ask what a computer would play in your place, and why; among people, once everybody has agreed
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn hint(
    asked: Asked<'_>,
    #[description = "The number of the match, where it is not clear"]
    #[rename = "match"]
    #[autocomplete = "match_option::complete"]
    named: Option<String>,
) -> Answered {
    match_option::hint(asked, named).await
}

/// The command.
pub(super) fn command() -> Command {
    hint()
}
